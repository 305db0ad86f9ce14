/** Finds pages for a query: what the author answers by hand, then one result for each page with its best parts. No DOM, no network. */
import { foldText, type Text } from '../../client/fold-text.ts';
import { findAll, holds, readQuery, type Shape, shapesFor, type WordLists } from '../../client/match-words.ts';
import { type Answer, type AnswerLink, answersTo, readPhrases } from './search-answers.ts';

/** What `tools/site-build/search-index.ts` writes to `/search-index.json`: every page, without the sessions of courses. */
export interface SearchIndex {
  /** In the order in which equals are shown. */
  readonly pages: readonly SearchedPage[];
  readonly answers: readonly Answer[];
}

export interface SearchedPage {
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
  readonly parts: readonly SearchedPart[];
}

export interface SearchedPart {
  /** Anchor of the part; empty for what stands before the first one. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** What it writes to `/search-sessions.json`: the sessions of each course by the address of its page, which are half of all words. */
export type SessionIndex = Readonly<Record<string, readonly SearchedPart[]>>;

/** Whether a part of a page is a session of a course. */
export const isSession = ({ id }: Pick<SearchedPart, 'id'>): boolean => id.startsWith('session-');

/** The index with its sessions: of both, what is found is found in one. */
export function withSessions(index: SearchIndex, sessions: SessionIndex): SearchIndex {
  const pages = index.pages.map((page) => ({ ...page, parts: [...page.parts, ...(sessions[page.href] ?? [])] }));
  return { ...index, pages };
}

export interface Results {
  readonly answers: readonly AnswerLink[];
  /** Best first. */
  readonly pages: readonly FoundPage[];
  /** False where no page holds every word: then these hold the most of them. */
  readonly hasAllWords: boolean;
  /** What to mark in the texts. */
  readonly shapes: readonly Shape[];
}

export interface FoundPage {
  readonly page: SearchedPage;
  /** Those that hold a word, best first; none where only its name or its description does. */
  readonly parts: readonly SearchedPart[];
  /** Sessions of a course that hold every word by themselves: what the filter of its page shows. */
  readonly sessionCount: number;
}

/** What a word counts for where it is found. */
const weights = { name: 20, head: 12, heading: 6, text: 2 };
/** What a word of the page's name counts for in one of its parts: all of them are about it. */
const known = 0.3;

/** Makes a search over an index. Each text is folded once; a query then takes a few milliseconds. */
export function searchOver(index: SearchIndex, lists: WordLists): (query: string) => Results {
  const wholeQuery = { ...lists, ignored: [] };
  const phrases = readPhrases(index.answers, wholeQuery);
  const pages = index.pages.map(foldPage);
  const texts = [
    ...pages.flatMap(({ name, head, parts }) => [name, head, ...parts.flatMap((part) => [part.heading, part.text])]),
    ...phrases.map(({ text }) => text),
  ];
  return (query) => {
    const terms = readQuery(query, lists);
    const shapes = shapesFor(terms, texts);
    const judged = pages.map((page) => judge(page, shapes)).filter(({ found }) => found > 0);
    const most = Math.max(0, ...judged.map(({ found }) => found));
    return {
      answers: answersTo(shapes, shapesFor(readQuery(query, wholeQuery), texts), phrases),
      pages: judged.filter(({ found }) => found === most).sort((a, b) => b.score - a.score),
      hasAllWords: most === terms.length,
      shapes: shapes.flat(),
    };
  };
}

function foldPage(page: SearchedPage) {
  return {
    page,
    name: foldText(page.name),
    // Its kind and its address are words of a page too: 'flutter course', '/work/gis-solutions'.
    head: foldText([page.kind, page.href, page.heading, page.description].join(' ')),
    parts: page.parts.map((part) => ({ part, heading: foldText(part.heading), text: foldText(part.text) })),
  };
}

/** How well a page answers: how many of the terms it holds anywhere, its score, and its parts that hold one. */
function judge({ page, name, head, parts }: ReturnType<typeof foldPage>, terms: readonly (readonly Shape[])[]) {
  const ofPage = terms.map((shapes) =>
    Math.max(weights.name * grade(name, shapes), weights.head * grade(head, shapes)),
  );
  const found = parts
    .map(({ part, heading, text }) => {
      const ofPart = terms.map((shapes) =>
        Math.max(weights.heading * grade(heading, shapes), weights.text * grade(text, shapes) * density(text)),
      );
      return { part, ofPart, score: sum(ofPart.map((score, index) => score * (ofPage[index] ? known : 1))) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const best = ofPage.map((score, index) => Math.max(score, ...found.map(({ ofPart }) => ofPart[index] ?? 0)));
  return {
    page,
    parts: found.map(({ part }) => part),
    sessionCount: found.filter(({ part, ofPart }) => isSession(part) && !ofPart.includes(0)).length,
    found: best.filter((score) => score > 0).length,
    // Words that stand in one part count twice. Then: a name that is little else than the query, and how often a page says it.
    // Rounded, so that among pages as good as each other the order of the list decides.
    score: Math.round(
      sum(best) + (found[0]?.score ?? 0) + weights.name * shareOf(name, terms) + Math.log2(1 + found.length),
    ),
  };
}

/** 0: not there. A quarter: a word begins so. 1: the word itself; a little more where it is written as an abbreviation. */
function grade(text: Text, shapes: readonly Shape[]): number {
  if (!holds(text, shapes)) return 0;
  const spans = findAll(
    text,
    shapes.filter(({ isWhole }) => isWhole),
  );
  if (spans.length === 0) return 0.25;
  return spans.some(([start, end]) => /^[A-Z]{2}/.test(text.original.slice(start, end))) ? 1.25 : 1;
}

/** A short text is about each of its words more than a long one. */
const density = ({ original }: Text) => 1 + 100 / (100 + original.length);

/** How much of a name the query names, by letters. */
function shareOf(name: Text, terms: readonly (readonly Shape[])[]): number {
  const named = findAll(name, terms.flat());
  return sum(named.map(([start, end]) => end - start)) / name.original.length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
