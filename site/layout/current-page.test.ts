import { expect, test } from 'vitest';
import { pages, positions } from '#content';
import { ariaCurrent } from './current-page.ts';

const links = ['/about', '/#services', '/our-work', '/internship', '/placement-training'];

test.each([
  ['/about', '/about', 'page'],
  ['/about', '/company/careers', 'true'],
  ['/our-work', '/textmi', 'true'],
  ['/our-work', '/technologies/devops', undefined],
  ['/#services', '/services/cloud-solutions', 'true'],
  ['/internship', '/internship-registration', 'true'],
  ['/placement-training', '/curriculum/flutter', 'true'],
  ['/placement-training', '/internship', undefined],
  ['/about', '/', undefined],
])('the link %s has, on the page %s, aria-current=%s', (href, path, expected) =>
  expect(ariaCurrent(href, path)).toBe(expected),
);

test('open positions belong to the about section', () => {
  for (const { href } of positions) expect(ariaCurrent('/about', href)).toBe('true');
});

test('no page belongs to two sections', () => {
  for (const { href: path } of pages) {
    expect(links.filter((href) => ariaCurrent(href, path)).length, path).toBeLessThanOrEqual(1);
  }
});
