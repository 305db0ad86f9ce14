import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formIds } from './form-ids.ts';
import { forms } from './index.ts';

it('are those of the forms that may be sent, and are known without reading any of them', () => {
  expect(formIds).toEqual([...forms.keys()]);
  expect(readFileSync(new URL('form-ids.ts', import.meta.url), 'utf8')).not.toContain('import');
});
