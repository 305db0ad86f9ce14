import { expect, test } from 'vitest';
import { brokenRules } from './rules.ts';

const home = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' };
const here = { '@type': 'ListItem', position: 2, name: 'About' };
const trail = (...itemListElement: object[]) => ({ '@type': 'BreadcrumbList', itemListElement });
const job = {
  '@type': 'JobPosting',
  title: 'Flutter Developer',
  description: 'Two apps for people who are offline most of the day.',
  datePosted: '2026-11-21',
  employmentType: 'FULL_TIME',
  hiringOrganization: { '@type': 'Organization', name: 'Unakoti Technologies' },
};

test('a trail of two is right', () => {
  expect(brokenRules({ '@context': 'https://schema.org', ...trail(home, here) })).toEqual([]);
});

test.each([
  ['a trail of one', trail(here), /Too small/],
  ['a gap in the positions', trail(home, { ...here, position: 3 }), /do not run from 1/],
  ['a crumb without its address', trail({ ...here, position: 1 }, here), /has no address/],
  ['an address without a host', trail({ ...home, item: '/' }, here), /Invalid URL/],
  ['a slip in the name of a property', trail({ ...home, nmae: 'Home' }, here), /Unrecognized key/],
  ['a type nobody knows', { '@type': 'BreadCrumbList', itemListElement: [home, here] }, /@type/],
  ['a job without a place', job, /neither a place/],
  ['a day that is none', { ...job, jobLocationType: 'TELECOMMUTE', datePosted: 'November' }, /datePosted/],
])('%s is refused', (_slip, data, message) => {
  expect(brokenRules({ '@context': 'https://schema.org', ...data }).join('\n')).toMatch(message);
});

test('what is said in no context is refused', () => {
  expect(brokenRules(trail(home, here)).join('\n')).toMatch(/@context/);
});
