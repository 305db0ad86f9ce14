import { describe, expect, test } from 'vitest';
import {
  allServices,
  contracting,
  listSamples,
  type PageSectionOf,
  projectTypes,
  type Service,
  services,
} from '#content';

test.each([
  ['enterprise-solutions', 'story'],
  ['enterprise-solutions', 'story-figures'],
  ['data-engineering', 'story'],
])('%s: the launch check asks for the real %s', (slug, id) => {
  const { file, page } = serviceAt(slug);
  const field = `page.sections.${page.sections.findIndex((section) => section.id === id)} (whole entry)`;
  expect(listSamples()).toContainEqual(expect.objectContaining({ file, field }));
});

describe('buttons', () => {
  test.each(services.map(({ slug }) => slug))('those of %s lead to the contact form, prefilled', (slug) => {
    const { page, title } = serviceAt(slug);
    expect([...page.hero.actions, page.callToAction.action].filter(({ href }) => href)).toEqual([]);
    expect(projectTypes).toContain(title);
  });
});

describe('sizes of a website', () => {
  const { page, href } = serviceAt('web-development');
  const section = page.sections.find((one): one is PageSectionOf<'sizes'> => one.kind === 'sizes');
  const sizes = section?.sizes ?? [];

  test('each begins where the one before it ends; together they are the price section of how we contract', () => {
    const kind = contracting.prices.kinds.find((one) => one.href === href);
    expect([kind?.fromInr, ...sizes.map(({ toInr }) => toInr)]).toEqual([
      ...sizes.map(({ fromInr }) => fromInr),
      kind?.toInr,
    ]);
  });

  test('each says what it includes of every price factor', () => {
    expect(sizes.map(({ included }) => included.length)).toEqual(sizes.map(() => section?.priceFactors.length));
  });
});

function serviceAt(slug: string): Service {
  const service = allServices.find((one) => one.slug === slug);
  if (!service) throw new Error(`there is no content/services/${slug}.ts`);
  return service;
}
