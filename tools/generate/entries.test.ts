import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectDir } from '../site-build/paths.ts';
import { copyContent, type ProjectCopy } from '../test-support/project-copy.ts';
import { generateEntries } from './entries.ts';

/** A copy of an existing service with another title and position. */
const newService = readFileSync(join(projectDir, 'content/services/cloud-solutions.ts'), 'utf8')
  .replace(/order: \d+/, 'order: 9000')
  .replace(/title: '[^']*'/, "title: 'Field Surveys'");

let copy: ProjectCopy;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.remove());

const generated = () => copy.path('.generated/entries.ts');

test('adds a new file to the list, the menu, the project types and the pages', async () => {
  await writeFile(copy.path('content/services/field-surveys.ts'), newService);
  await generateEntries(copy.root);
  const expression =
    '[c.services.at(-1).href, c.navigation.header.solutions.links.at(-1).title, c.projectTypes.includes("Field Surveys"), c.pages.some((page) => page.href === "/services/field-surveys")]';
  expect(await copy.evaluate(expression)).toEqual(['/services/field-surveys', 'Field Surveys', true, true]);
});

test('refuses an invalid entry, and names its file and field', async () => {
  const file = copy.path('content/services/field-surveys.ts');
  await writeFile(file, newService.replace(/summary: '.*'/, `sumary: '', summary: '${'a'.repeat(183)}'`));
  await generateEntries(copy.root);
  const message = await copy.evaluate('0').catch((error: Error) => error.message);
  expect(message).toContain('content/services/field-surveys.ts: summary: has 183 characters; write at most 90\n');
  expect(message).toContain(
    'content/services/field-surveys.ts: sumary: no such field; check the spelling or remove it\n',
  );
});

test('writes the list only when it changes', async () => {
  await generateEntries(copy.root);
  const [text, written] = [await readFile(generated(), 'utf8'), await stat(generated(), { bigint: true })];
  await generateEntries(copy.root);
  expect(await readFile(generated(), 'utf8')).toBe(text);
  expect((await stat(generated(), { bigint: true })).mtimeNs).toBe(written.mtimeNs);
});

test('sorts the files of a kind', async () => {
  await generateEntries(copy.root);
  const files = [...(await readFile(generated(), 'utf8')).matchAll(/file: '(content\/services\/.*?)'/g)].map(
    ([, f]) => f,
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files).toEqual(files.toSorted());
});

test('removes a deleted file from the list', async () => {
  await rm(copy.path('content/services/data-engineering.ts'));
  await generateEntries(copy.root);
  expect(await readFile(generated(), 'utf8')).not.toContain("'content/services/data-engineering.ts', slug");
});

test('ignores tests and READMEs', async () => {
  await writeFile(copy.path('content/services/README.md'), '');
  await writeFile(copy.path('content/services/prices.test.ts'), '');
  await generateEntries(copy.root);
  expect(await readFile(generated(), 'utf8')).not.toMatch(/README|prices/);
});

test.each(['Field Surveys.ts', 'fieldSurveys.ts', 'field_surveys.ts', 'survey.tsx'])('refuses %s', async (name) => {
  await writeFile(copy.path(`content/services/${name}`), newService);
  await expect(generateEntries(copy.root)).rejects.toThrow(
    `content/services/${name}: the file name becomes the address`,
  );
});

test('refuses a folder among the entries', async () => {
  await mkdir(copy.path('content/services/mobile'));
  await expect(generateEntries(copy.root)).rejects.toThrow('content/services/mobile: ');
});
