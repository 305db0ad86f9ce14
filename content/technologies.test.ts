import { describe, expect, test } from 'vitest';
import {
  about,
  allServices,
  type BandOf,
  careers,
  home,
  listSamples,
  ourWork,
  projectTypes,
  showcases,
  type Technology,
  technologies,
  technologyPartners,
} from '#content';

describe.each(technologies.map((technology) => [technology.slug, technology] as const))('%s', (slug, technology) => {
  const { page } = technology;

  test('has two or more bands of what we do with it', () => {
    const kinds = page.bands.map(({ kind }) => kind);
    expect(kinds.filter((kind) => ['offerings', 'list', 'groups'].includes(kind)).length).toBeGreaterThanOrEqual(2);
  });

  test('features three or more projects, each with its technologies', () => {
    const projects = projectsOf(technology);
    expect(projects.length).toBeGreaterThanOrEqual(3);
    for (const { title, technologies: tags } of projects) {
      expect(tags.length, title).toBeGreaterThanOrEqual(2);
      expect(new Set(tags).size, title).toBe(tags.length);
    }
  });

  test('its projects are samples, until real ones stand there', () => {
    const left = listSamples().filter(({ file }) => file === `content/technologies/${slug}.ts`);
    const band = page.bands.findIndex(({ kind }) => kind === 'projects');
    expect(left.map(({ field }) => field)).toContain(`page.bands.${band} (whole entry)`);
  });

  test('its buttons fill in a project type that the contact form offers', () => {
    expect(projectTypes).toContain(technology.project);
    expect(page.hero.actions[0]?.href).toBeUndefined();
    expect(page.closing.action.href).toBeUndefined();
  });

  test('its card shows two logos that we have', () => {
    const names = technologyPartners.map(({ name }) => name);
    for (const logo of technology.logos) expect(names).toContain(logo);
  });

  test('each of its parts has an anchor of its own', () => {
    const ids = page.bands.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('each page is its own', () => {
  test.each<[what: string, of: (technology: Technology) => readonly string[]]>([
    ['order of bands', ({ page }) => [page.bands.map(({ kind }) => kind).join(' ')]],
    ['heading of a band', ({ page }) => page.bands.map(({ heading }) => heading)],
    ['title of a project', (technology) => projectsOf(technology).map(({ title }) => title)],
    ['button', ({ page }) => [...page.hero.actions, page.closing.action].map(({ label }) => label)],
    ['title of a browser tab', ({ page }) => [page.metadata.title]],
  ])('no two have the same %s', (_what, of) => {
    expect(repeated(technologies.flatMap(of))).toEqual([]);
  });

  test('no sentence stands twice, here or on another page', () => {
    const others = [allServices, showcases, home, about, careers, ourWork].flatMap((page) => [
      ...new Set(textsOf(page).flatMap(sentences)),
    ]);
    const said = textsOf(technologies).flatMap(sentences);
    expect(repeated(said)).toEqual([]);
    expect(said.filter((sentence) => others.includes(sentence))).toEqual([]);
  });
});

function projectsOf({ page }: Technology) {
  return page.bands
    .filter((band): band is BandOf<'projects'> => band.kind === 'projects')
    .flatMap(({ projects }) => projects);
}

function repeated(words: readonly string[]): string[] {
  return words.filter((word, index) => words.indexOf(word) !== index);
}

/** Every text of some content. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The sentences of a text, and its longer phrases where it has none. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.?!]) /).filter((sentence) => sentence.length > 30);
}
