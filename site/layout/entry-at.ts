import { type MetaDescriptor, useLocation } from 'react-router';

interface Addressed {
  readonly href: string;
}

/**
 * The entry whose page stands at an address: the pages of a kind share one file, and tell by it which they are.
 * @param pathname of the request or the build, which end it with a slash
 * @throws Error if it is none of them
 */
export function entryAt<Entry extends Addressed>(entries: readonly Entry[], pathname: string): Entry {
  const address = pathname.replace(/\/$/, '');
  const entry = entries.find(({ href }) => href === address);
  if (!entry) throw new Error(`nothing has its page at ${pathname}`);
  return entry;
}

/** The entry that this page shows. */
export const useEntry = <Entry extends Addressed>(entries: readonly Entry[]): Entry =>
  entryAt(entries, useLocation().pathname);

/** The `meta` of a route for pages of a kind. */
export function metaOf<Entry extends Addressed>(entries: readonly Entry[], tagsOf: (entry: Entry) => MetaDescriptor[]) {
  return ({ location }: { location: { pathname: string } }) => tagsOf(entryAt(entries, location.pathname));
}
