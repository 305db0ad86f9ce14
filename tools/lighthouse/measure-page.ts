import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { throttling as throttlings, userAgents } from 'lighthouse/core/config/constants.js';
import type { Browser, Device } from 'puppeteer-core';

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
export interface Speed extends Paints {
  /** Processor time of the main thread until the page rests. Lighthouse's own figure counts, too, while others had the processor. */
  readonly mainThreadMs: number;
  /**
   * What of it lies beyond 50 ms of a task from the first paint on, in whole milliseconds; a task that lays out counts half, as in Lighthouse's simulation. Its own total blocking time
   * counts, too, while others had the processor: no two runs agree on it.
   */
  readonly blockedMs: number;
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
  const slowdown = lhr.configSettings.throttling.cpuSlowdownMultiplier;
  const tasks = busiestThread(artifacts.Trace.traceEvents);
  const scored = categories.map((name) => lhr.categories[name]);
  return {
    ...(await measurePaints(browser, address)),
    mainThreadMs: sumOf(tasks.map(({ ms }) => slowdown * ms)),
    blockedMs: Math.round(
      sumOf(
        tasks
          .filter(({ isPainted }) => isPainted)
          .map(({ ms, laysOut }) => Math.max(0, slowdown * ms * (laysOut ? layoutShare : 1) - longTaskMs)),
      ),
    ),
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

/** A press waits no longer than it may behind a task of this length: https://www.w3.org/TR/longtasks-1/ */
const longTaskMs = 50;

/** Lighthouse takes layout to be slowed down half as much as the processor: `layoutTaskMultiplier` of its simulator. */
const layoutShare = 0.5;

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

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** When it began, and how long it took by the clock, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time, in microseconds. */
  readonly tdur?: number;
}

interface Task {
  /** Processor time. */
  readonly ms: number;
  readonly laysOut: boolean;
  /** Something stands there to press: it ends after the first contentful paint. */
  readonly isPainted: boolean;
}

/** The tasks of the page's main thread; those of the renderers that stand ready beside it take next to no time. */
function busiestThread(events: readonly TraceEvent[]): readonly Task[] {
  const mainThreads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = mainThreads.map(({ pid, tid }) => {
    const own = events.filter((event) => event.pid === pid && event.tid === tid);
    const painted = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.NEGATIVE_INFINITY;
    const layouts = own.filter(({ name }) => name === 'Layout').map(({ ts }) => ts);
    return own
      .filter(({ name }) => name === 'RunTask')
      .map(
        ({ ts, dur = 0, tdur = 0 }): Task => ({
          ms: tdur / 1000,
          laysOut: layouts.some((at) => at >= ts && at <= ts + dur),
          isPainted: ts + dur > painted,
        }),
      );
  });
  const taken = (tasks: readonly Task[]) => sumOf(tasks.map(({ ms }) => ms));
  return threads.reduce((busiest, tasks) => (taken(tasks) > taken(busiest) ? tasks : busiest), []);
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
