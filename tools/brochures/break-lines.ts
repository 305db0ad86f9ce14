/**
 * Sets a text in lines, as full as they go; where the last would be a stump, all are a little shorter instead.
 * @param widthOf width of some words in points
 */
export function breakLines(text: string, width: number, widthOf: (words: string) => number): string[] {
  const words = text.split(' ');
  const full = fillLines(words, width, widthOf);
  const endOf = (lines: readonly string[][]) => widthOf(lines.at(-1)?.join(' ') ?? '');
  let chosen = full;
  for (let narrower = width; full.length > 1 && narrower > width * 0.7; narrower -= width / 50) {
    const lines = fillLines(words, narrower, widthOf);
    if (endOf(chosen) >= width / 3 || lines.length > full.length) break;
    if (endOf(lines) > endOf(chosen)) chosen = lines;
  }
  return joined(chosen);
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
  return joined(fillLines(words, enough, widthOf));
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

const joined = (lines: readonly (readonly string[])[]) => lines.map((words) => words.join(' '));
