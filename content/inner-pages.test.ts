import { describe, expect, test } from 'vitest';
import {
  about,
  allServices,
  careers,
  contracting,
  home,
  ourWork,
  products,
  profile,
  sectors,
  technologies,
  tenderFile,
} from '#content';
import { repeated, sentencesOf } from './test-words.ts';

const kinds = { services: allServices, products: products, technologies };

test.each(Object.entries(kinds))('no two %s have their sections in the same order', (_, entries) => {
  expect(repeated(entries.map(({ page }) => page.sections.map(({ kind }) => kind).join(' ')))).toEqual([]);
});

test('no sentence is on two pages', () => {
  const others = [home, about, careers, ourWork, contracting, tenderFile];
  const entries = [...allServices, ...products, ...technologies, ...sectors, ...others];
  const sentences = repeated(entries.flatMap((entry) => [...new Set(sentencesOf(entry))]));
  expect(sentences.filter((sentence) => sentence !== profile.registeredOffice.text)).toEqual([]);
});

describe.each([...allServices, ...products, ...technologies].map((entry) => [entry.href, entry] as const))(
  '%s',
  (_, { page }) => {
    test('repeats no sentence', () => {
      expect(repeated(sentencesOf(page))).toEqual([]);
    });

    test('gives each section a unique anchor', () => {
      expect(repeated(page.sections.map(({ id }) => id))).toEqual([]);
    });
  },
);
