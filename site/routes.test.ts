import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { pages } from '#content';
import routes from './routes.ts';

it.each(pages)('has a route for $href', ({ href }) => {
  expect(matchRoutes(routes as RouteObject[], href)).not.toBeNull();
});

it('has a page for every route', () => {
  const used = new Set(pages.map(({ href }) => matchRoutes(routes as RouteObject[], href)?.[0]?.route.path));
  const paths = routes.filter(({ file }) => !file.includes('/system/')).map(({ path }) => path);
  expect(paths.filter((path) => !used.has(path))).toEqual([]);
});
