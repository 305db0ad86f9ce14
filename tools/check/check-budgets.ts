/** Weighs every page of the last build and holds it to `budgets.json`. */
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import * as z from 'zod';
import { clientDir, listFiles, projectDir } from '../site-build/paths.ts';
import { type Weight, weighPage } from './page-weight.ts';

const limitNames = ['html', 'css', 'script', 'allScript', 'font', 'other', 'total', 'elements'] as const;
type LimitName = (typeof limitNames)[number];

/** Bytes are limited in KB. */
const unitOf = (name: LimitName) => (name === 'elements' ? 1 : 1024);

export const budgetsSchema = z.strictObject({
  about: z.string(),
  kinds: z.record(z.string(), z.partialRecord(z.enum(limitNames), z.number().nonnegative())),
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
      const limit = (limits[name] ?? Number.POSITIVE_INFINITY) * unitOf(name);
      if (weight[name] <= limit * share) return [];
      const unit = name === 'elements' ? '' : ' bytes';
      return [`${address} (${kind}): ${titles[name]} is ${weight[name]}${unit}; the limit is ${limit}`];
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
  elements: 'Elements',
};

/** What a page weighs in KB, and after the slash the most it may: a row of a table. */
export function tableRow({ address, kind, weight, limits }: Verdict): Readonly<Record<string, string>> {
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
  const verdicts: Verdict[] = [];
  const faults: string[] = pages.length > 0 ? [] : ['The build holds no page.'];
  for (const page of pages) {
    const address = `/${page}`.replace(/\/index\.html$/, '') || '/';
    try {
      verdicts.push(judge(address, await weighPage(clientDir, page), budgets));
    } catch (error) {
      faults.push(`${address}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const pages of Object.keys(budgets.pages)) {
    const isThere = verdicts.some(({ address }) => posix.matchesGlob(address, pages));
    if (!isThere) faults.push(`budgets.json names ${pages}, which could not be weighed.`);
  }
  faults.push(...verdicts.flatMap((verdict) => verdict.faults));

  console.info(
    'First visit to each page in KB, packed with brotli, and its elements; after the slash the most it may have (budgets.json).',
  );
  console.info('Script: loaded with the page. Script ever: also what it loads later.\n');
  console.table(verdicts.map(tableRow));
  const warnings = verdicts.flatMap((verdict) => verdict.warnings);
  for (const warning of warnings) console.warn(`Near its limit: ${warning}`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.main) await main();
