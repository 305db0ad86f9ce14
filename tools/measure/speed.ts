import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
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
 * @param addresses addresses of pages, or of another site to compare with; all listed pages if empty
 * @returns the medians of each page
 * @throws Error if there is no Chromium, or Lighthouse cannot load a page
 */
export async function measureSpeed(addresses: readonly string[], rounds: number): Promise<Speed[]> {
  await using stack = new AsyncDisposableStack();
  const browser = await launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  stack.defer(() => browser.close());
  const site = await SiteServer.start();
  stack.defer(() => site.remove());
  const listed = (await readPages(clientDir)).filter(({ isListed }) => isListed).map(({ address }) => address);
  const loads: Speed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const address of addresses.length > 0 ? addresses : listed)
      loads.push(await loadPage(browser, site.origin, address));
  }
  return [...Map.groupBy(loads, ({ address }) => address).values()].map(mediansOf);
}

async function loadPage(browser: Browser, origin: string, address: string): Promise<Speed> {
  const page = await browser.newPage();
  // Lighthouse's types refer to its own copy of puppeteer.
  const result = await lighthouse(
    new URL(address, origin).href,
    { onlyCategories: [...categories], logLevel: 'error' },
    undefined,
    page as never,
  );
  await page.close();
  if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
  const { lhr } = result;
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

/** Prints a row for each page, and the pages that exceed `speed` in budgets.json. @returns whether all pages respect it */
export async function reportSpeed(measured: readonly Speed[]): Promise<boolean> {
  const { speed } = budgetsSchema.parse(JSON.parse(await readFile(join(projectDir, 'budgets.json'), 'utf8')));
  console.table(measured);
  const exceeding = measured.filter(
    (page) =>
      categories.some((name) => page[name] < 100) || page.blockingMs > speed.blockingMs || page.shift > speed.shift,
  );
  for (const { address } of exceeding) console.error(`${address} exceeds a limit (speed in budgets.json)`);
  return exceeding.length === 0;
}
