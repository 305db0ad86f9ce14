import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareBuilds, readBuild } from './compare-builds.ts';

async function buildOf(files: Record<string, string>) {
  const dir = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await mkdir(join(dir, 'assets'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
  return readBuild(dir);
}

test('a page is the same when only the hash of what it loads changed', async () => {
  const before = await buildOf({
    'index.html': '<script src="/assets/shell-AbCd_123.js">',
    'assets/shell-AbCd_123.js': 'x',
  });
  const after = await buildOf({
    'index.html': '<script src="/assets/shell-zz99-888.js">',
    'assets/shell-zz99-888.js': 'x',
  });
  expect(compareBuilds(before, after)).toEqual([]);
});

test('says where a page parts, and which files came and went', async () => {
  const before = await buildOf({ 'index.html': '<h1>Home</h1>', 'old.txt': '', 'a.br': '1' });
  const after = await buildOf({ 'index.html': '<h1>House</h1>', 'new.txt': '', 'a.br': '2' });
  expect(compareBuilds(before, after)).toEqual([
    'index.html: 13 and 14 characters\n  before "<h1>Home</h1>"\n  after  "<h1>House</h1>"',
    'new.txt: only after',
    'old.txt: only before',
  ]);
});

test('a second chunk of a name is found', async () => {
  const before = await buildOf({ 'assets/field-AAAAAAAA.js': 'x' });
  const after = await buildOf({ 'assets/field-AAAAAAAA.js': 'x', 'assets/field-BBBBBBBB.js': 'y' });
  expect(compareBuilds(before, after)).toEqual([expect.stringContaining('assets/field.js: ')]);
});
