import { expect, test } from 'vitest';
import { listLinks, pages } from '#content';
import { checkLinks } from '../content/reading/check-links.ts';
import { pageKinds } from '../site/routes.ts';

test('every link of the content is alive and every page has its route', () => {
  const built = pageKinds.flatMap((kind) => kind.pages.map(({ href }) => href));
  expect(listLinks().length).toBeGreaterThan(25);
  expect(checkLinks(listLinks(), pages, built)).toEqual([]);
});
