import type { RouteConfigEntry } from '@react-router/dev/routes';

/** Documents the build makes that are no address of the site: the pages in the place of others, and the gallery of parts. */
const unlisted = ['/not-found', '/offline', '/gallery'];

/**
 * The addresses a route list has pages for. What takes a parameter (`/send/:form`) answers posts and is none.
 * @param routes as exported by `site/routes.ts`
 */
export function siteAddresses(routes: readonly RouteConfigEntry[]): string[] {
  return addressesUnder(routes, '').filter((address) => !unlisted.includes(address));
}

function addressesUnder(routes: readonly RouteConfigEntry[], base: string): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const address = path ? `${base}/${path}` : base;
    if (/[:*]/.test(address)) return [];
    const own = index || path ? [address || '/'] : [];
    return [...own, ...addressesUnder(children, address)];
  });
}
