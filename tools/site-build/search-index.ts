import { search } from '#content';
import { pageGroups } from '../../site/pages/search/page-groups.ts';
import type { AnswerLink } from '../../site/pages/search/search-pages.ts';
import {
  type IndexedPage,
  type IndexedPart,
  isSession,
  type SearchIndex,
  type SessionIndex,
} from '../../site/pages/search/search-pages.ts';
import type { PagePart, PageText } from './page-text.ts';

/** What a page goes by in every list: its heading may be a slogan. */
const names = new Map(
  pageGroups.flatMap(({ kind, links }) => links.map(({ label, href }) => [href, { name: label, kind }] as const)),
);

/**
 * Everything the search page reads: the words of every listed page, in the order of the list of all pages, and the answers by hand; and
 * apart from them the sessions of courses, which come when the first results are there already.
 * @throws Error naming a page that is in no group
 */
export function searchIndex(pages: readonly PageText[]): { index: SearchIndex; sessions: SessionIndex } {
  const places = new Map([...names.keys()].map((address, place) => [address, place]));
  const placeOf = ({ href }: IndexedPage) => places.get(href) ?? places.size;
  const listed = pages
    .filter((page) => page.isListed)
    .map(searchedPage)
    .sort((a, b) => placeOf(a) - placeOf(b));
  const withSessions = listed.filter(({ parts }) => parts.some(isSession));
  return {
    index: {
      pages: listed.map((page) => ({ ...page, parts: page.parts.filter((part) => !isSession(part)) })),
      answers: search.answers.map(({ queries, links }) => ({ queries, links: links.map(withKind) })),
    },
    sessions: Object.fromEntries(withSessions.map(({ href, parts }) => [href, parts.filter(isSession)])),
  };
}

/** Of a translation the name alone: what it says is found in the language of the site. */
function searchedPage({ address, heading, description, picture, isTranslation, parts }: PageText): IndexedPage {
  const { name, kind } = named(address);
  return {
    href: address,
    name,
    kind,
    heading: heading.startsWith(name) ? '' : heading,
    description,
    ...(picture ? { picture } : {}),
    // A part without words of its own is no place.
    parts: isTranslation ? [] : parts.map(searchedPart).filter(({ text }) => text !== ''),
  };
}

const searchedPart = ({ id = '', heading, text }: PagePart): IndexedPart => ({ id, heading, text });

const withKind = ({ label, text, href }: Omit<AnswerLink, 'kind'>): AnswerLink => ({
  label,
  text,
  href,
  kind: named(new URL(href, 'https://site.invalid').pathname).kind,
});

function named(address: string): { name: string; kind: string } {
  const found = names.get(address);
  if (!found)
    throw new Error(
      `${address}: in no group of the search; name it in content/search.ts, or its kind in site/pages/search/page-groups.ts`,
    );
  return found;
}
