import { search } from '#content';
import { listPageGroups } from '../../site/pages/search/page-groups.ts';
import {
  type AnswerLink,
  type IndexedPage,
  type IndexedPart,
  isSession,
  type SearchIndex,
  type SessionIndex,
} from '../../site/pages/search/search-pages.ts';
import type { PagePart, PageText } from './page-text.ts';

/** The name, kind and language of each page in lists, by its address. The heading of a page may be a slogan. */
const names = new Map(
  listPageGroups().flatMap(({ kind, language, links }) =>
    links.map(({ label, href }) => [href, { name: label, kind, ...(language && { language }) }] as const),
  ),
);

/**
 * The two files that the search page loads. `index` has the text of every listed page, in the order of the list of all pages, and the
 * curated answers. `sessions` has the sessions of courses, which load after the first results.
 * @throws Error that names a page without a group
 */
export function searchIndex(pages: readonly PageText[]): { index: SearchIndex; sessions: SessionIndex } {
  const positions = new Map([...names.keys()].map((address, position) => [address, position]));
  const positionOf = ({ href }: IndexedPage) => positions.get(href) ?? positions.size;
  const listed = pages
    .filter((page) => page.isListed)
    .map(searchedPage)
    .sort((a, b) => positionOf(a) - positionOf(b));
  const withSessions = listed.filter(({ parts }) => parts.some(isSession));
  return {
    index: {
      pages: listed.map((page) => ({ ...page, parts: page.parts.filter((part) => !isSession(part)) })),
      answers: search.answers.map(({ queries, links }) => ({ queries, links: links.map(withKind) })),
    },
    sessions: Object.fromEntries(withSessions.map(({ href, parts }) => [href, parts.filter(isSession)])),
  };
}

/** The index has only the names and headings of a translation: its texts would make the index too large for a slow phone. */
function searchedPage({ address, heading, description, isTranslation, parts }: PageText): IndexedPage {
  const { name, ...kindAndLanguage } = listEntryOf(address);
  return {
    href: address,
    name,
    ...kindAndLanguage,
    heading: heading.startsWith(name) ? '' : heading,
    description,
    // A part without text cannot be a search result, except in a translation.
    parts: isTranslation
      ? parts.filter(({ id }) => id).map(({ id = '', heading }) => ({ id, heading, text: '' }))
      : parts.map(searchedPart).filter(({ text }) => text !== ''),
  };
}

const searchedPart = ({ id = '', heading, text }: PagePart): IndexedPart => ({ id, heading, text });

const withKind = ({ label, text, href }: Omit<AnswerLink, 'kind'>): AnswerLink => ({
  label,
  text,
  href,
  kind: listEntryOf(new URL(href, 'https://site.invalid').pathname).kind,
});

function listEntryOf(address: string): { name: string; kind: string; language?: string } {
  const found = names.get(address);
  if (!found)
    throw new Error(
      `${address}: is in no group of the search; add it to content/search.ts, or its kind to site/pages/search/page-groups.ts`,
    );
  return found;
}
