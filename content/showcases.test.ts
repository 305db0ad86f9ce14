import { describe, expect, test } from 'vitest';
import { allServices, home, listSamples, ourWork, projectTypes, showcases } from '#content';

test('the address of a product elsewhere is a sample', () => {
  expect(listSamples()).toContainEqual(
    expect.objectContaining({ file: 'content/showcases/textmi.ts', field: 'page.hero.actions.1.href' }),
  );
});

describe.each(showcases.map((product) => [product.slug, product] as const))('%s', (_slug, product) => {
  const { page } = product;

  test('has a badge, two buttons and a closing call', () => {
    expect(page.hero.eyebrow).toBeTruthy();
    expect(new Set([...page.hero.actions, page.closing.action].map(({ label }) => label)).size).toBe(3);
  });

  test('is shown by its own screens, two or more', () => {
    const shown = page.bands.flatMap((band) => (band.kind === 'screens' ? band.screens : []));
    const family = page.hero.picture?.screen.split('-')[0];
    expect(family).toBeTruthy();
    expect(new Set(shown.map(({ screen }) => screen)).size).toBeGreaterThan(1);
    expect(shown.filter(({ screen }) => screen.split('-')[0] !== family)).toEqual([]);
  });

  test('describes each picture once', () => {
    const alts = [page.hero.picture, ...(page.hero.picture?.beside ?? [])].flatMap((one) => (one ? [one.alt] : []));
    for (const band of page.bands) if (band.kind === 'screens') alts.push(...band.screens.map(({ alt }) => alt));
    expect(new Set(alts).size).toBe(alts.length);
  });

  test('its parts have each their own anchor', () => {
    const ids = page.bands.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('buttons', () => {
  test('choose an answer that the contact form has', () => {
    expect(projectTypes).toContain(ourWork.projects.projectType);
  });

  test('lead to the contact form, except to the site of TextMi', () => {
    const elsewhere = showcases.flatMap(({ slug, page }) =>
      [...page.hero.actions, page.closing.action].flatMap(({ href }) => (href ? [`${slug} ${href}`] : [])),
    );
    expect(elsewhere).toEqual(['textmi https://textmi.example.com', 'textmi /#contact']);
  });
});

describe('each page is its own', () => {
  test('no two have their bands in the same order', () => {
    const orders = showcases.map(({ page }) => page.bands.map(({ kind }) => kind).join(' '));
    expect(new Set(orders).size).toBe(orders.length);
  });

  test('no sentence stands twice, here or on the pages of the services', () => {
    const said = [...showcases, ...allServices, home, ourWork].flatMap((entry) => [
      ...new Set(textsOf(entry).flatMap(sentences)),
    ]);
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([]);
  });

  test('and none twice on one page', () => {
    for (const { slug, page } of showcases) {
      const said = textsOf(page).flatMap(sentences);
      expect(
        said.filter((sentence, index) => said.indexOf(sentence) !== index),
        slug,
      ).toEqual([]);
    }
  });
});

/** Every text of some content. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The sentences of a text, and its longer phrases where it has none. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.?!]) /).filter((sentence) => sentence.length > 30);
}
