import { expect, test } from 'vitest';
import { listLinks, pages } from '#content';
import { checkLinks } from '../../content/loading/check-links.ts';

test('every link of the content is alive', () => {
  expect(listLinks().length).toBeGreaterThan(25);
  expect(checkLinks(listLinks(), pages)).toEqual([]);
});
