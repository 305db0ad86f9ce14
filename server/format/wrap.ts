/** Most columns of a terminal that nobody has made wider. */
const columns = 80;

/** In columns: of what Bengali is written with, some signs stand above or below others. */
export const widthOf = (text: string) => [...text.replaceAll(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')].length;

/** A question with its answer: in one line where both fit into it, otherwise with the answer below, in lines that do. */
export function labelled(label: string, text: string, indent = '  '): string {
  const short = `${indent}${label}: ${text}`;
  if (!text.includes('\n') && widthOf(short) <= columns) return short;
  return [`${indent}${label}:`, ...wrap(text, `${indent}  `)].join('\n');
}

/** Breaks lines between words; one that is too long, such as an address, stays whole to be copied. */
export function wrap(text: string, indent: string): string[] {
  return text.split('\n').flatMap((line) => {
    const lines = [''];
    for (const word of line.split(' ')) {
      const last = lines.at(-1) ?? '';
      const longer = last === '' ? word : `${last} ${word}`;
      if (last !== '' && widthOf(indent + longer) > columns) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines.map((each) => (indent + each).trimEnd());
  });
}
