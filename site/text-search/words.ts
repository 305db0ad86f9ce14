/** Splits texts into words, for the index and for the highlights. The index is a separate file: its library loads with the first search. */

type Span = readonly [start: number, end: number];

const wordPattern = /[\p{L}\p{M}\p{N}+#]+/gu;

/** Lower case without accents; marks of scripts other than Latin stay. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .toLowerCase();
export const wordsOf = (text: string) => text.match(wordPattern) ?? [];
/** Lower case, without accents, in the singular: `fee` for `fees`. */
export const stemOf = (text: string) => fold(text).replace(/(?<=^.{2,}[^s])s$/u, '');

/** The spans of all words of a text. `PostgreSQL` also contains the word `SQL`. Such an inner word has at least three letters. */
export function* wordSpans(text: string): Generator<Span> {
  for (const { 0: whole, index } of text.matchAll(wordPattern)) {
    yield [index, index + whole.length];
    for (const inner of whole.matchAll(/(?<=\p{Ll})\p{Lu}(?=..)/gu)) yield [index + inner.index, index + whole.length];
  }
}

/** The index terms of a word: its stem and, for a word with capitals, also its exact spelling after `=`. */
export function termsOf(word: string): string[] {
  return /\p{Lu}/u.test(word) ? [stemOf(word), `=${word.replace(/s$/, '')}`] : [stemOf(word)];
}

/** The spans of a text whose words have one of these terms, from left to right, without overlaps. */
export function findWords(text: string, terms: ReadonlySet<string>): Span[] {
  let lastEnd = 0;
  return [...wordSpans(text)].filter((span) => {
    if (span[0] < lastEnd || !termsOf(text.slice(...span)).some((term) => terms.has(term))) return false;
    lastEnd = span[1];
    return true;
  });
}
