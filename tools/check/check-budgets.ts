/** `npm run budgets`: measures every page of the last build, and fails if one is over its limit in `budgets.json`. */
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import * as z from 'zod';
import { clientDir, listFiles, projectDir } from '../site-build/paths.ts';
import { measurePage, type Weight } from './page-weight.ts';

const limitNames = ['html', 'css', 'script', 'allScript', 'font', 'other', 'total', 'elements'] as const;
type LimitName = (typeof limitNames)[number];

/** Limits of bytes are in KB. */
const unitOf = (name: LimitName) => (name === 'elements' ? 1 : 1024);

export const budgetsSchema = z.strictObject({
  about: z.string(),
  kinds: z.record(z.string(), z.partialRecord(z.enum(limitNames), z.number().nonnegative())),
  pages: z.record(z.string(), z.string()),
  aboutSpeed: z.string(),
  speed: z.strictObject({ blockingMs: z.number(), shift: z.number() }),
});

export type Budgets = z.output<typeof budgetsSchema>;

export interface PageResult {
  readonly address: string;
  readonly kind: string;
  readonly weight: Weight;
  readonly limits: Readonly<Partial<Record<LimitName, number>>>;
  /** One line for each limit that the page exceeds. */
  readonly errors: readonly string[];
  /** One line for each value above 90 % of its limit. */
  readonly warnings: readonly string[];
}

const defaultKind = 'content';

const kindOf = (address: string, { pages }: Pick<Budgets, 'pages'>): string =>
  pages[address] ?? pages[`${posix.dirname(address)}/*`] ?? defaultKind;

/** Compares a page with the limits of its kind. */
export function checkPage(address: string, weight: Weight, budgets: Budgets): PageResult {
  const kind = kindOf(address, budgets);
  const limits = budgets.kinds[kind];
  if (!limits) throw new Error(`budgets.json: there is no kind '${kind}' (page ${address})`);
  const over = (share: number) =>
    limitNames.flatMap((name) => {
      const limit = (limits[name] ?? Number.POSITIVE_INFINITY) * unitOf(name);
      if (weight[name] <= limit * share) return [];
      const unit = name === 'elements' ? '' : ' bytes';
      return [`${address} (${kind}): ${titles[name]} is ${weight[name]}${unit}; the limit is ${limit}`];
    });
  const errors = over(1);
  return { address, kind, weight, limits, errors, warnings: over(0.9).filter((line) => !errors.includes(line)) };
}

const titles: Readonly<Record<LimitName, string>> = {
  html: 'HTML',
  css: 'CSS',
  script: 'Script',
  allScript: 'All script',
  font: 'Fonts',
  other: 'Other',
  total: 'First visit',
  elements: 'Elements',
};

/** A row of the table: the size of a page in KB and, after the slash, its limit. `!` marks a size over the limit. */
export function tableRow({ address, kind, weight, limits }: PageResult): Readonly<Record<string, string>> {
  const cells = limitNames.map((name) => {
    const limit = limits[name];
    const isOver = limit !== undefined && weight[name] > limit * unitOf(name);
    return [
      titles[name],
      `${(weight[name] / unitOf(name)).toFixed(name === 'elements' ? 0 : 1)}${limit === undefined ? '' : `/${limit}`}${isOver ? '!' : ''}`,
    ];
  });
  return { Page: address, Kind: kind, ...Object.fromEntries(cells) };
}

async function main(): Promise<void> {
  const budgets = budgetsSchema.parse(JSON.parse(await readFile(join(projectDir, 'budgets.json'), 'utf8')));

  const pages = (await listFiles(clientDir)).filter((file) => file.endsWith('.html'));
  const results: PageResult[] = [];
  const errors: string[] = pages.length > 0 ? [] : ['The build has no pages.'];
  for (const page of pages) {
    const address = `/${page}`.replace(/\/index\.html$/, '') || '/';
    try {
      results.push(checkPage(address, await measurePage(clientDir, page), budgets));
    } catch (error) {
      errors.push(`${address}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const pages of Object.keys(budgets.pages)) {
    const exists = results.some(({ address }) => posix.matchesGlob(address, pages));
    if (!exists) errors.push(`budgets.json names ${pages}, which is not in the build.`);
  }
  errors.push(...results.flatMap(({ errors }) => errors));

  console.info(
    'First visit to each page: KB after compression, and elements. After the slash: the limit (budgets.json).',
  );
  console.info('Script: loaded with the page. All script: also what loads later.\n');
  console.table(results.map(tableRow));
  const warnings = results.flatMap(({ warnings }) => warnings);
  for (const warning of warnings) console.warn(`Close to the limit: ${warning}`);
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
}

if (import.meta.main) await main();
