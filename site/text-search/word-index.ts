/**
 * The word index of the page search and of the session filter of a course, built on MiniSearch. A query matches whole words and
 * their beginnings, never the middle of a word. An abbreviation in capitals matches only itself.
 */
import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch';
import { fold, stemOf, termsOf, wordSpans, wordsOf } from './words.ts';

/** Aliases and stop words (`content/search.ts`). */
export interface WordLists {
  /** Groups of synonyms: `['Node.js', 'NodeJS', 'Node']`. A name with a capital does not match the common word: `Node` does not match `a node of a list`. */
  readonly aliases: readonly (readonly string[])[];
  /** Stop words, in lower case: `the`. They count only in a query that has no other words. */
  readonly stopWords: readonly string[];
}

/** A word of a query, or several words that form a name with aliases. */
export interface Term {
  /** Queries from strict to lenient; the first that has results counts. */
  readonly queries: readonly QueryCombination[];
  readonly isStopWord: boolean;
}

const abbreviation = /^[A-Z][A-Z\d]{1,4}$/;

/**
 * An index that stores the ids of the documents, not their texts.
 * @param fields fields of the documents, each with its weight
 */
export function createIndex<Document>(fields: Readonly<Record<string, number>>): MiniSearch<Document> {
  return new MiniSearch<Document>({
    fields: Object.keys(fields),
    tokenize: (text) => [...wordSpans(text)].map((span) => text.slice(...span)),
    processTerm: termsOf,
    searchOptions: { boost: { ...fields }, tokenize: (term) => [term], processTerm: (term) => term },
  });
}

export function readQuery(query: string, { aliases, stopWords }: WordLists): Term[] {
  return termsOfWords(wordsOf(query), aliases, stopWords);
}

function termsOfWords(words: readonly string[], aliases: WordLists['aliases'], stopWords: readonly string[]): Term[] {
  const [first] = words;
  if (first === undefined) return [];
  const isPrefixOfQuery = (name: string) =>
    wordsOf(name).every((word, index) => stemOf(word) === stemOf(words[index] ?? ''));
  const [alias] = aliases
    .flatMap((names) => names.filter(isPrefixOfQuery).map((name) => ({ length: wordsOf(name).length, names })))
    .sort((a, b) => b.length - a.length);
  const hasSeveralWords = (alias?.length ?? 1) > 1;
  const aliasQueries = (alias?.names ?? []).map((name): QueryCombination => {
    const stems = wordsOf(name).map((word) => (/[A-Z]/.test(word) ? `=${word.replace(/s$/, '')}` : stemOf(word)));
    return { combineWith: 'AND', queries: stems };
  });
  const queries = hasSeveralWords ? [anyOf(aliasQueries)] : queriesFor(first, aliasQueries);
  return [
    { queries, isStopWord: stopWords.includes(fold(first)) && !hasSeveralWords },
    ...termsOfWords(words.slice(alias?.length ?? 1), aliases, stopWords),
  ];
}

const anyOf = (queries: (string | QueryCombination)[]): QueryCombination => ({ combineWith: 'OR', queries });

function queriesFor(word: string, aliasQueries: QueryCombination[]): QueryCombination[] {
  const stem = stemOf(word);
  const capitals = `=${word.toUpperCase()}`;
  const isShort = stem.length < 6 && aliasQueries.length === 0;
  const asCapitals = isShort
    ? [{ combineWith: 'OR', queries: [capitals], boostDocument: () => 0.5 } satisfies QueryCombination]
    : [];
  const exact = anyOf([stem, ...asCapitals, ...aliasQueries]);
  if (abbreviation.test(word)) return [anyOf([capitals, ...aliasQueries]), exact];
  const prefix = anyOf([{ queries: [stem], prefix: true, weights: { prefix: 0.25, fuzzy: 0 } }, exact]);
  if (stem.length < 3) return [exact, prefix];
  if (stem.length < 4 || aliasQueries.length > 0) return [prefix];
  // Drops matches with another first letter: typing errors there are rare.
  const withTypos = (fuzzy: number, isCandidate = (_: string) => true): QueryCombination => ({
    combineWith: 'OR',
    queries: [stem],
    fuzzy,
    boostDocument: (_, found) => Number(found[0] === stem[0] && isCandidate(found)),
  });
  if (stem.length > 5) return [prefix, withTypos(2)];
  // In a word of five letters, a second typo counts only if both letters are missing: 'flutr' for Flutter.
  const isMissingTwo = (found: string) => found.length === stem.length + 2;
  return stem.length < 5 ? [prefix, withTypos(1)] : [prefix, withTypos(1), withTypos(2, isMissingTwo)];
}

/** The terms without stop words; all of them if there are only stop words. */
export function withoutStopWords<T extends Pick<Term, 'isStopWord'>>(terms: readonly T[]): readonly T[] {
  const significant = terms.filter(({ isStopWord }) => !isStopWord);
  return significant.length > 0 ? significant : terms;
}

/** The results of the first query of a term that has any. */
export function lookUp(index: MiniSearch, { queries }: Term): SearchResult[] {
  for (const query of queries) {
    const results = index.search(query);
    if (results.length > 0) return results;
  }
  return [];
}
