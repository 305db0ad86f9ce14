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
  products,
  services,
  technologies,
} from '#content';

/** What shows icons on each page that does. */
const pages: readonly (readonly [page: string, shown: unknown])[] = [
  ['the home page', services.map(({ icon }) => ({ icon }))],
  ['about', about],
  ['careers', careers],
  ['internship', [internshipPage, internships]],
  ['placement training', [placementTraining, courses.map(({ icon }) => ({ icon }))]],
  ['the internship registration', internshipRegistration],
  ['the placement registration', placementRegistration],
  ...[...allServices, ...products].map(({ slug, page }) => [slug, page] as const),
];

test.each(pages)('%s shows no icon twice', (_page, shown) => {
  const icons = signsIn(shown);
  expect(icons).toEqual([...new Set(icons)]);
});

test.each(products.map(({ slug, page }) => [slug, page] as const))('%s: every feature has its icon', (_slug, page) => {
  expect(signsIn(page).length).toBeGreaterThanOrEqual(6);
});

test.each(allServices.map(({ slug, page }) => [slug, page] as const))(
  '%s: a section of offerings has icons throughout, or none',
  (_slug, { sections }) => {
    for (const section of sections) {
      if (section.kind === 'offerings') expect([0, section.items.length]).toContain(signsIn(section).length);
    }
  },
);

test.each(technologies.map((technology) => [technology.slug, technology] as const))(
  '%s has a picture or an icon for the cards that lead to it',
  (_slug, { icon, page }) => {
    expect(icon ?? page.hero.picture).toBeDefined();
  },
);

function signsIn(shown: unknown): string[] {
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(shown).flatMap(([name, value]) => (name === 'icon' ? [String(value)] : signsIn(value)));
}
