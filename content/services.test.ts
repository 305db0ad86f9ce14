import { describe, expect, test } from 'vitest';
import { allServices, home, listSamples, projectTypes, type Service, services } from '#content';

test.each([
  ['enterprise-solutions', 'story'],
  ['enterprise-solutions', 'story-figures'],
  ['data-engineering', 'story'],
])('%s: the launch check asks for the real %s', (slug, id) => {
  const { file, page } = serviceAt(slug);
  const field = `page.bands.${page.bands.findIndex((band) => band.id === id)} (whole entry)`;
  expect(listSamples()).toContainEqual(expect.objectContaining({ file, field }));
});

describe('buttons', () => {
  test.each(services.map(({ slug }) => slug))('those of %s lead to the contact form, prefilled', (slug) => {
    const { page, title } = serviceAt(slug);
    expect([...page.hero.actions, page.closing.action].filter(({ href }) => href)).toEqual([]);
    expect(projectTypes).toContain(title);
  });
});

describe('each page is its own', () => {
  test('no two have their bands in the same order', () => {
    const orders = allServices.map(({ page }) => page.bands.map(({ kind }) => kind).join(' '));
    expect(new Set(orders).size).toBe(orders.length);
  });

  test('no two say the same sentence', () => {
    const said = [...allServices.map(textsOf), textsOf(home)].flatMap((texts) => [
      ...new Set(texts.flatMap(sentences)),
    ]);
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([]);
  });

  test('the parts of a page have each their own anchor', () => {
    for (const { slug, page } of allServices) {
      const ids = page.bands.map(({ id }) => id);
      expect(new Set(ids).size, slug).toBe(ids.length);
    }
  });
});

function serviceAt(slug: string): Service {
  const service = allServices.find((one) => one.slug === slug);
  if (!service) throw new Error(`there is no content/services/${slug}.ts`);
  return service;
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
