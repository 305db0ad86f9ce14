import { describe, expect, test } from 'vitest';
import { allServices, type BandOf, contracting, listSamples, projectTypes, type Service, services } from '#content';

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

describe('sizes of a website', () => {
  const { page, href } = serviceAt('web-development');
  const band = page.bands.find((one): one is BandOf<'sizes'> => one.kind === 'sizes');
  const sizes = band?.sizes ?? [];

  test('each begins where the one before it ends; together they are the price band of how we contract', () => {
    const kind = contracting.prices.kinds.find((one) => one.href === href);
    expect([kind?.fromInr, ...sizes.map(({ toInr }) => toInr)]).toEqual([
      ...sizes.map(({ fromInr }) => fromInr),
      kind?.toInr,
    ]);
  });

  test('each says what it holds of all that moves the price', () => {
    expect(sizes.map(({ holds }) => holds.length)).toEqual(sizes.map(() => band?.movers.length));
  });
});

function serviceAt(slug: string): Service {
  const service = allServices.find((one) => one.slug === slug);
  if (!service) throw new Error(`there is no content/services/${slug}.ts`);
  return service;
}
