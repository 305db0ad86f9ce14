import { describe, expect, test } from 'vitest';
import { listSamples, ourWork, products, projectTypes } from '#content';

test('the address of a product on another site is a sample', () => {
  expect(listSamples()).toContainEqual(
    expect.objectContaining({ file: 'content/products/textmi.ts', field: 'page.hero.actions.1.href' }),
  );
});

describe.each(products.map((product) => [product.slug, product] as const))('%s', (_slug, product) => {
  const { page } = product;

  test('has a badge, two buttons and a call to action', () => {
    expect(page.hero.eyebrow).toBeTruthy();
    expect(new Set([...page.hero.actions, page.callToAction.action].map(({ label }) => label)).size).toBe(3);
  });

  test('shows two or more screens, all of this product', () => {
    const screens = page.sections.flatMap((section) => (section.kind === 'screens' ? section.screens : []));
    const family = page.hero.picture.screen.split('-')[0];
    expect(family).toBeTruthy();
    expect(new Set(screens.map(({ screen }) => screen)).size).toBeGreaterThan(1);
    expect(screens.filter(({ screen }) => screen.split('-')[0] !== family)).toEqual([]);
  });

  test('starts with a picture of three states', () => {
    const { states } = page.hero.picture;
    const labels = [states?.firstLabel, ...(states?.others ?? []).map(({ label }) => label)];
    expect(new Set(labels).size).toBe(3);
    expect(labels).not.toContain(undefined);
  });

  test('describes each picture once', () => {
    const { picture } = page.hero;
    const pictures = [picture, ...(picture.states?.others ?? []), ...(picture.sidePictures ?? [])];
    const alts = pictures.map(({ alt }) => alt);
    for (const section of page.sections)
      if (section.kind === 'screens') alts.push(...section.screens.map(({ alt }) => alt));
    expect(new Set(alts).size).toBe(alts.length);
  });
});

describe('buttons', () => {
  test('select an option of the contact form', () => {
    expect(projectTypes).toContain(ourWork.projects.projectType);
  });

  test('lead to the contact form, except for the link to the site of TextMi', () => {
    const elsewhere = products.flatMap(({ slug, page }) =>
      [...page.hero.actions, page.callToAction.action].flatMap(({ href }) => (href ? [`${slug} ${href}`] : [])),
    );
    expect(elsewhere).toEqual(['textmi https://textmi.example.com', 'textmi /#contact']);
  });
});
