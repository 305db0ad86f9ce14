import { describe, expect, test } from 'vitest';
import { showcases } from '#content';
import { pageMeta } from '../frame/page-meta.ts';
import { showcaseData } from './site.ts';

describe.each(showcases.map((product) => [product.slug, product] as const))('%s', (slug, product) => {
  const data = showcaseData(product);

  test('is a software application with the address of its page', () => {
    expect(data).toMatchObject({ '@type': 'SoftwareApplication', name: product.name });
    expect(new URL(data.url).pathname).toBe(product.href);
  });

  test('claims no rating', () => {
    expect(JSON.stringify(data)).not.toMatch(/"(?:aggregateRating|review)"/);
  });

  test(slug === 'crm-suite' ? 'offers custom pricing, without a figure' : 'makes no offer', () => {
    const expected = slug === 'crm-suite' ? { '@type': 'Offer', price: 'Custom pricing' } : undefined;
    expect('offers' in data ? data.offers : undefined).toEqual(expected);
  });

  test('its page has title, description and canonical address, and keywords where it names some', () => {
    const { metadata } = product.page;
    const tags = pageMeta(metadata, product.href);
    expect(tags).toContainEqual({ title: metadata.title });
    expect(tags).toContainEqual({ name: 'description', content: metadata.description });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: data.url });
    const keywords = tags.filter((tag) => 'name' in tag && tag.name === 'keywords');
    expect(keywords).toEqual(metadata.keywords ? [{ name: 'keywords', content: metadata.keywords.join(', ') }] : []);
  });
});
