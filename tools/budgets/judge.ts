import { posix } from 'node:path';
import * as z from 'zod';
import type { Weight } from './measure.ts';

const limitNames = ['html', 'css', 'script', 'allScript', 'font', 'other', 'total'] as const;
type LimitName = (typeof limitNames)[number];

const kilobytes = z.number().nonnegative();

export const budgetsSchema = z.strictObject({
  about: z.string(),
  kinds: z.record(z.string(), z.partialRecord(z.enum(limitNames), kilobytes)),
  pages: z.record(z.string(), z.string()),
  aboutSpeed: z.string(),
  speed: z.strictObject({ blockingMs: z.number(), shift: z.number() }),
});

export type Budgets = z.output<typeof budgetsSchema>;

export interface Verdict {
  readonly address: string;
  readonly kind: string;
  readonly weight: Weight;
  readonly limits: Readonly<Partial<Record<LimitName, number>>>;
  /** One line for each limit that is passed: page, kind, what, bytes, limit. */
  readonly faults: readonly string[];
  /** The same for each limit of which less than a tenth is left. */
  readonly warnings: readonly string[];
}

const defaultKind = 'content';

const kindOf = (address: string, { pages }: Pick<Budgets, 'pages'>): string =>
  pages[address] ?? pages[`${posix.dirname(address)}/*`] ?? defaultKind;

/** Compares a page with the limits of its kind. */
export function judge(address: string, weight: Weight, budgets: Budgets): Verdict {
  const kind = kindOf(address, budgets);
  const limits = budgets.kinds[kind];
  if (!limits) throw new Error(`budgets.json: there is no kind '${kind}' (page ${address})`);
  const beyond = (share: number) =>
    limitNames.flatMap((name) => {
      const limitBytes = (limits[name] ?? Number.POSITIVE_INFINITY) * 1024;
      if (weight[name] <= limitBytes * share) return [];
      return [`${address} (${kind}): ${titles[name]} is ${weight[name]} bytes; the limit is ${limitBytes}`];
    });
  const faults = beyond(1);
  return { address, kind, weight, limits, faults, warnings: beyond(0.9).filter((line) => !faults.includes(line)) };
}

const titles: Readonly<Record<LimitName, string>> = {
  html: 'HTML',
  css: 'CSS',
  script: 'Script',
  allScript: 'Script ever',
  font: 'Fonts',
  other: 'Other',
  total: 'First visit',
};

/** A row for each page, a column for each part: what it weighs in KB, and after the slash the most it may. */
export function drawTable(verdicts: readonly Verdict[]): string {
  const head = ['Page', 'Kind', ...limitNames.map((name) => titles[name])];
  const rows = verdicts.map(({ address, kind, weight, limits }) => [
    address,
    kind,
    ...limitNames.map((name) => {
      const limit = limits[name];
      const value = (weight[name] / 1024).toFixed(1);
      if (limit === undefined) return value;
      return `${value}/${limit}${weight[name] > limit * 1024 ? '!' : ''}`;
    }),
  ]);
  return drawColumns([head, ...rows], 2);
}

/** Text in columns as wide as they need. @param left how many of them are set to the left; what follows are figures */
export function drawColumns(rows: readonly (readonly string[])[], left: number): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const draw = (row: readonly string[]) =>
    row.map((cell, column) => (column < left ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)));
  return rows.map((row) => draw(row).join('  ').trimEnd()).join('\n');
}
