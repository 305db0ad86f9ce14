import { useLocation } from 'react-router';
import type { SiteLink } from '#content';
import { pathOf } from './current-page.ts';

/**
 * Finds the entry that a page shows. Pages of one kind share a route file, which finds the entry by the path.
 * @param pathname with or without a trailing slash
 * @throws Error if no entry has this path
 */
export function findEntry<Entry extends Pick<SiteLink, 'href'>>(entries: readonly Entry[], pathname: string): Entry {
  const path = pathOf(pathname);
  const entry = entries.find(({ href }) => href === path);
  if (!entry) throw new Error(`no entry has the path ${pathname}`);
  return entry;
}

export const useEntry = <Entry extends Pick<SiteLink, 'href'>>(entries: readonly Entry[]): Entry =>
  findEntry(entries, useLocation().pathname);
