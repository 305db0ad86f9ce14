import { expect, test } from 'vitest';
import { pages } from '#content';
import { listPageGroups } from './page-groups.ts';

test('lists every page once, and the contact form', () => {
  const listed = listPageGroups().flatMap(({ links }) => links.map(({ href }) => href));
  const expected = pages
    .filter(({ href, canonicalHref }) => href !== '/search' && !canonicalHref)
    .map(({ href }) => href);
  expect(listed.toSorted()).toEqual([...expected, '/#contact'].toSorted());
});
