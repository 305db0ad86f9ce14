import { expect, test } from 'vitest';
import { readBuildSettings } from '../../server/config.ts';
import { folderOf } from '../folder-of.ts';
import { describeBuild, weigh } from './summary.ts';

const weight = { pages: 2, files: 13, sentBytes: 75 * 1024 };
const settings = readBuildSettings({});

test('says how many pages, how heavy, how long, and where forms deliver', () => {
  expect(describeBuild(weight, settings, 0, 6.31)).toBe(
    'Built 2 pages in 6.3 s: 13 files, 75 KB as sent.\nForms deliver to: intake',
  );
});

test('warns loudly when nothing is delivered', () => {
  expect(describeBuild(weight, { ...settings, delivery: 'none' }, 0, 1)).toContain('NOTHING IS DELIVERED');
});

test('counts the sample values that are left and says how to list them', () => {
  expect(describeBuild(weight, settings, 32, 1)).toContain('32 sample values are left: run npm run launch-check.');
});

test('counts a page once, at the size it is sent in', async () => {
  const dir = await folderOf({
    'index.html': 'a'.repeat(900),
    'index.html.br': 'a'.repeat(100),
    'index.html.gz': 'a'.repeat(200),
    'a.woff2': 'a'.repeat(50),
  });
  expect(await weigh(dir)).toEqual({ pages: 1, files: 2, sentBytes: 150 });
});
