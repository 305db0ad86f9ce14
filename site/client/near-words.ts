import type { Text } from './fold-text.ts';

/**
 * Words of the texts that a slip of the fingers could have meant: of five letters or more, beginning with the same one, one slip away,
 * in long words two. Only the nearest.
 */
export function nearWords(wanted: string, texts: readonly Text[]): string[] {
  if (wanted.length < 5) return [];
  const most = wanted.length < 8 ? 1 : 2;
  const near = vocabularyOf(texts)
    .filter((each) => each[0] === wanted[0] && Math.abs(each.length - wanted.length) <= most)
    .map((each) => ({ each, slips: slipsBetween(wanted, each) }))
    .filter(({ slips }) => slips <= most);
  const least = Math.min(...near.map(({ slips }) => slips));
  return near.filter(({ slips }) => slips === least).map(({ each }) => each);
}

const vocabularies = new WeakMap<readonly Text[], readonly string[]>();

/** Each word of the texts once. Of the same texts it is asked for with every letter that is typed. */
function vocabularyOf(texts: readonly Text[]): readonly string[] {
  const known = vocabularies.get(texts);
  const words = known ?? [...new Set(texts.flatMap(({ folded }) => folded.split(' ')))];
  if (!known) vocabularies.set(texts, words);
  return words;
}

/** Letters left out, put in, changed, or changed places with their neighbour (optimal string alignment). */
function slipsBetween(from: string, to: string): number {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const isTurned = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isTurned ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, to.length);
}

const at = (row: readonly number[] | undefined, index: number) => row?.[index] ?? Number.POSITIVE_INFINITY;
