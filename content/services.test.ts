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
])('%s: the launch check lists the section %s', (slug, id) => {
  const { file, page } = serviceAt(slug);
  const field = `page.sections.${page.sections.findIndex((section) => section.id === id)} (whole entry)`;
  expect(listSamples()).toContainEqual(expect.objectContaining({ file, field }));
});

describe('buttons', () => {
  test.each(services.map(({ slug }) => slug))('of %s lead to the prefilled contact form', (slug) => {
    const { page, title } = serviceAt(slug);
    expect([...page.hero.actions, page.callToAction.action].filter(({ href }) => href)).toEqual([]);
    expect(projectTypes).toContain(title);
  });
});

describe('sizes of a website', () => {
  const { page, href } = serviceAt('web-development');
  const section = page.sections.find((item): item is PageSectionOf<'sizes'> => item.kind === 'sizes');
  const sizes = section?.sizes ?? [];

  test('each price range begins where the one before ends; together they cover the range in contracting.ts', () => {
    const kind = contracting.prices.kinds.find((item) => item.href === href);
    expect([kind?.fromInr, ...sizes.map(({ toInr }) => toInr)]).toEqual([
      ...sizes.map(({ fromInr }) => fromInr),
      kind?.toInr,
    ]);
  });

  test('each lists what it includes for every price factor', () => {
    expect(sizes.map(({ included }) => included.length)).toEqual(sizes.map(() => section?.priceFactors.length));
  });
});

function serviceAt(slug: string): Service {
  const service = allServices.find((item) => item.slug === slug);
  if (!service) throw new Error(`there is no content/services/${slug}.ts`);
  return service;
}
