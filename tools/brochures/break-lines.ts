/**
 * Sets a text in lines, as full as they go, but never with a lone word at the end where two can stand there.
 * @param widthOf width of some words in points
 */
export function breakLines(text: string, width: number, widthOf: (words: string) => number): string[] {
  const lines = fillLines(text.split(' '), width, widthOf);
  const last = lines.at(-1);
  const before = lines.at(-2);
  if (last?.length === 1 && before && before.length > 2) {
    const together = [before.at(-1) ?? '', ...last];
    if (widthOf(together.join(' ')) <= width) lines.splice(-2, 2, before.slice(0, -1), together);
  }
  return lines.map((words) => words.join(' '));
}

/** The same number of lines as `breakLines`, of about one length: for headings. */
export function balanceLines(text: string, width: number, widthOf: (words: string) => number): string[] {
  const words = text.split(' ');
  const count = fillLines(words, width, widthOf).length;
  let [tooNarrow, enough] = [0, width];
  while (enough - tooNarrow > 1) {
    const middle = (tooNarrow + enough) / 2;
    const lines = fillLines(words, middle, widthOf);
    const fits = lines.length === count && lines.every((each) => widthOf(each.join(' ')) <= middle);
    if (fits) enough = middle;
    else tooNarrow = middle;
  }
  return fillLines(words, enough, widthOf).map((each) => each.join(' '));
}

function fillLines(words: readonly string[], width: number, widthOf: (words: string) => number): string[][] {
  const lines: string[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && widthOf([...line, word].join(' ')) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}
