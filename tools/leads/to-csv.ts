import { inIndia } from '../words/india-time.ts';
import type { Cell, Sheet } from './sheets.ts';

/**
 * RFC 4180, every cell in quotes. Excel takes it for UTF-8 by the mark at its beginning, and what begins like a formula for one, also
 * within quotes: an apostrophe makes it text again. So telephones (+91...) have one, which a sheet (`to-xlsx.ts`) does without.
 */
export function toCsv({ headings, rows }: Sheet): string {
  const all = [headings.map((heading) => ({ text: heading })), ...rows];
  return `\ufeff${all.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

/** Some programs take the wide ones of East Asia for the same. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

function quoted(cell: Cell): string {
  const text = cell === null ? '' : 'text' in cell ? cell.text : inIndia(cell.moment);
  return `"${beginsFormula.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;
}
