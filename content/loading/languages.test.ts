import { expect, test } from 'vitest';
import { findBrokenFacts } from '#content';
import { facts } from '../facts/facts.ts';
import { files, folders } from '../files.ts';
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
