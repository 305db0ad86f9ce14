import { expect, test } from 'vitest';
import { readBuildSettings } from '../../server/config/settings.ts';
import { describeBuild } from './build-summary.ts';

const settings = readBuildSettings({});

test('states the number of pages, the duration and the destination of the forms', () => {
  expect(describeBuild(2, 6.31, settings, 0)).toBe('Built 2 pages in 6.3 s.\nForms deliver to: intake');
});

test('warns if forms are not delivered', () => {
  expect(describeBuild(2, 1, { ...settings, delivery: 'none' }, 0)).toContain('NOTHING IS DELIVERED');
});

test('counts the sample values', () => {
  expect(describeBuild(2, 1, settings, 32)).toContain(
    '32 sample values must be replaced before launch. To list them: npm run launch-check',
  );
});
