import { describe, expect, test } from 'vitest';
import {
  addresses,
  contracting,
  listSamples,
  type PageSectionOf,
  projectTypes,
  type Technology,
  technologies,
  technologyPartners,
} from '#content';
import { repeated } from './test-words.ts';

describe.each(technologies.map((technology) => [technology.slug, technology] as const))('%s', (slug, technology) => {
  const { page } = technology;

  test('has two or more sections about our work with it', () => {
    const kinds = page.sections.map(({ kind }) => kind);
    expect(kinds.filter((kind) => ['offerings', 'list', 'groups'].includes(kind)).length).toBeGreaterThanOrEqual(2);
  });

  test('features projects, each with different technologies', () => {
    const projects = projectsOf(technology);
    expect(projects).not.toEqual([]);
    for (const { title, technologies: tags } of projects) expect(repeated(tags), title).toEqual([]);
  });

  test('asks for each project a price within the band of its service', () => {
    for (const { title, service, scope } of projectsOf(technology)) {
      const band = contracting.prices.kinds.find(({ href }) => href === addresses.service(service));
      const price = Number(/₹([\d.]+) lakh$/.exec(scope)?.[1]) * 1_00_000;
      expect(price, title).toBeGreaterThanOrEqual(band?.fromInr ?? Number.NaN);
      expect(price, title).toBeLessThanOrEqual(band?.toInr ?? Number.NaN);
    }
  });

  test('marks its projects as samples', () => {
    const left = listSamples().filter(({ file }) => file === `content/technologies/${slug}.ts`);
    const section = page.sections.findIndex(({ kind }) => kind === 'projects');
    expect(left.map(({ field }) => field)).toContain(`page.sections.${section} (whole entry)`);
  });

  test('has buttons that fill in a project type of the contact form', () => {
    expect(projectTypes).toContain(technology.project);
    expect(page.hero.actions[0]?.href).toBeUndefined();
    expect(page.callToAction.action.href).toBeUndefined();
  });

  test('shows two logos of technology-partners.ts on its card', () => {
    const names = technologyPartners.map(({ name }) => name);
    for (const logo of technology.logos) expect(names).toContain(logo);
  });
});

describe('each page is unique', () => {
  test.each<[what: string, of: (technology: Technology) => readonly string[]]>([
    ['heading of a section', ({ page }) => page.sections.map(({ heading }) => heading)],
    ['title of a project', (technology) => projectsOf(technology).map(({ title }) => title)],
    ['button', ({ page }) => [...page.hero.actions, page.callToAction.action].map(({ label }) => label)],
    ['title of a browser tab', ({ page }) => [page.metadata.title]],
  ])('no two have the same %s', (_what, of) => {
    expect(repeated(technologies.flatMap(of))).toEqual([]);
  });
});

function projectsOf({ page }: Technology) {
  return page.sections
    .filter((section): section is PageSectionOf<'projects'> => section.kind === 'projects')
    .flatMap(({ projects }) => projects);
}
