/**
 * The entry whose page stands at an address: the pages of a kind share one file, and tell by it which they are.
 * @param pathname of the request or the build, which end it with a slash
 * @throws Error if it is none of them: the routes are made of the same lists
 */
export function entryAt<Entry extends { readonly href: string }>(entries: readonly Entry[], pathname: string): Entry {
  const address = pathname.replace(/\/$/, '');
  const entry = entries.find(({ href }) => href === address);
  if (!entry) throw new Error(`nothing has its page at ${pathname}`);
  return entry;
}
