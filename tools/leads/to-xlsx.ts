import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import { widthOf } from '../../server/words/wrap.ts';
import { indiaClock } from '../words/india-time.ts';
import type { Cell, Sheet } from './sheets.ts';

/** Excel cuts the name of a sheet. */
const nameLength = 31;

/** In signs. */
const widest = 40;

/** A workbook in which text is text, so that no telephone becomes a number and nothing that was typed a formula. */
export function toXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  return writeExcelFile(
    sheets.map(({ name, headings, rows }) => ({
      sheet: name.slice(0, nameLength),
      data: [headings.map(headingCell), ...rows.map((row) => row.map(cellOf))],
      columns: headings.map((_, at) => ({ width: widthOfColumn([headings[at] ?? '', ...rows.map((row) => row[at])]) })),
      stickyRowsCount: 1,
    })),
  ).toBuffer();
}

const headingCell = (heading: string): CellObject => ({ ...textCell(heading), fontWeight: 'bold' });

function cellOf(cell: Cell): CellObject | null {
  if (cell === null) return null;
  if ('text' in cell) return textCell(cell.text);
  return { type: Date, value: indiaClock(cell.moment), format: 'yyyy-mm-dd hh:mm', alignVertical: 'top' };
}

const textCell = (text: string): CellObject => ({
  type: String,
  value: text,
  format: '@',
  alignVertical: 'top',
  wrap: true,
});

function widthOfColumn(cells: readonly (Cell | string | undefined)[]): number {
  const widths = cells.map((cell) => {
    if (typeof cell === 'string') return widthOf(cell);
    if (!cell) return 0;
    return 'text' in cell ? Math.max(...cell.text.split('\n').map(widthOf)) : 16;
  });
  return Math.min(widest, Math.max(...widths) + 2);
}
