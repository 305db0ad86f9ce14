import { expect, test } from 'vitest';
import { pages, positions } from '#content';
import { currentOf } from './current.ts';

const links = ['/about', '/#services', '/our-work', '/internship', '/placement-training'];

test.each([
  ['/about', '/about', 'page'],
  ['/about', '/company/careers', 'true'],
  ['/our-work', '/textmi', 'true'],
  ['/our-work', '/technologies/devops', 'true'],
  ['/#services', '/services/cloud-solutions', 'true'],
  ['/internship', '/internship-registration', 'true'],
  ['/placement-training', '/curriculum/flutter', 'true'],
  ['/placement-training', '/internship', undefined],
  ['/about', '/', undefined],
])('%s on the page %s: %s', (href, path, expected) => expect(currentOf(href, path)).toBe(expected));

test('an open position lies in what tells of the company', () => {
  for (const { href } of positions) expect(currentOf('/about', href)).toBe('true');
});

test('no page lies in two sections', () => {
  for (const { href: path } of pages) {
    expect(links.filter((href) => currentOf(href, path)).length, path).toBeLessThanOrEqual(1);
  }
});
