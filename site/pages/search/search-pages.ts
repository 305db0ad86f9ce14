/** Finds pages for a query: what the author answers by hand, then one result for each page with its best parts. No DOM, no network. */

import type { SearchResult } from 'minisearch';
import { createIndex, lookUp, readQuery, type WordLists, withoutIgnored } from '../../text-search/word-index.ts';

/** What the author wants found first for some words (`content/search.ts`). */
interface Answer {
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

/** What `tools/site-build/search-index.ts` writes to `/search-index.json`: every page, without the sessions of courses. */
export interface SearchIndex {
  /** In the order in which equals are shown. */
  readonly pages: readonly IndexedPage[];
  readonly answers: readonly Answer[];
}

export interface IndexedPage {
  readonly href: string;
  /** What the page is called in every list; its heading may be a slogan. */
  readonly name: string;
  /** 'Service' */
  readonly kind: string;
  /** Empty where it begins with the name. */
  readonly heading: string;
  readonly description: string;
  /** Addresses of the picture at its head, where it has one. */
  readonly picture?: { readonly light: string; readonly dark: string };
  readonly parts: readonly IndexedPart[];
}

export interface IndexedPart {
  /** Anchor of the part; empty for what stands before the first one. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** What it writes to `/search-sessions.json`: the sessions of each course by the address of its page, which are half of all words. */
export type SessionIndex = Readonly<Record<string, readonly IndexedPart[]>>;

/** Whether a part of a page is a session of a course. */
export const isSession = ({ id }: Pick<IndexedPart, 'id'>): boolean => id.startsWith('session-');

export interface Results {
  readonly answers: readonly AnswerLink[];
  /** Best first. */
  readonly pages: readonly FoundPage[];
  /** False where no page holds every word: then these hold the most of them. */
  readonly hasAllWords: boolean;
  /** What to mark in the texts: terms of the index. */
  readonly marked: ReadonlySet<string>;
}

export interface FoundPage {
  readonly page: IndexedPage;
  /** Those that hold a word, best first; none where only its name or its description does. */
  readonly parts: readonly IndexedPart[];
  /** Sessions of a course that hold every word by themselves: what the filter of its page shows. */
  readonly sessionCount: number;
}

/** What is searched: a page as a whole, a part of one, or a phrase that asks for an answer by hand. */
interface Searched {
  readonly id: string;
  readonly name?: string;
  readonly head?: string;
  readonly heading?: string;
  readonly text?: string;
}

/** What a word counts for where it is found. */
const weights = { name: 20, head: 8, heading: 3, text: 1 };
/** What a word of the page's name counts for in one of its parts: all of them are about it. */
const known = 0.3;

export interface Search {
  find(query: string): Results;
  /** From now on, sessions are found too. */
  addSessions(sessions: SessionIndex): void;
}

/** Makes a search over an index. */
export function createSearch(index: SearchIndex, lists: WordLists): Search {
  const phrases = phrasesOf(index.answers, lists);
  const words = createIndex<Searched>(weights);
  const pages = index.pages.map((page) => ({ ...page, parts: [...page.parts] }));
  for (const { href, name, kind, heading, description, parts } of pages) {
    // Its kind and its address are words of a page too: 'flutter course', '/work/gis-solutions'.
    words.add({ id: href, name, head: [kind, href, heading, description].join(' ') });
    addParts(href, parts, 0);
  }
  words.addAll(phrases.map(({ id, text }) => ({ id, text })));

  function addParts(href: string, parts: readonly IndexedPart[], from: number): void {
    words.addAll(parts.map(({ heading, text }, at) => ({ id: `${href}#${from + at}`, heading, text })));
  }

  function find(query: string): Results {
    const every = readQuery(query, lists).map((term) => {
      const found = lookUp(words, term);
      return { ...term, found, scores: new Map(found.map(({ id, score }) => [String(id), score])) };
    });
    const terms = withoutIgnored(every);
    const scores = terms.map((term) => term.scores);
    const judged = pages.map((page) => judge(page, scores)).filter(({ found }) => found > 0);
    const most = Math.max(0, ...judged.map(({ found }) => found));
    return {
      answers: answersTo(every, terms, phrases),
      pages: judged.filter(({ found }) => found === most).sort((a, b) => b.score - a.score),
      hasAllWords: most === terms.length,
      marked: new Set(terms.flatMap((term) => term.found.flatMap((result) => result.terms))),
    };
  }

  return {
    find,
    addSessions(sessions) {
      for (const { href, parts } of pages) {
        addParts(href, sessions[href] ?? [], parts.length);
        parts.push(...(sessions[href] ?? []));
      }
    },
  };
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

function phrasesOf(answers: readonly Answer[], lists: WordLists): Phrase[] {
  return answers
    .flatMap(({ asked, links }) => asked.map((text) => ({ text, links, length: readQuery(text, lists).length })))
    .map((phrase, at) => ({ ...phrase, id: `phrase ${at}` }));
}

/**
 * The links of the phrases that stand in a query, if together they say all of it: of those that do so alone, or else of each.
 * @param telling the words of the query that say something
 * @param every all its words
 */
function answersTo(
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

/** How well a page answers: how many of the terms it holds anywhere, its score, and its parts that hold one. */
function judge(page: IndexedPage, terms: readonly ReadonlyMap<string, number>[]) {
  const ofPage = terms.map((scores) => scores.get(page.href) ?? 0);
  const found = page.parts
    .map((part, at) => {
      const ofPart = terms.map((scores) => scores.get(`${page.href}#${at}`) ?? 0);
      return { part, ofPart, score: sum(ofPart.map((score, term) => score * (ofPage[term] ? known : 1))) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const best = ofPage.map((score, term) => Math.max(score, ...found.map(({ ofPart }) => ofPart[term] ?? 0)));
  return {
    page,
    parts: found.map(({ part }) => part),
    sessionCount: found.filter(({ part, ofPart }) => isSession(part) && !ofPart.includes(0)).length,
    found: best.filter((score) => score > 0).length,
    // Words that stand in one part count twice; then, how often a page says it. Rounded, so that among pages as good as each other the
    // order of the list decides.
    score: Math.round(sum(best) + (found[0]?.score ?? 0) + 8 * Math.log2(1 + found.length)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
