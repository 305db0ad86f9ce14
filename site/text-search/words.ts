/** What a word is, for the index and for the marks. Apart from the index, whose library comes only with the first search. */

type Span = readonly [start: number, end: number];

const word = /[\p{L}\p{M}\p{N}+#]+/gu;

export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .toLowerCase();
export const wordsOf = (text: string) => text.match(word) ?? [];
/** Small letters without accents, in the singular: `fees` is `fee`. */
export const stemOf = (text: string) => fold(text).replace(/(?<=^.{2,}[^s])s$/u, '');

/** Words in a text with their places, those within `useState` and `PostgreSQL` included. */
export function* wordSpans(text: string): Generator<Span> {
  for (const { 0: whole, index } of text.matchAll(word)) {
    yield [index, index + whole.length];
    for (const inner of whole.matchAll(/(?<=\p{Ll})\p{Lu}/gu)) yield [index + inner.index, index + whole.length];
  }
}

/** The terms under which a word stands in the index: its stem, and as it is written with capitals. */
export function termsOf(written: string): string[] {
  return /\p{Lu}/u.test(written) ? [stemOf(written), `=${written.replace(/s$/, '')}`] : [stemOf(written)];
}

/** Where words of a text stand in the index under one of these terms, from left to right, none over another. */
export function findWords(text: string, terms: ReadonlySet<string>): Span[] {
  let reached = 0;
  return [...wordSpans(text)].filter((span) => {
    if (span[0] < reached || !termsOf(text.slice(...span)).some((term) => terms.has(term))) return false;
    reached = span[1];
    return true;
  });
}
