import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import lighthouse, { type Flags } from 'lighthouse';
import { type Browser, launch } from 'puppeteer-core';
import { SiteServer } from '../../tests/e2e/support/site-server.ts';
import { budgetsSchema } from '../check/check-budgets.ts';
import { requireChromium } from '../programs/chromium.ts';
import { readPages } from '../site-build/page-text.ts';
import { clientDir, projectDir } from '../site-build/paths.ts';
import { median } from './median.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const audits = {
  firstPaintMs: 'first-contentful-paint',
  largestPaintMs: 'largest-contentful-paint',
  blockingMs: 'total-blocking-time',
  mainThreadMs: 'mainthread-work-breakdown',
  shift: 'cumulative-layout-shift',
} as const;

type Figure = (typeof categories)[number] | keyof typeof audits;

/**
 * Results of Lighthouse for a page on its simulated phone with slow 4G and a slow processor: scores from 0 to 100, times in milliseconds,
 * and cumulative layout shift.
 */
export type Speed = Readonly<Record<Figure, number>> & { readonly address: string };

/**
 * Measures pages of the last build with Lighthouse in several rounds.
 * @param addresses addresses of pages; all listed pages if empty
 * @param others addresses of pages of other sites to compare with
 * @returns the medians of each page
 * @throws Error if there is no Chromium, or Lighthouse cannot load a page
 */
export async function measureSpeed(
  addresses: readonly string[],
  { rounds, others = [] }: { readonly rounds: number; readonly others?: readonly string[] },
): Promise<Speed[]> {
  await using stack = new AsyncDisposableStack();
  const browser = await launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  stack.defer(() => browser.close());
  const site = await SiteServer.start();
  stack.defer(() => site.remove());
  const listed = (await readPages(clientDir)).filter(({ isListed }) => isListed).map(({ address }) => address);
  const urls = [...(addresses.length > 0 ? addresses : listed).map((address) => `${site.origin}${address}`), ...others];
  const measured = urls.map(() => [] as Speed[]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      measured[index]?.push(readResult(url.replace(site.origin, ''), await runLighthouse(browser, url)));
    }
  }
  return measured.map(mediansOf);
}

/**
 * Loads a page on Lighthouse's simulated phone.
 * @throws Error if it cannot be loaded
 */
export async function runLighthouse(browser: Browser, url: string, flags: Flags = {}): Promise<Result> {
  const page = await browser.newPage();
  const options: Flags = { onlyCategories: [...categories], logLevel: 'error', ...flags };
  // Lighthouse's types refer to its own copy of puppeteer.
  const result = await lighthouse(url, options, undefined, page as never);
  await page.close();
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}

export type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function readResult(address: string, lhr: Result): Speed {
  const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
  const figures = Object.entries(audits).map(([name, audit]) => {
    const figure = lhr.audits[audit]?.numericValue ?? Number.NaN;
    return [name, name === 'shift' ? Math.round(figure * 1000) / 1000 : Math.round(figure)];
  });
  return { address, ...Object.fromEntries([...scores, ...figures]) };
}

function mediansOf(loads: readonly Speed[]): Speed {
  const [first] = loads as [Speed];
  const names = Object.keys(first).filter((name) => name !== 'address') as Figure[];
  const figures = names.map((name) => {
    const values = loads.map((load) => load[name]);
    return [name, name === 'shift' ? Math.max(...values) : median(values)];
  });
  return { ...first, ...Object.fromEntries(figures) };
}

/** Prints a row for each page, and the pages that exceed `speed` in budgets.json. @returns whether all of our pages respect it */
export async function reportSpeed(measured: readonly Speed[]): Promise<boolean> {
  const { speed } = budgetsSchema.parse(JSON.parse(await readFile(join(projectDir, 'budgets.json'), 'utf8')));
  console.table(measured);
  const exceeding = measured.filter(
    (page) =>
      page.address.startsWith('/') &&
      (categories.some((name) => page[name] < 100) || page.blockingMs > speed.blockingMs || page.shift > speed.shift),
  );
  for (const { address } of exceeding) console.error(`${address} exceeds a limit (speed in budgets.json)`);
  return exceeding.length === 0;
}
