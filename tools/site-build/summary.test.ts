import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeBuild, weigh } from './summary.ts';

const weight = { pages: 2, files: 13, sentBytes: 75 * 1024 };
const settings = { delivery: 'intake', hasGallery: false } as const;

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
  const dir = await mkdtemp(join(tmpdir(), 'summary-'));
  for (const [name, length] of [
    ['index.html', 900],
    ['index.html.br', 100],
    ['index.html.gz', 200],
    ['a.woff2', 50],
  ] as const) {
    await writeFile(join(dir, name), 'a'.repeat(length));
  }
  expect(await weigh(dir)).toEqual({ pages: 1, files: 2, sentBytes: 150 });
  await rm(dir, { recursive: true });
});
