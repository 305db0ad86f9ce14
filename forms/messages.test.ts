import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { answerErrors } from './messages.ts';

const projectDir = new URL('../', import.meta.url);

/** Where faults and refusals are found out and shown. */
const rooms = ['forms', 'server/intake', 'site/forms', 'site/wizard'];

/** Words in a row between quotes, the first with a capital or filled in: what a visitor could read. */
const sentence = /(['`])(?:[A-Z]|\$\{\w+\} )[^'`\n]*? [^'`\n]*? [^'`\n]*?\1/g;

it('no sentence that a form says stands outside of this file', async () => {
  const found: string[] = [];
  for (const room of rooms) {
    const names = await readdir(new URL(`${room}/`, projectDir), { recursive: true });
    for (const name of names.filter((each) => /\.tsx?$/.test(each) && !/test\.tsx?$|^messages\.ts$/.test(each))) {
      const text = await readFile(new URL(`${room}/${name}`, projectDir), 'utf8');
      const code = text.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
      found.push(...Array.from(code.matchAll(sentence), ([words]) => `${room}/${name}: ${words}`));
    }
  }
  expect(found).toEqual([]);
});

it('counts are written as in India', () => {
  expect(answerErrors.tooLong('Notes', 150_000, 152_000)).toMatch(/longer than 1,50,000 .+ by 2,000\.$/);
});
