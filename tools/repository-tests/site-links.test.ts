import { expect, test } from 'vitest';
import { listLinks, pages } from '#content';
import { checkLinks } from '../../content/loading/check-links.ts';

test('the content has no broken internal links', () => {
  expect(listLinks().length).toBeGreaterThan(25);
  expect(checkLinks(listLinks(), pages)).toEqual([]);
});
