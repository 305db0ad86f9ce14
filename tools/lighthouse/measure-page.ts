import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { throttling as throttlings, userAgents } from 'lighthouse/core/config/constants.js';
import type { Browser, Device } from 'puppeteer-core';
import { type MainThread, measureMainThread } from './main-thread.ts';

/** Lighthouse's phone and its line. */
const phone: Device = {
  userAgent: userAgents.mobile,
  viewport: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
};
const { mobileSlow4G: line } = throttlings;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Milliseconds on a phone whose line and processor are slowed down while it loads: 562.5 ms to each answer, 1,475 kilobits a second, four times. */
export interface Paints {
  /** First contentful paint. */
  readonly firstPaintMs: number;
  /** Largest contentful paint. */
  readonly largestPaintMs: number;
}

/**
 * What Lighthouse finds of a page on its phone. Times in milliseconds. All but the paints are computed from one load over the loopback: slow 4G
 * simulated, a processor four times as slow as this one.
 */
export interface Speed extends Paints, MainThread {
  /** Cumulative layout shift, to three digits, as Lighthouse shows it. */
  readonly shift: number;
  /** Performance, accessibility, best practices, search engines; each of 100. */
  readonly scores: readonly number[];
  /** The audits that weigh in a category and found less than what Lighthouse calls good, by their ids. */
  readonly lost: readonly string[];
}

/**
 * @param isListed whether search engines are to list it: one that asks them not to is not held to that they may
 * @throws Error if Lighthouse three times could not load the page, or make one of its audits, or it painted nothing
 */
export async function measurePage(browser: Browser, address: string, isListed: boolean): Promise<Speed> {
  const { lhr, artifacts } = await upToThreeTimes(() =>
    load(browser, address, {
      onlyCategories: [...categories],
      skipAudits: isListed ? [] : ['is-crawlable'],
    }),
  );
  const scored = categories.map((name) => lhr.categories[name]);
  return {
    ...(await measurePaints(browser, address)),
    // Lighthouse's own figures are by the clock: they count while others had the processor, and no two runs agree.
    ...measureMainThread(artifacts.Trace.traceEvents, lhr.configSettings.throttling.cpuSlowdownMultiplier),
    shift: Math.round(figureOf(lhr, 'cumulative-layout-shift') * 1000) / 1000,
    scores: scored.map((category) => Math.round((category?.score ?? 0) * 100)),
    lost: scored.flatMap((category) =>
      (category?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}

/**
 * Of a line that is slow indeed: the paints that Lighthouse computes hang on whether the sheets were there before the first frame, which over
 * the loopback is chance. Lighthouse does the same on demand (`throttlingMethod: 'devtools'`) and says the same, but waits five seconds more.
 * @throws Error if the page could three times not be loaded, or painted nothing
 */
export const measurePaints = (browser: Browser, address: string): Promise<Paints> =>
  upToThreeTimes(() => paintOnce(browser, address));

async function paintOnce(browser: Browser, address: string): Promise<Paints> {
  // With a cache and a store of its own: each load is a first visit.
  const visitor = await browser.createBrowserContext();
  try {
    const page = await visitor.newPage();
    await page.emulate(phone);
    await page.emulateNetworkConditions({
      latency: line.requestLatencyMs,
      download: (line.downloadThroughputKbps * 1024) / 8,
      upload: (line.uploadThroughputKbps * 1024) / 8,
    });
    await page.emulateCPUThrottling(line.cpuSlowdownMultiplier);
    await page.goto(address, { waitUntil: 'load' });
    const [firstPaintMs, largestPaintMs] = await page.evaluate(paintTimes, settleMs);
    if (!firstPaintMs || !largestPaintMs) throw new Error(`${address} painted nothing`);
    return { firstPaintMs, largestPaintMs };
  } finally {
    await visitor.close();
  }
}

/** How long after all has loaded something larger may still be painted: two round trips and more. */
const settleMs = 1500;

/** Runs in the page. */
const paintTimes = (settle: number) =>
  new Promise<(number | undefined)[]>((resolve) => {
    let largest: number | undefined;
    new PerformanceObserver((list) => {
      largest = list.getEntries().at(-1)?.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      resolve([first?.startTime, largest]);
    }, settle);
  });

/** A browser at times records nothing of a load, or not all that an audit needs; then it is loaded again. */
async function upToThreeTimes<T>(load: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (tries === 1) throw error;
  }
  return upToThreeTimes(load, tries - 1);
}

async function load(browser: Browser, address: string, settings: Flags): Promise<RunnerResult> {
  const page = await browser.newPage();
  try {
    const flags: Flags = {
      logLevel: 'error',
      disableFullPageScreenshot: true,
      ...settings,
    };
    // Its types know the pages of its own copy of puppeteer alone.
    const result = await lighthouse(address, flags, undefined, page as never);
    const fault = result ? (result.lhr.runtimeError ?? brokenAudit(result.lhr)) : { message: 'no result' };
    if (!result || fault) throw new Error(`Lighthouse: ${address}: ${fault?.message}`);
    return result;
  } finally {
    await page.close();
  }
}

function brokenAudit({ audits }: RunnerResult['lhr']) {
  const broken = Object.values(audits).find(({ scoreDisplayMode }) => scoreDisplayMode === 'error');
  return broken && { message: `${broken.id}: ${broken.errorMessage}` };
}

function figureOf({ audits, finalDisplayedUrl }: RunnerResult['lhr'], audit: string): number {
  const value = audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse: ${finalDisplayedUrl}: no figure for ${audit}`);
  return value;
}
