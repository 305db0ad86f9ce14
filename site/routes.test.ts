import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { pages } from '#content';
import routes from './routes.ts';

it.each(pages)('$href has a route', ({ href }) => {
  expect(matchRoutes(routes as RouteObject[], href)).not.toBeNull();
});

it('every route of pages has a page', () => {
  const taken = new Set(pages.map(({ href }) => matchRoutes(routes as RouteObject[], href)?.[0]?.route.path));
  const ours = routes.filter(({ file }) => !/\/(?:system|gallery)\//.test(file)).map(({ path }) => path);
  expect(ours.filter((path) => !taken.has(path))).toEqual([]);
});
