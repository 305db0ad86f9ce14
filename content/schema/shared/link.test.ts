import { expect, test } from 'vitest';
import { anchor, externalAddress, siteAddress } from './link.ts';

test.each([
  '/',
  '/#contact',
  '/our-work',
  '/services/cloud-solutions',
  '/our-work#technologies',
  '/work/school-360',
  '/search?q={search_term_string}',
])('%s is an address of the site', (href) => expect(siteAddress.safeParse(href).success).toBe(true));

test.each([
  '',
  'about',
  '#contact',
  '/about/',
  '//example.com',
  '/About',
  '/a b',
  '/a--b',
  '/a_b',
  '/../a',
  '/#',
  'https://example.com',
  'javascript:alert(1)',
])('%j is not an address of the site', (href) => expect(siteAddress.safeParse(href).success).toBe(false));

test.each(['https://www.linkedin.com/company/example', 'https://example.com'])('%s is a page of another site', (href) =>
  expect(externalAddress.safeParse(href).success).toBe(true),
);

test.each(['http://example.com', 'javascript:alert(1)', '//example.com', 'https://', 'https://a b.com', '/about'])(
  '%j is not a page of another site',
  (href) => expect(externalAddress.safeParse(href).success).toBe(false),
);

test.each(['#contact', 'Contact', '1st', ''])('%j is no anchor', (name) =>
  expect(anchor.safeParse(name).success).toBe(false),
);
