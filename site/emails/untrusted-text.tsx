/** Cleans and renders text that a visitor typed, before it goes into an email. */

/** Control and format characters, such as direction overrides. Joiners stay: Bengali and emoji need them. */
const invisibleCharacters = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Removes invisible characters. Keeps line breaks, with at most one empty line in a row. */
export const cleanLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
    .replace(/\t/g, ' ')
    .replace(invisibleCharacters, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Like `cleanLines`, in one line: a line break would end a mail header. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\s+/g, ' ');

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** Truncates a line with an ellipsis. @param maxLength in grapheme clusters: a Bengali conjunct stays whole */
export function truncate(line: string, maxLength: number): string {
  const clusters = [...graphemes.segment(line)].map(({ segment }) => segment);
  const start = clusters.slice(0, maxLength - 1).join('');
  return clusters.length <= maxLength ? line : `${start.trimEnd()}…`;
}

/**
 * Text that mail clients do not turn into links, so that an answer cannot lead the staff to another site. A `<wbr>` interrupts
 * each address; it is not copied with the text.
 */
export function UnlinkedText({ text }: { text: string }) {
  return text.split(/(?<=[.:@/])(?=[^\s.:@/])/u).flatMap((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their index
    index === 0 ? [part] : [<wbr key={index} />, part],
  );
}
