import { expect, test } from 'vitest';
import { checkLinks, findLinks, type Page } from './check-links.ts';

const pages: readonly Page[] = [
  { href: '/', anchors: ['contact'] },
  { href: '/about', anchors: [] },
];

function check(href: string): string[] {
  return checkLinks(findLinks([{ file: 'content/home.ts', data: { hero: { start: { href } } } }]), pages);
}

test.each(['/', '/#contact', '/about', '/about?q={search_term_string}'])('accepts %s', (href) => {
  expect(check(href)).toEqual([]);
});

test.each([
  ['/abuot', 'content/home.ts: hero.start.href: /abuot: no such page'],
  ['/#contcat', 'content/home.ts: hero.start.href: /#contcat: / has no anchor #contcat'],
  ['/about#story', 'content/home.ts: hero.start.href: /about#story: /about has no anchor #story'],
])('refuses %s', (href, fault) => {
  expect(check(href)).toEqual([fault]);
});

test('refuses a link to a file that is not in public/', () => {
  const links = findLinks([{ file: 'content/courses/c.ts', data: { video: { source: '/courses/c.webm' } } }]);
  const checked = (files: string[]) => checkLinks(links, pages, files);
  expect(checked(['/courses/c.webm'])).toEqual([]);
  expect(checked([])).toEqual(['content/courses/c.ts: video.source: /courses/c.webm: no such file in public/']);
});

test('refuses two pages with the same address', () => {
  expect(checkLinks([], [...pages, ...pages])).toEqual([
    'content: /: two pages have this address',
    'content: /about: two pages have this address',
  ]);
});

test('finds links at any depth and under any name', () => {
  const data = { list: [{ deep: { target: '/a' } }], text: 'no / link', mail: 'mailto:x@example.com' };
  expect(findLinks([{ file: 'f', data }])).toEqual([{ file: 'f', field: 'list.0.deep.target', href: '/a' }]);
});
