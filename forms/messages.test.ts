import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fillMessage } from './messages.ts';

const projectDir = new URL('../', import.meta.url);

/** Folders of the code that detects and shows errors. */
const folders = ['forms', 'server/intake', 'site/forms', 'site/wizard'];

/** A string of several words that begins with a capital letter or a placeholder: text that a visitor could read. */
const sentence = /(['`])(?:[A-Z]|\$\{\w+\} )[^'`\n]*? [^'`\n]*? [^'`\n]*?\1/g;

it('the code has no sentence that a form shows; all are in content/form-messages.ts', async () => {
  const found: string[] = [];
  for (const folder of folders) {
    const names = await readdir(new URL(`${folder}/`, projectDir), { recursive: true });
    for (const name of names.filter((file) => /\.tsx?$/.test(file) && !/test\.tsx?$/.test(file))) {
      const text = await readFile(new URL(`${folder}/${name}`, projectDir), 'utf8');
      const code = text.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
      found.push(...Array.from(code.matchAll(sentence), ([words]) => `${folder}/${name}: ${words}`));
    }
  }
  expect(found).toEqual([]);
});

it('fills in placeholders, and writes counts as in India', () => {
  expect(fillMessage('{label}: {max} characters', { label: 'Notes', max: 150_000 })).toBe('Notes: 1,50,000 characters');
});
