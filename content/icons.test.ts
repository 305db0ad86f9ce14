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

/** The pages with icons, and the content that has the icons. */
const pages: readonly (readonly [page: string, content: unknown])[] = [
  ['the home page', services.map(({ icon }) => ({ icon }))],
  ['about', about],
  ['careers', careers],
  ['internship', [internshipPage, internships]],
  ['placement training', [placementTraining, courses.map(({ icon }) => ({ icon }))]],
  ['the internship registration', internshipRegistration],
  ['the placement registration', placementRegistration],
  ...[...allServices, ...products].map(({ slug, page }) => [slug, page] as const),
];

test.each(pages)('%s shows no icon twice', (_page, content) => {
  const icons = iconsIn(content);
  expect(icons).toEqual([...new Set(icons)]);
});

test.each(products.map(({ slug, page }) => [slug, page] as const))('%s has six icons or more', (_slug, page) => {
  expect(iconsIn(page).length).toBeGreaterThanOrEqual(6);
});

test.each(allServices.map(({ slug, page }) => [slug, page] as const))(
  '%s: in a section of offerings, all items have icons or none has',
  (_slug, { sections }) => {
    for (const section of sections) {
      if (section.kind === 'offerings') expect([0, section.items.length]).toContain(iconsIn(section).length);
    }
  },
);

test.each(technologies.map((technology) => [technology.slug, technology] as const))(
  '%s has a picture or an icon for the cards that link to it',
  (_slug, { icon, page }) => {
    expect(icon ?? page.hero.picture).toBeDefined();
  },
);

function iconsIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) => (name === 'icon' ? [String(value)] : iconsIn(value)));
}
