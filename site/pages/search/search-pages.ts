/** Searches the pages: curated answers, then one result for each page with its best parts. Uses neither DOM nor network. */

import type { SearchResult } from 'minisearch';
import { createIndex, lookUp, readQuery, type WordLists, withoutStopWords } from '../../text-search/word-index.ts';

/** Links that come before the pages for certain phrases (`content/search.ts`). */
interface Answer {
  /** The phrases that have this answer. */
  readonly queries: readonly string[];
  readonly links: readonly AnswerLink[];
}

export interface AnswerLink {
  readonly label: string;
  readonly text: string;
  readonly href: string;
  readonly kind: string;
}

/** `/search-index.json`, written by `tools/site-build/search-index.ts`: every page, without the sessions of courses. */
export interface SearchIndex {
  /** Pages with equal scores keep this order. */
  readonly pages: readonly IndexedPage[];
  readonly answers: readonly Answer[];
}

export interface IndexedPage {
  readonly href: string;
  /** Name of the page in lists; its heading may be a slogan. */
  readonly name: string;
  /** 'Service' */
  readonly kind: string;
  /** Of a translation. */
  readonly language?: string;
  /** Empty if the heading begins with the name. */
  readonly heading: string;
  readonly description: string;
  readonly parts: readonly IndexedPart[];
}

export interface IndexedPart {
  /** Anchor of the part; empty for the text before the first part. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** `/search-sessions.json`: the sessions of each course by the path of its page. They are half of all words, so they load later. */
export type SessionIndex = Readonly<Record<string, readonly IndexedPart[]>>;

/** Whether a part of a page is a session of a course. */
export const isSession = ({ id }: Pick<IndexedPart, 'id'>): boolean => id.startsWith('session-');

export interface Results {
  readonly answers: readonly AnswerLink[];
  /** Best first. */
  readonly pages: readonly FoundPage[];
  /** False if no page contains every word; `pages` then has those with the most words. */
  readonly hasAllWords: boolean;
  /** The index terms to highlight. */
  readonly highlightedTerms: ReadonlySet<string>;
}

export interface FoundPage {
  readonly page: IndexedPage;
  /** The parts that contain a word, best first; empty if only name or description do. */
  readonly parts: readonly IndexedPart[];
  /** Number of sessions that contain every word. The filter on the page of the course finds the same sessions. */
  readonly sessionCount: number;
}

/** The weight of a word in each field. */
const weights = { name: 20, head: 8, heading: 3, text: 1 };

/** A document of the index: a page, a part of a page, or a phrase with a curated answer. */
type IndexedDocument = { readonly id: string } & { readonly [Field in keyof typeof weights]?: string };

/** Factor for a word in a part if the name of the page contains the word: then all parts of the page are about it. */
const weightInNamedPage = 0.3;

export function createSearch(index: SearchIndex, lists: WordLists) {
  const phrases = phrasesOf(index.answers, lists);
  const wordIndex = createIndex<IndexedDocument>(weights);
  const pages = index.pages.map((page) => ({ ...page, parts: [...page.parts] }));
  for (const { href, name, kind, heading, description, parts } of pages) {
    // Kind and path are searched too: 'flutter course', '/work/gis-solutions'.
    wordIndex.add({ id: href, name, head: [kind, href, heading, description].join(' ') });
    indexParts(href, parts, 0);
  }
  wordIndex.addAll(phrases.map(({ id, text }) => ({ id, text })));

  function indexParts(href: string, parts: readonly IndexedPart[], offset: number): void {
    wordIndex.addAll(parts.map(({ heading, text }, index) => ({ id: `${href}#${offset + index}`, heading, text })));
  }

  function find(query: string): Results {
    const allTerms = readQuery(query, lists).map((term) => {
      const matches = lookUp(wordIndex, term);
      return { ...term, matches, scores: new Map(matches.map(({ id, score }) => [String(id), score])) };
    });
    const terms = withoutStopWords(allTerms);
    const scores = terms.map((term) => term.scores);
    const scored = pages.map((page) => scorePage(page, scores)).filter(({ termCount }) => termCount > 0);
    const maxTermCount = Math.max(0, ...scored.map(({ termCount }) => termCount));
    const script = /\p{Script=Latin}/u.test(query) ? 0 : scriptOf(query);
    const isInScript = ({ page }: { page: IndexedPage }) => scriptOf(page.name) === script;
    const found = scored
      .filter(({ termCount }) => termCount === maxTermCount)
      .sort((a, b) => Number(isInScript(b)) - Number(isInScript(a)) || b.score - a.score);
    return {
      // The answers are in English. A reader of Bengali first wants the pages in Bengali.
      answers: script !== 0 && found.some(isInScript) ? [] : answersFor(allTerms, terms, phrases),
      pages: found,
      hasAllWords: maxTermCount === terms.length,
      highlightedTerms: new Set(terms.flatMap((term) => term.matches.flatMap((match) => match.terms))),
    };
  }

  return {
    find,
    /** Adds the sessions of courses to the index. */
    addSessions(sessions: SessionIndex): void {
      for (const { href, parts } of pages) {
        indexParts(href, sessions[href] ?? [], parts.length);
        parts.push(...(sessions[href] ?? []));
      }
    },
  };
}

/** The script of a text: 0 for Latin letters only, or the block of the first other letter. The scripts of India have blocks of 128. */
const scriptOf = (text: string) => (/(?!\p{Script=Latin})\p{L}/u.exec(text)?.[0].codePointAt(0) ?? 0) >> 7;

/** A term of a query with its results. */
interface MatchedTerm {
  readonly matches: readonly SearchResult[];
  readonly scores: ReadonlyMap<string, number>;
}

/** More links would push the pages out of view. */
const maxLinks = 3;

type Phrase = ReturnType<typeof phrasesOf>[number];

/** The phrases with a curated answer, each with its id in the index and its number of words. */
function phrasesOf(answers: readonly Answer[], lists: WordLists) {
  return answers
    .flatMap(({ queries, links }) => queries.map((text) => ({ text, links, length: readQuery(text, lists).length })))
    .map((phrase, index) => ({ ...phrase, id: `phrase ${index}` }));
}

/**
 * The links of the phrases that a query contains. If a phrase covers all significant terms, only such phrases count. If only
 * several phrases together cover them, all phrases count. Otherwise there are no links.
 * @param significantTerms the terms without stop words
 */
function answersFor(
  allTerms: readonly MatchedTerm[],
  significantTerms: readonly MatchedTerm[],
  phrases: readonly Phrase[],
): readonly AnswerLink[] {
  // The beginning of a word matches only in a query of one word: 'cont', but not 'call log' for 'login'.
  const isWholeWord = ({ queryTerms, terms }: SearchResult) => terms.some((term) => queryTerms.includes(term));
  const contains = ({ matches }: MatchedTerm, { id }: Phrase) =>
    matches.some((match) => match.id === id && (allTerms.length === 1 || isWholeWord(match)));
  const found = phrases.filter((phrase) => allTerms.filter((term) => contains(term, phrase)).length >= phrase.length);
  if (!significantTerms.every(({ scores }) => found.some(({ id }) => scores.has(id)))) return [];
  const complete = found.filter(({ id }) => significantTerms.every(({ scores }) => scores.has(id)));
  const links = (complete.length > 0 ? complete : found).flatMap((phrase) => phrase.links);
  return [...new Set(links)].slice(0, maxLinks);
}

/** The score of a page, the number of terms in it, and its parts with a term. @param terms scores of each term by document id */
function scorePage(page: IndexedPage, terms: readonly ReadonlyMap<string, number>[]) {
  const pageScores = terms.map((scores) => scores.get(page.href) ?? 0);
  const found = page.parts
    .map((part, index) => {
      const partScores = terms.map((scores) => scores.get(`${page.href}#${index}`) ?? 0);
      const weighted = partScores.map((score, term) => score * (pageScores[term] ? weightInNamedPage : 1));
      return { part, partScores, score: sum(weighted) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const best = pageScores.map((score, term) =>
    Math.max(score, ...found.map(({ partScores }) => partScores[term] ?? 0)),
  );
  return {
    page,
    parts: found.map(({ part }) => part),
    sessionCount: found.filter(({ part, partScores }) => isSession(part) && !partScores.includes(0)).length,
    termCount: best.filter((score) => score > 0).length,
    // The best part counts twice. The number of matching parts counts too. The score is rounded, so pages with similar scores keep the
    // order of the index.
    score: Math.round(sum(best) + (found[0]?.score ?? 0) + 8 * Math.log2(1 + found.length)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
