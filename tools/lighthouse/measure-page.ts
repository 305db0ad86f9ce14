import lighthouse from 'lighthouse';
import type { Browser } from 'puppeteer-core';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse finds of a page on its phone: slow 4G simulated, a processor four times as slow as this one. Times in milliseconds. */
export interface Speed {
  /** First contentful paint. */
  readonly firstPaintMs: number;
  /** Largest contentful paint. */
  readonly largestPaintMs: number;
  /** Processor time of the main thread until the page rests. Lighthouse's own figure counts, too, while others had the processor. */
  readonly mainThreadMs: number;
  /** Total blocking time. */
  readonly blockedMs: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Performance, accessibility, best practices, search engines; each of 100. */
  readonly scores: readonly number[];
  /** The audits that weigh in a category and found less than what Lighthouse calls good, by their ids. */
  readonly lost: readonly string[];
}

/**
 * A busy browser at times records nothing of a load; then it is loaded again.
 * @throws Error if Lighthouse could not load the page three times
 */
export async function measurePage(browser: Browser, address: string, tries = 3): Promise<Speed> {
  const page = await browser.newPage();
  try {
    const flags = { logLevel: 'error' as const, onlyCategories: [...categories], disableFullPageScreenshot: true };
    // Its types know the pages of its own copy of puppeteer alone.
    const { lhr, artifacts } = (await lighthouse(address, flags, undefined, page as never)) ?? {};
    if (!lhr || !artifacts || lhr.runtimeError) {
      if (tries > 1) return await measurePage(browser, address, tries - 1);
      throw new Error(`Lighthouse: ${address}: ${lhr?.runtimeError?.message ?? 'no result'}`);
    }
    const figure = (audit: string) => {
      const value = lhr.audits[audit]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse: ${address}: no figure for ${audit}`);
      return value;
    };
    const scored = categories.map((name) => lhr.categories[name]);
    return {
      firstPaintMs: figure('first-contentful-paint'),
      largestPaintMs: figure('largest-contentful-paint'),
      mainThreadMs: busiestThreadMs(artifacts.Trace.traceEvents) * lhr.configSettings.throttling.cpuSlowdownMultiplier,
      blockedMs: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
      scores: scored.map((category) => Math.round((category?.score ?? 0) * 100)),
      lost: scored.flatMap((category) =>
        (category?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
          .map(({ id }) => id),
      ),
    };
  } finally {
    await page.close();
  }
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Processor time, in microseconds. */
  readonly tdur?: number;
}

/** Processor time of the tasks of the page's main thread; those of the renderers that stand ready beside it have next to none. */
function busiestThreadMs(events: readonly TraceEvent[]): number {
  const mainThreads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const sums = mainThreads.map(({ pid, tid }) =>
    events
      .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0),
  );
  return Math.max(0, ...sums) / 1000;
}
