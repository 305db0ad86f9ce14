import { readFile, writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { unzip } from '../server/test-support/unzip.ts';
import { generateEntries } from './generate/entries.ts';
import { copyProject } from './test-support/project-copy.ts';

test('finds a translation whose original has changed, until it is accepted', async () => {
  const copy = await copyProject(undefined, [
    'content',
    'forms',
    'server',
    'tools',
    '.generated/handouts.ts',
    'package.json',
  ]);
  onTestFinished(() => copy.remove());
  await generateEntries(copy.root);
  const run = (...args: string[]) => copy.run(['tools/translations.ts', ...args]);
  const original = copy.path('content/academy/before-you-decide.ts');
  const source = await readFile(original, 'utf8');
  await writeFile(original, source.replace("heading: 'Before you decide'", "heading: 'Before you choose'"));
  const stale = ['bn', 'hi'].map((code) => {
    const file = 'academy/before-you-decide.ts';
    return `content/${code}/${file}: content/${file} has changed\n`;
  });
  expect(await run()).toEqual({ status: 1, text: stale.join('') });
  expect((await run('--accept')).status).toBe(0);
  expect(await run()).toEqual({ status: 0, text: 'No translation is out of date.\n' });
  expect((await run('--sheet', 'bn')).text).toMatch(/^build\/translations-bn\.xlsx: \d{4,} texts\n$/);
  const sheet = unzip(await readFile(copy.path('build/translations-bn.xlsx'))).get('xl/sharedStrings.xml');
  for (const text of [
    'Before you choose',
    'সিদ্ধান্ত নেওয়ার আগে',
    'Privacy notice for our forms',
    'আমাদের ফর্মের গোপনীয়তা বিজ্ঞপ্তি',
  ])
    expect(sheet).toContain(text);
});
