import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import { questionsOf, valueFields } from '#forms/define.ts';
import { forms } from '#forms/index.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import { toIndiaClock } from '../india-time.ts';
import { describeSuspicion } from '../intake/spam-check.ts';
import type { Lead, Subscriber } from '../storage/ports/entries.ts';
import { invisibleCharacters } from './format.ts';
import { widthOf } from './wrap.ts';

/** Dates are in India's time. Text must never become a number or a formula. */
type Cell = string | Date | null | undefined;

interface Sheet {
  /** Id of a form. */
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

interface Entries {
  /** Newest first. */
  readonly leads: readonly Lead[];
  readonly subscribers: readonly Subscriber[];
}

/** A sheet for each form, with its questions as headings. Only confirmed subscribers are included, because only they may get the newsletter. */
export function sheetsOf({ leads, subscribers }: Entries): Sheet[] {
  const sheets = [...Map.groupBy(leads, ({ form }) => form)].map(([name, group]) => {
    const columns = columnsOf(name, group);
    return {
      name,
      headings: columns.map(({ heading }) => heading),
      rows: group.map((lead) => columns.map(({ cellOf }) => cellOf(lead))),
    };
  });
  const confirmed = subscribers.filter(({ state }) => state === 'confirmed');
  if (confirmed.length === 0) return sheets;
  const rows = confirmed.map(({ email, confirmedAt }) => [email, confirmedAt && toIndiaClock(confirmedAt)]);
  return [...sheets, { name: newsletterForm.id, headings: ['Email Address', 'Confirmed (India)'], rows }];
}

interface Column {
  readonly heading: string;
  cellOf(lead: Lead): Cell;
}

const commonColumns: readonly Column[] = [
  { heading: 'Reference', cellOf: ({ reference }) => reference },
  { heading: 'Received (India)', cellOf: ({ receivedAt }) => toIndiaClock(receivedAt) },
  { heading: 'Asked before', cellOf: ({ duplicateOf }) => duplicateOf },
  { heading: 'In quarantine', cellOf: ({ quarantine }) => quarantine && describeSuspicion(quarantine) },
  { heading: 'Status', cellOf: ({ state }) => state.status },
  { heading: 'Follow-up', cellOf: ({ state }) => state.followUpOn },
  { heading: 'Joined with', cellOf: ({ state }) => state.joinedTo },
  { heading: 'Came by', cellOf: ({ source }) => source },
  { heading: 'Page', cellOf: ({ page }) => page },
  { heading: 'Language', cellOf: ({ language }) => language },
];

/**
 * The common columns, and one for each question of the form, answered or not, so that the columns of two exports agree; then one for each
 * question that only older leads have. Headings have the latest wording: `leads` is sorted newest first. An attachment is shown by its file
 * name.
 */
function columnsOf(formId: string, leads: readonly Lead[]): Column[] {
  const form = forms.get(formId);
  const current: Readonly<Record<string, string>> = form ? questionsOf(form) : {};
  const answered = leads.flatMap(({ answers }) => Object.keys(answers));
  const files = leads.flatMap(({ attachments }) => attachments.map(({ field }) => field));
  const phones = form ? valueFields(form).flatMap(({ name, kind }) => (kind === 'tel' ? [name] : [])) : [];
  const columns = [...new Set([...Object.keys(current), ...answered, ...files])].flatMap((name): Column[] => {
    const asked = leads.find(({ questions }) => questions[name] !== undefined)?.questions[name];
    const heading = current[name] ?? asked ?? name;
    const answer: Column = {
      heading,
      cellOf: ({ answers, attachments }) => answers[name] ?? attachments.find(({ field }) => field === name)?.fileName,
    };
    if (!phones.includes(name) && !leads.some((lead) => lead.phones[name] !== undefined)) return [answer];
    return [answer, { heading: `${heading} (to dial)`, cellOf: ({ phones }) => phones[name] }];
  });
  return [...commonColumns, ...columns];
}

/** The text of a cell. A date has the form `2026-11-20 17:30`. */
const textOf = (cell: Cell): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 16).replace('T', ' ') : withoutInvisible(cell ?? '');

const withoutInvisible = (text: string): string => text.replaceAll(invisibleCharacters, '');

const toLine = (row: readonly Cell[]): string => `${row.map(quoteCell).join(',')}\r\n`;

/**
 * Writes the leads of one form to a CSV file (RFC 4180) with every cell in quotes, in parts, so that they are never all in memory. The byte
 * order mark makes Excel read UTF-8. Excel evaluates a cell that begins like a formula, even in quotes, so such a cell gets an apostrophe in
 * front. That includes phone numbers (+91...).
 * @param readBatches reads the leads, newest first. It is called twice: first for the columns, then for the rows
 */
export async function* streamCsv(
  form: string,
  readBatches: () => AsyncIterable<readonly Lead[]>,
): AsyncGenerator<string> {
  /** Leads that have a question, a number or a file which no newer one has. */
  const distinct: Lead[] = [];
  const seen = new Set<string>();
  for await (const leads of readBatches())
    for (const lead of leads) {
      const names = [
        ...Object.keys(lead.answers),
        ...Object.keys(lead.phones),
        ...lead.attachments.map(({ field }) => field),
      ];
      if (names.every((name) => seen.has(name))) continue;
      for (const name of names) seen.add(name);
      distinct.push(lead);
    }
  const columns = columnsOf(form, distinct);
  yield `\ufeff${toLine(columns.map(({ heading }) => heading))}`;
  for await (const leads of readBatches())
    yield leads.map((lead) => toLine(columns.map(({ cellOf }) => cellOf(lead)))).join('');
}

/** Includes full-width characters, because some programs treat them the same. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

function quoteCell(cell: Cell): string {
  const text = textOf(cell);
  return `"${beginsFormula.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

/** Excel's limit for the name of a sheet. */
const nameLength = 31;

/** Maximum column width in characters. */
const maxWidth = 40;

/** A workbook whose answers are all text cells, so that no phone number becomes a number and no answer a formula. */
export function toXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  return writeExcelFile(
    sheets.map(({ name, headings, rows }) => ({
      sheet: name.slice(0, nameLength),
      data: [
        headings.map((heading): CellObject => ({ ...textCell(heading), fontWeight: 'bold' })),
        ...rows.map((row) => row.map(excelCellOf)),
      ],
      columns: headings.map((heading, index) => ({
        width: widthOfColumn([heading, ...rows.map((row) => row[index])]),
      })),
      stickyRowsCount: 1,
    })),
  ).toBuffer();
}

function excelCellOf(cell: Cell): CellObject | null {
  if (cell instanceof Date) return { type: Date, value: cell, format: 'yyyy-mm-dd hh:mm', alignVertical: 'top' };
  return cell === null || cell === undefined ? null : textCell(withoutInvisible(cell));
}

const textCell = (value: string): CellObject => ({
  type: String,
  value,
  format: '@',
  alignVertical: 'top',
  wrap: true,
});

const widthOfColumn = (cells: readonly Cell[]): number =>
  Math.min(maxWidth, 2 + Math.max(...cells.flatMap((cell) => textOf(cell).split('\n').map(widthOf))));
