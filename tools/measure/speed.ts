import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import lighthouse, { type Flags } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { SiteServer } from '../../tests/e2e/support/site-server.ts';
import { budgetsSchema } from '../budgets/judge.ts';
import { requireChromium } from '../chromium/locate.ts';
import { readPages } from '../site-build/page-text.ts';
import { clientDir, projectDir } from '../site-build/paths.ts';
import { median } from './median.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse finds of a page on its phone, with its simulated slow 4G and slow processor. Times in milliseconds. */
export interface Speed {
  readonly address: string;
  /** Performance, accessibility, best practices, search engines; each of 100. */
  readonly scores: readonly number[];
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly mainThreadMs: number;
  /** Cumulative layout shift, to three digits. */
  readonly shift: number;
  readonly elements: number;
}

/**
 * Loads pages of the last build in Lighthouse, in turn, several times.
 * @param asked addresses; without any, all listed pages
 * @param others addresses of pages of other sites, to be measured in the same series
 * @returns the medians of each page
 * @throws Error if there is no Chromium, or Lighthouse cannot load a page
 */
export async function measureSpeed(
  asked: readonly string[],
  { rounds, others = [] }: { readonly rounds: number; readonly others?: readonly string[] },
): Promise<Speed[]> {
  await using stack = new AsyncDisposableStack();
  const browser = await launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  stack.defer(() => browser.close());
  const site = await SiteServer.start();
  stack.defer(() => site.remove());
  const listed = (await readPages(clientDir)).filter(({ isListed }) => isListed).map(({ address }) => address);
  const urls = [...(asked.length > 0 ? asked : listed).map((address) => `${site.origin}${address}`), ...others];
  const measured = urls.map(() => [] as Speed[]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const page = await browser.newPage();
      // Its types know the pages of its own copy of puppeteer alone.
      const options: Flags = { onlyCategories: [...categories], logLevel: 'error' };
      const result = await lighthouse(url, options, undefined, page as never);
      await page.close();
      if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
      measured[index]?.push(readResult(url.replace(site.origin, ''), result.lhr));
    }
  }
  return measured.map(mediansOf);
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function readResult(address: string, { audits, categories: found }: Result): Speed {
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    address,
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    firstPaintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    mainThreadMs: figure('mainthread-work-breakdown'),
    shift: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
    elements: figure('dom-size-insight') || domSize(audits),
  };
}

/** Lighthouse 13 gives the number of elements only in the table of its insight. */
function domSize(audits: Result['audits']): number {
  const text = JSON.stringify(audits['dom-size-insight']?.details ?? {});
  return Number(/"value":\{"type":"numeric"[^}]*"value":(\d+)/.exec(text)?.[1] ?? Number.NaN);
}

function mediansOf(loads: readonly Speed[]): Speed {
  const of = (read: (speed: Speed) => number) => median(loads.map(read));
  return {
    address: loads[0]?.address ?? '',
    scores: categories.map((_, index) => of(({ scores }) => scores[index] ?? 0)),
    firstPaintMs: of(({ firstPaintMs }) => firstPaintMs),
    largestPaintMs: of(({ largestPaintMs }) => largestPaintMs),
    blockingMs: of(({ blockingMs }) => blockingMs),
    mainThreadMs: of(({ mainThreadMs }) => mainThreadMs),
    shift: Math.max(...loads.map(({ shift }) => shift)),
    elements: of(({ elements }) => elements),
  };
}

/** Prints a row for each page, and what is beyond `speed` in budgets.json. @returns whether all of our own pages keep to it */
export async function reportSpeed(measured: readonly Speed[]): Promise<boolean> {
  const { speed } = budgetsSchema.parse(JSON.parse(await readFile(join(projectDir, 'budgets.json'), 'utf8')));
  const rows = measured.map((page) => ({
    Page: page.address,
    Scores: page.scores.join('/'),
    'First paint': Math.round(page.firstPaintMs),
    Largest: Math.round(page.largestPaintMs),
    Blocking: Math.round(page.blockingMs),
    'Main thread': Math.round(page.mainThreadMs),
    Shift: page.shift,
    Elements: page.elements,
  }));
  console.table(rows);
  const beyond = measured
    .filter(({ address }) => address.startsWith('/'))
    .filter(
      ({ scores, blockingMs, shift }) =>
        scores.some((score) => score < 100) || blockingMs > speed.blockingMs || shift > speed.shift,
    );
  for (const { address } of beyond) console.error(`${address} is beyond a limit (speed in budgets.json)`);
  return beyond.length === 0;
}
