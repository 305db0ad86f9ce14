/**
 * The one rule by which this site finds words, for the search of all pages, the filter of a curriculum and the marks of both: whole
 * words and their beginnings, never the middle of one. `Rest` is found in `restore` and `useRest`, not in `forest`.
 */
import { foldText, type Text } from './fold-text.ts';
import { nearWords } from './near-words.ts';

/** One form in which something asked for may stand in a text. */
export interface Shape {
  readonly words: readonly string[];
  /** Whether its last word has to end where the word in the text ends. */
  readonly isWhole: boolean;
  /** Where capitals tell one thing from another: `REST`, not `rest`. Empty where they do not matter. */
  readonly written: string;
}

/** A word of a query, or a name of several words that goes by others too. */
export interface Term {
  readonly exact: readonly Shape[];
  readonly loose: readonly Shape[];
  /** Abbreviations and words of a letter or two: their loose shapes count only where no text holds an exact one. */
  readonly isStrict: boolean;
  /** The word that may have been misspelt; empty for a name that is known, and for an abbreviation. */
  readonly doubtful: string;
}

/** What the author of the site knows of words (`content/search.ts`). */
export interface WordLists {
  /** Names of one thing. One written with a capital is found only so: `['Node.js', 'NodeJS', 'Node']` is no node of a list. */
  readonly aliases: readonly (readonly string[])[];
  /** Words that say nothing beside others: `the`. */
  readonly ignored: readonly string[];
}

export type Span = readonly [start: number, end: number];

const word = /[\p{L}\p{M}\p{N}+#]+/gu;

/** The terms of a query, each of which has to be found. Small words count only where there is nothing else. */
export function readQuery(query: string, { aliases, ignored }: WordLists): Term[] {
  const terms = termsOf(query.match(word) ?? [], aliases);
  const telling = terms.filter(({ exact: [typed] }) => !ignored.includes(typed?.words.join(' ') ?? ''));
  return telling.length > 0 ? telling : terms;
}

function termsOf(typed: readonly string[], aliases: WordLists['aliases']): Term[] {
  const [first] = typed;
  if (first === undefined) return [];
  const begins = (name: readonly string[]) => name.every((each, at) => each === fold(typed[at] ?? ''));
  const [named] = aliases
    .flatMap((names) => names.map((name) => ({ words: wordsOf(name), names })).filter(({ words }) => begins(words)))
    .sort((a, b) => b.words.length - a.words.length);
  const words = named?.words ?? [fold(first)];
  const others = (named?.names ?? []).filter((name) => wordsOf(name).join(' ') !== words.join(' '));
  return [termOf(first, words, others), ...termsOf(typed.slice(words.length), aliases)];
}

function termOf(typed: string, words: readonly string[], others: readonly string[]): Term {
  const [only = ''] = words;
  const isName = words.length > 1;
  const isAbbreviation = !isName && /^[A-Z][A-Z\d]{1,4}$/.test(typed);
  const asTyped: Shape = { words, isWhole: true, written: isAbbreviation ? typed : '' };
  const singular = !isName && /^.{2,}[^s]s$/.test(only) ? [{ ...anyCase, words: [only.slice(0, -1)] }] : [];
  const aliases = others.map((name) => ({ ...anyCase, words: wordsOf(name), written: /[A-Z]/.test(name) ? name : '' }));
  return {
    exact: [asTyped, ...singular, ...aliases],
    loose: isName ? [] : [{ words, isWhole: isAbbreviation, written: '' }],
    isStrict: isAbbreviation || (!isName && only.length < 3),
    doubtful: isName || isAbbreviation || others.length > 0 ? '' : only,
  };
}

const anyCase = { isWhole: true, written: '' };

/**
 * With which shapes each term is looked for in these texts: its usual ones, or where none of the texts holds one, the next best: the
 * looser shapes of a strict term, then words that are spelt almost alike. A term without shapes is found nowhere.
 */
export function shapesFor(terms: readonly Term[], texts: readonly Text[]): (readonly Shape[])[] {
  return terms.map(({ exact, loose, isStrict, doubtful }) => {
    const usual = isStrict ? exact : [...exact, ...loose];
    const tried = [usual, ...(isStrict ? [loose] : [])];
    const held = tried.find((shapes) => texts.some((text) => holds(text, shapes)));
    return held ?? nearWords(doubtful, texts).flatMap((each) => termOf(each, [each], []).exact);
  });
}

export const holds = (text: Text, shapes: readonly Shape[]): boolean =>
  shapes.some((shape) => !spansOf(text, shape).next().done);

/** Where any of the shapes stands in a text, from left to right, none over another. */
export function findAll(text: Text, shapes: readonly Shape[]): Span[] {
  const spans = shapes.flatMap((shape) => [...spansOf(text, shape)]).sort(([a, b], [c, d]) => a - c || d - b);
  let reached = 0;
  return spans.filter(([start, end]) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}

function* spansOf(text: Text, shape: Shape): Generator<Span> {
  const [first = ''] = shape.words;
  for (let at = text.folded.indexOf(first); at >= 0; at = text.folded.indexOf(first, at + 1)) {
    const end = endOf(text, at, shape);
    if (end > at) yield [at, end];
  }
}

/** Where a shape that begins here ends; 0 where it is not there. */
function endOf(text: Text, start: number, { words, isWhole, written }: Shape): number {
  if (!isEdge(text, start) || !text.original.startsWith(written, start)) return 0;
  let end = start;
  for (const [index, each] of words.entries()) {
    while (index > 0 && text.folded[end] === ' ') end += 1;
    if (!text.folded.startsWith(each, end)) return 0;
    end += each.length;
    if (index === words.length - 1 && !isWhole) return end;
    // Several of a thing are that thing: `APIs`.
    if (text.folded[end] === 's' && isEdge(text, end + 1) && !isEdge(text, end)) end += 1;
    if (!isEdge(text, end)) return 0;
  }
  return end;
}

/** Whether a word begins or ends here, the words within `useState` and `PostgreSQL` included. */
function isEdge({ original, folded }: Text, at: number): boolean {
  const [before = ' ', after = ' '] = [folded[at - 1], folded[at]];
  if (before === ' ' || after === ' ') return true;
  const [left = '', right = ''] = [original[at - 1], original[at]];
  return left !== left.toUpperCase() && right !== right.toLowerCase();
}

const fold = (each: string) => foldText(each).folded;

const wordsOf = (name: string): string[] => fold(name).match(word) ?? [];
