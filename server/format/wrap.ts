/** The default width of a terminal. */
const columns = 80;

/** The width of a text in columns. Combining marks, as in Bengali, take none. */
export const widthOf = (text: string) => [...text.replaceAll(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')].length;

/** A label with its text: on one line if both fit, otherwise with the wrapped text below the label. */
export function labelled(label: string, text: string, indent = '  '): string {
  const short = `${indent}${label}: ${text}`;
  if (!text.includes('\n') && widthOf(short) <= columns) return short;
  return [`${indent}${label}:`, ...wrap(text, `${indent}  `)].join('\n');
}

/** Breaks lines between words. A word that is too long, such as a URL, stays whole so that it can be copied. */
export function wrap(text: string, indent: string): string[] {
  return text.split('\n').flatMap((line) => {
    const lines = [''];
    for (const word of line.split(' ')) {
      const last = lines.at(-1) ?? '';
      const longer = last === '' ? word : `${last} ${word}`;
      if (last !== '' && widthOf(indent + longer) > columns) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines.map((line) => (indent + line).trimEnd());
  });
}
