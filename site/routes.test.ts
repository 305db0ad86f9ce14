import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import routes, { hasNoPage, pageKinds } from './routes.ts';

it.each(pageKinds)('what $file renders leads there', ({ pages, file }) => {
  for (const { href } of pages) {
    const [match] = matchRoutes(routes as (RouteObject & { file: string })[], href) ?? [];
    expect(match?.route.file, href).toBe(file);
    expect(hasNoPage(`${href}?from=here`)).toBe(false);
  }
});

it('pages of one folder have one route', () => {
  const inServices = routes.filter(({ path }) => path?.startsWith('services/'));
  expect(inServices.map(({ path }) => path)).toEqual(['services/:page']);
});

it.each([
  ['/services/no-such-service', true],
  ['/services/no-such-service/', true],
  ['/privacy-notice/fr?x', true],
  ['/gallery', false],
  ['/send/contact', false],
])('%s has no page: %s', (address, hasNone) => {
  expect(hasNoPage(address)).toBe(hasNone);
});
