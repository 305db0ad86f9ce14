/** What a stranger typed, on its way into an email. */

/** Marks that do something instead of being read: control characters, turns of direction, fillers. Joiners belong to Bengali and to emoji. */
const unread = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** With its line breaks, and at most one empty line in a row. */
export const cleanLines = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
    .replace(/\t/g, ' ')
    .replace(unread, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** For a subject, a title, a name: a header of a mail ends where its line does. */
export const cleanLine = (typed: string): string => cleanLines(typed).replace(/\s+/g, ' ');

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** @param most signs as people count them: a Bengali conjunct is not torn */
export function shorten(line: string, most: number): string {
  const icons = [...graphemes.segment(line)].map(({ segment }) => segment);
  const kept = icons.slice(0, most - 1).join('');
  return icons.length <= most ? line : `${kept.trimEnd()}…`;
}

/**
 * Words that are no link, whatever they look like: mailboxes make one of each address they find, and nobody should be led away by
 * what a stranger typed. A place to break is put into it, which is not copied with it.
 */
export function Unlinked({ words }: { words: string }) {
  return words.split(/(?<=[.:@/])(?=[^\s.:@/])/u).flatMap((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else, and are rendered once
    index === 0 ? [part] : [<wbr key={index} />, part],
  );
}
