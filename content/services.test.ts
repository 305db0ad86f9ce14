import { describe, expect, test } from 'vitest';
import { allServices, listSamples, projectTypes, type Service, services } from '#content';

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

function serviceAt(slug: string): Service {
  const service = allServices.find((one) => one.slug === slug);
  if (!service) throw new Error(`there is no content/services/${slug}.ts`);
  return service;
}
