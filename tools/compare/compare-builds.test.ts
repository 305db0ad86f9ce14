import { expect, test } from 'vitest';
import { folderOf } from '../folder-of.ts';
import { compareBuilds, readBuild } from './compare-builds.ts';

const buildOf = async (files: Record<string, string>) => readBuild(await folderOf(files));

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
