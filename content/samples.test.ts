import { describe, expect, test } from 'vitest';
import {
  about,
  allServices,
  careers,
  home,
  internshipPage,
  listSamples,
  ourWork,
  placementTraining,
  products,
  team,
  technologies,
} from '#content';
import companyFigures from './facts/figures.json' with { type: 'json' };
import { textsOf } from './test-words.ts';

const inner = [...allServices, ...products, ...technologies];
const words = [...inner, about, careers, home, internshipPage, ourWork, placementTraining, team];

const samples = listSamples();
/** The marks only matter while the company itself is a sample. */
const isMadeUp = samples.some(({ file, field }) => file === 'content/facts/company.json' && field === 'name');

/** The fields of a file that are marked as samples, such as `page.hero.lead` or `page`. */
function markedIn(file: string): string[] {
  return samples.filter((sample) => sample.file === file).map(({ field }) => field.replace(/ \(whole entry.*/, ''));
}

/** Matches claims about users, secrecy, retention, prices and response times. */
const claim =
  /in daily use|run by many|open every morning|cannot read|(?:no|of) training|\b(?:thirty|\d+) days, then|each quarter|\bfee\b.*without|without a fee|is free\b|free of charge|free demo|working days/i;

describe.runIf(isMadeUp)('for a made-up company, the launch check lists', () => {
  test.each(inner.map(({ file }) => file))('the page of %s', (file) => {
    expect(markedIn(file)).toContain('page');
  });

  test('each claim about use, secrecy, retention, price or speed, separately from its page', () => {
    const unmarked = words.flatMap(({ file, ...entry }) => {
      const own = markedIn(file).filter((field) => field !== 'page');
      return textsOf(entry)
        .filter(([path, text]) => claim.test(text) && !own.some((field) => `${path}.`.startsWith(`${field}.`)))
        .map(([path]) => `${file}: ${path}`);
    });
    expect(unmarked).toEqual([]);
  });

  test('the evidence of each figure', () => {
    const evidenceIn = (file: string, entry: unknown) =>
      textsOf(entry).flatMap(([path, text]) => (/(?<!\.samples)\.evidence$/.test(path) ? [{ file, path, text }] : []));
    const company = evidenceIn('content/facts/figures.json', companyFigures);
    const joined = new Set(company.map(({ text }) => text));
    const onPages = words.flatMap(({ file, ...entry }) => evidenceIn(file, entry));
    const figures = [...company, ...onPages.filter(({ text }) => !joined.has(text))];
    expect(figures.length).toBeGreaterThan(40);
    expect(figures.filter(({ file, path }) => !markedIn(file).includes(path))).toEqual([]);
    expect(new Set(figures.map(({ text }) => text)).size).toBe(figures.length);
  });
});
