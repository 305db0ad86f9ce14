import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formIds } from './form-ids.ts';
import { forms } from './index.ts';

it('lists the ids of all forms without importing any form', () => {
  expect(formIds).toEqual([...forms.keys()]);
  expect(readFileSync(new URL('form-ids.ts', import.meta.url), 'utf8')).not.toContain('import');
});
