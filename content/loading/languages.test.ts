import { expect, onTestFinished, test } from 'vitest';
import { findBrokenFacts, listTranslationTasks } from '#content';
import { languages as languageFiles } from '#generated/entries.ts';
import { facts } from '../facts/facts.ts';
import { files, folders } from '../files.ts';
import { listOpenTranslations } from './languages.ts';
import { findBrokenTexts, readAll } from './read-all.ts';

test('a longer name of the company is checked in the texts of every language', () => {
  const tables = { facts, files, folders };
  const company = { ...readAll(tables).factData.company, shortName: 'Unakoti '.repeat(8) };
  const inEnglish = findBrokenTexts(tables, company);
  const inAllLanguages = findBrokenFacts({ company });
  expect(inAllLanguages).toEqual(expect.arrayContaining([...inEnglish]));
  // The same field in another language is too long by another number of characters.
  expect(inAllLanguages.length).toBeGreaterThan(inEnglish.length);
});

test('an owner sees each translation whose original has changed', () => {
  const originals: Record<string, string> = languageFiles.bn?.originals ?? {};
  const { 'content/home.ts': hash = '' } = originals;
  onTestFinished(() => void Object.assign(originals, { 'content/home.ts': hash }));
  const tasks = () => listTranslationTasks().map(({ file }) => file);
  const before = tasks();
  originals['content/home.ts'] = 'the hash of an older text';
  expect(tasks().filter((file) => !before.includes(file))).toEqual(['content/bn/home.ts']);
});

test('an owner sees each text of a fact that a language does not have', () => {
  const { factData } = readAll({ facts, files, folders });
  const [batch = expect.fail('There is a batch.')] = factData.batches;
  const changed = { ...factData, batches: [{ ...batch, teacher: 'A new teacher' }] };
  const tasks = listOpenTranslations(changed).map(({ file, field }) => `${file} ${field}`);
  expect(tasks).toEqual(['content/bn/fact-words.ts A new teacher', 'content/hi/fact-words.ts A new teacher']);
});
