import { expect, test } from 'vitest';
import {
  about,
  allServices,
  careers,
  courses,
  internshipPage,
  internshipRegistration,
  internships,
  placementRegistration,
  placementTraining,
  services,
  showcases,
  technologies,
} from '#content';

/** What shows icons on each page that does. */
const pages: readonly (readonly [page: string, shown: unknown])[] = [
  ['the home page', services.map(({ sign }) => ({ sign }))],
  ['about', about],
  ['careers', careers],
  ['internship', [internshipPage, internships]],
  ['placement training', [placementTraining, courses.map(({ sign }) => ({ sign }))]],
  ['the internship registration', internshipRegistration],
  ['the placement registration', placementRegistration],
  ...[...allServices, ...showcases].map(({ slug, page }) => [slug, page] as const),
];

test.each(pages)('%s shows no icon twice', (_page, shown) => {
  const signs = signsIn(shown);
  expect(signs).toEqual([...new Set(signs)]);
});

test.each(showcases.map(({ slug, page }) => [slug, page] as const))('%s: every feature has its icon', (_slug, page) => {
  expect(signsIn(page).length).toBeGreaterThanOrEqual(6);
});

test.each(allServices.map(({ slug, page }) => [slug, page] as const))(
  '%s: a band of offerings has icons throughout, or none',
  (_slug, { bands }) => {
    for (const band of bands) {
      if (band.kind === 'offerings') expect([0, band.items.length]).toContain(signsIn(band).length);
    }
  },
);

test.each(technologies.map((technology) => [technology.slug, technology] as const))(
  '%s has a picture or an icon for the cards that lead to it',
  (_slug, { sign, page }) => {
    expect(sign ?? page.hero.picture).toBeDefined();
  },
);

function signsIn(shown: unknown): string[] {
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(shown).flatMap(([name, value]) => (name === 'sign' ? [String(value)] : signsIn(value)));
}
