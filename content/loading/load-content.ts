import { fillInCompany } from './fill-in-company.ts';
import { joinEntries } from './join-entries.ts';
import { readAll, type Tables } from './read-all.ts';

/**
 * The content that pages show: the texts, the entries, and the company.
 * @param factWords translations of texts in the facts: `{ Sat: 'শনি' }`
 * @throws ContentError with the problems of all files
 */
export function loadContent(tables: Tables, factWords?: Readonly<Record<string, string>>) {
  const all = readAll(tables, factWords);
  const entries = joinEntries(all);
  return { all, content: { ...all.words, ...entries, ...fillInCompany(all, entries), profile: all.company } };
}

export type LoadedContent = ReturnType<typeof loadContent>['content'];
