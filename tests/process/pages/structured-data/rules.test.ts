import { expect, test } from 'vitest';
import { brokenRules } from './rules.ts';

const home = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' };
const here = { '@type': 'ListItem', position: 2, name: 'About' };
const breadcrumbs = (...itemListElement: object[]) => ({ '@type': 'BreadcrumbList', itemListElement });
const job = {
  '@type': 'JobPosting',
  title: 'Flutter Developer',
  description: 'Two apps for people who are offline most of the day.',
  datePosted: '2026-11-21',
  employmentType: 'FULL_TIME',
  hiringOrganization: { '@type': 'Organization', name: 'Unakoti Technologies' },
};

test('breadcrumbs of two pages are valid', () => {
  expect(brokenRules({ '@context': 'https://schema.org', ...breadcrumbs(home, here) })).toEqual([]);
});

test.each([
  ['a breadcrumb list of one page', breadcrumbs(here), /Too small/],
  ['a missing position', breadcrumbs(home, { ...here, position: 3 }), /do not run from 1/],
  ['a crumb without its address', breadcrumbs({ ...here, position: 1 }, here), /has no address/],
  ['an address without a host', breadcrumbs({ ...home, item: '/' }, here), /Invalid URL/],
  ['a misspelled property', breadcrumbs({ ...home, nmae: 'Home' }, here), /Unrecognized key/],
  ['an unknown type', { '@type': 'BreadCrumbList', itemListElement: [home, here] }, /@type/],
  ['a job without a place', job, /neither a place/],
  ['an invalid date', { ...job, jobLocationType: 'TELECOMMUTE', datePosted: 'November' }, /datePosted/],
])('%s is refused', (_mistake, data, message) => {
  expect(brokenRules({ '@context': 'https://schema.org', ...data }).join('\n')).toMatch(message);
});

test('data without a context is refused', () => {
  expect(brokenRules(breadcrumbs(home, here)).join('\n')).toMatch(/@context/);
});
