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

/** Pages of services, products and technologies are made of the same sections. Each is its own all the same. */
const kinds = { services: allServices, products: products, technologies };

test.each(Object.entries(kinds))('no two %s have their sections in the same order', (_, entries) => {
  expect(repeated(entries.map(({ page }) => page.sections.map(({ kind }) => kind).join(' ')))).toEqual([]);
});

test('no sentence stands on two of their pages, or on that of all', () => {
  const others = [home, about, careers, ourWork, contracting, tenderFile];
  const entries = [...allServices, ...products, ...technologies, ...sectors, ...others];
  const said = repeated(entries.flatMap((entry) => [...new Set(sentencesOf(entry))]));
  expect(said.filter((sentence) => sentence !== profile.registeredOffice.text)).toEqual([]);
});

describe.each([...allServices, ...products, ...technologies].map((entry) => [entry.href, entry] as const))(
  '%s',
  (_, { page }) => {
    test('says no sentence twice', () => {
      expect(repeated(sentencesOf(page))).toEqual([]);
    });

    test('each of its parts has an anchor of its own', () => {
      expect(repeated(page.sections.map(({ id }) => id))).toEqual([]);
    });
  },
);
