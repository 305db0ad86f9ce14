/** `npm run budgets`: measures every page of the last build, and fails if one is over its limit in `budgets.json`. */
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import * as z from 'zod';
import { clientDir, listFiles, projectDir } from '../site-build/paths.ts';
import { measurePage, type Weight } from './page-weight.ts';

const titles = {
  html: 'HTML',
  css: 'CSS',
  script: 'Script',
  allScript: 'All script',
  font: 'Fonts',
  other: 'Other',
  total: 'First visit',
  elements: 'Elements',
} as const satisfies Record<keyof Weight, string>;
type LimitName = keyof typeof titles;
const limitNames = Object.keys(titles) as LimitName[];

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

const kindOf = (address: string, { pages }: Pick<Budgets, 'pages'>): string =>
  pages[address] ?? pages[`${posix.dirname(address)}/*`] ?? 'content';

/** Compares a page with the limits of its kind. @returns one line for each limit that it exceeds, and its share of each limit */
export function checkPage(address: string, weight: Weight, budgets: Budgets) {
  const kind = kindOf(address, budgets);
  const limits = budgets.kinds[kind];
  if (!limits) throw new Error(`budgets.json: there is no kind '${kind}' (page ${address})`);
  const shares = limitNames.map((name) => {
    const limit = (limits[name] ?? Number.POSITIVE_INFINITY) * unitOf(name);
    const unit = name === 'elements' ? '' : ' bytes';
    const line = `${address} (${kind}): ${titles[name]} is ${weight[name]}${unit}; the limit is ${limit}`;
    return { limit: `${kind} ${name}`, share: weight[name] / limit, line };
  });
  return { kind, errors: shares.filter(({ share }) => share > 1).map(({ line }) => line), shares };
}

async function main(): Promise<void> {
  const budgets = budgetsSchema.parse(JSON.parse(await readFile(join(projectDir, 'budgets.json'), 'utf8')));

  const pages = (await listFiles(clientDir)).filter((file) => file.endsWith('.html'));
  const errors: string[] = pages.length > 0 ? [] : ['The build has no pages.'];
  const rows: Record<string, string | number>[] = [];
  // A limit of a kind is near on many of its pages, so the heaviest one stands for all.
  const closest = new Map<string, { readonly share: number; readonly line: string }>();
  for (const page of pages) {
    const address = `/${page}`.replace(/\/index\.html$/, '') || '/';
    try {
      const weight = await measurePage(clientDir, page);
      const result = checkPage(address, weight, budgets);
      const sizes = limitNames.map((name) => [titles[name], Number((weight[name] / unitOf(name)).toFixed(1))]);
      rows.push({ Page: address, Kind: result.kind, ...Object.fromEntries(sizes) });
      errors.push(...result.errors);
      for (const { limit, share, line } of result.shares)
        if (share > (closest.get(limit)?.share ?? 0.9)) closest.set(limit, { share, line });
    } catch (error) {
      errors.push(`${address}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const pages of Object.keys(budgets.pages)) {
    const exists = rows.some(({ Page }) => posix.matchesGlob(String(Page), pages));
    if (!exists) errors.push(`budgets.json names ${pages}, which is not in the build.`);
  }

  console.info('First visit to each page: KB after compression, and elements. budgets.json has the limits.');
  console.info('Script: loaded with the page. All script: also what loads later.\n');
  console.table(rows);
  for (const { share, line } of closest.values()) if (share <= 1) console.warn(`Above 90 % of a limit: ${line}`);
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
}

if (import.meta.main) await main();
