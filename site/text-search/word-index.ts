/**
 * The one rule by which this site finds words, for the search of all pages, the filter of a curriculum and the marks of both: MiniSearch
 * over our own words. A query finds whole words and their beginnings, never the middle of one; an abbreviation in capitals finds only itself.
 */
import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch';
import { fold, stemOf, termsOf, wordSpans, wordsOf } from './words.ts';

/** What the author of the site knows of words (`content/search.ts`). */
export interface WordLists {
  /** Names of one thing. One written with a capital is found only so: `['Node.js', 'NodeJS', 'Node']` is no node of a list. */
  readonly aliases: readonly (readonly string[])[];
  /** Words that say nothing beside others: `the`. */
  readonly ignored: readonly string[];
}

/** A word of a query, or a name of several words that goes by others too. */
export interface Term {
  /** What is asked of the index, one after the other, until something is found. */
  readonly tries: readonly QueryCombination[];
  readonly isIgnored: boolean;
}

const abbreviation = /^[A-Z][A-Z\d]{1,4}$/;

/**
 * @param fields of the documents, with what a word counts for in each
 * @returns an index that keeps no text, only the documents' ids
 */
export function createIndex<Document>(fields: Readonly<Record<string, number>>): MiniSearch<Document> {
  return new MiniSearch<Document>({
    fields: Object.keys(fields),
    tokenize: (text) => [...wordSpans(text)].map((span) => text.slice(...span)),
    processTerm: termsOf,
    searchOptions: { boost: { ...fields }, tokenize: (term) => [term], processTerm: (term) => term },
  });
}

/** The terms of a query, each of which has to be found. */
export function readQuery(query: string, { aliases, ignored }: WordLists): Term[] {
  return readWords(wordsOf(query), aliases, ignored);
}

function readWords(typed: readonly string[], aliases: WordLists['aliases'], ignored: readonly string[]): Term[] {
  const [first] = typed;
  if (first === undefined) return [];
  const isHere = (name: string) => wordsOf(fold(name)).every((each, at) => each === fold(typed[at] ?? ''));
  const [named] = aliases
    .flatMap((names) => names.filter(isHere).map((name) => ({ length: wordsOf(name).length, names })))
    .sort((a, b) => b.length - a.length);
  const isName = (named?.length ?? 1) > 1;
  const others = (named?.names ?? []).map((name): QueryCombination => {
    const queries = wordsOf(name).map((each) => (/[A-Z]/.test(each) ? `=${each.replace(/s$/, '')}` : stemOf(each)));
    return { combineWith: 'AND', queries };
  });
  const tries = isName ? [anyOf(others)] : queriesFor(first, others);
  return [
    { tries, isIgnored: ignored.includes(fold(first)) && !isName },
    ...readWords(typed.slice(named?.length ?? 1), aliases, ignored),
  ];
}

const anyOf = (queries: (string | QueryCombination)[]): QueryCombination => ({ combineWith: 'OR', queries });

function queriesFor(typed: string, others: QueryCombination[]): QueryCombination[] {
  const stem = stemOf(typed);
  const capitals = `=${typed.toUpperCase()}`;
  const isShort = stem.length < 6 && others.length === 0;
  const asCapitals = isShort
    ? [{ combineWith: 'OR', queries: [capitals], boostDocument: () => 0.5 } satisfies QueryCombination]
    : [];
  const whole = anyOf([stem, ...asCapitals, ...others]);
  if (abbreviation.test(typed)) return [anyOf([capitals, ...others]), whole];
  const begun = anyOf([{ queries: [stem], prefix: true, weights: { prefix: 0.25, fuzzy: 0 } }, whole]);
  if (stem.length < 3) return [whole, begun];
  if (stem.length < 5 || others.length > 0) return [begun];
  // Nobody mistakes the first letter.
  const boostDocument = (_: unknown, found: string) => Number(found[0] === stem[0]);
  return [begun, { combineWith: 'OR', queries: [stem], fuzzy: stem.length < 6 ? 1 : 2, boostDocument }];
}

/** The words of a query that say something; small words count only where there is nothing else. */
export function withoutIgnored<Word extends Pick<Term, 'isIgnored'>>(terms: readonly Word[]): readonly Word[] {
  const telling = terms.filter(({ isIgnored }) => !isIgnored);
  return telling.length > 0 ? telling : terms;
}

/** What the first of a term's tries that finds anything finds. */
export function lookUp(index: MiniSearch, { tries }: Term): SearchResult[] {
  for (const query of tries) {
    const found = index.search(query);
    if (found.length > 0) return found;
  }
  return [];
}
