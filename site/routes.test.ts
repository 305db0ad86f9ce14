import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import routes, { pageKinds } from './routes.ts';

it.each(pageKinds)('what $file renders leads there', ({ pages, file }) => {
  for (const { href } of pages) {
    const [match] = matchRoutes(routes as (RouteObject & { file: string })[], href) ?? [];
    expect(match?.route.file, href).toBe(file);
  }
});
