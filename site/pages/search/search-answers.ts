import type { SearchResult } from 'minisearch';
import { readQuery, type WordLists } from '../../client/word-index.ts';

/** What the author wants found first for some words (`content/search.ts`). */
export interface Answer {
  /** Phrases, each of which asks for it. */
  readonly asked: readonly string[];
  readonly links: readonly AnswerLink[];
}

export interface AnswerLink {
  readonly label: string;
  readonly text: string;
  readonly href: string;
  /** Of the page it leads to. */
  readonly kind: string;
}

/** A phrase that asks for something. */
interface Phrase {
  /** In the index. */
  readonly id: string;
  readonly text: string;
  /** In words. */
  readonly length: number;
  readonly links: readonly AnswerLink[];
}

/** A word of a query with what was found for it. */
interface Asked {
  readonly found: readonly SearchResult[];
  readonly scores: ReadonlyMap<string, number>;
}

/** More would hide what was found. */
const mostLinks = 3;

export function phrasesOf(answers: readonly Answer[], lists: WordLists): Phrase[] {
  return answers
    .flatMap(({ asked, links }) => asked.map((text) => ({ text, links, length: readQuery(text, lists).length })))
    .map((phrase, at) => ({ ...phrase, id: `phrase ${at}` }));
}

/**
 * The links of the phrases that stand in a query, if together they say all of it: of those that do so alone, or else of each.
 * @param telling the words of the query that say something
 * @param every all its words
 */
export function answersTo(
  every: readonly Asked[],
  telling: readonly Asked[],
  phrases: readonly Phrase[],
): readonly AnswerLink[] {
  // The beginning of a word is enough while there is but one: 'cont', but not 'call log' for 'login'.
  const isWhole = ({ queryTerms, terms }: SearchResult) => terms.some((term) => queryTerms.includes(term));
  const holds = ({ found }: Asked, { id }: Phrase) =>
    found.some((result) => result.id === id && (every.length === 1 || isWhole(result)));
  const asked = phrases.filter((phrase) => every.filter((term) => holds(term, phrase)).length >= phrase.length);
  if (!telling.every(({ scores }) => asked.some(({ id }) => scores.has(id)))) return [];
  const alone = asked.filter(({ id }) => telling.every(({ scores }) => scores.has(id)));
  const links = (alone.length > 0 ? alone : asked).flatMap((phrase) => phrase.links);
  return [...new Set(links)].slice(0, mostLinks);
}
