import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../folder-of.ts';
import { openMadeBefore } from './made-before.ts';

it('makes of the same inputs once, also for the next build, and keeps only what is still asked for', async () => {
  const root = await folderOf({});
  const made: string[] = [];
  const build = async (...inputs: string[]) => {
    const packed = await openMadeBefore('packed', root);
    const make = (text: string) => async () => {
      made.push(text);
      return Buffer.from(text);
    };
    const got = await Promise.all(inputs.map((each) => packed.get(each, make(each))));
    await packed.forgetOthers();
    return got.map(String);
  };
  expect(await build('one', 'two', 'one')).toEqual(['one', 'two', 'one']);
  expect(await build('one', 'three')).toEqual(['one', 'three']);
  expect(made).toEqual(['one', 'two', 'three']);
  expect(await readdir(join(root, 'packed'))).toEqual(['one', 'three']);
});

it('keeps nothing of what could not be made', async () => {
  const root = await folderOf({});
  const packed = await openMadeBefore('packed', root);
  await expect(packed.get('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readdir(join(root, 'packed'))).toEqual([]);
});
