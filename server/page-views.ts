import { indiaDate } from './india-time.ts';
import { type Log, logError } from './log.ts';
import type { DeskStore } from './storage/ports/desk.ts';
import { runEvery } from './timers.ts';

const intervalMs = 60_000;

export interface PageViewCounter {
  count(page: string): void;
  /** Stores the views that are not stored yet. */
  stop(): Promise<void>;
}

/** Counts page views in memory, and adds them to the store every minute. A crash loses the last minute. */
export function startPageViews(
  desk: Pick<DeskStore, 'addPageViews'>,
  log: Log,
  now = () => new Date(),
): PageViewCounter {
  let views = new Map<string, number>();
  const store = async () => {
    const counted = views;
    if (counted.size === 0) return;
    views = new Map();
    await desk.addPageViews(indiaDate(now()), counted);
  };
  const onError = logError(log, 'page-views-lost');
  const stop = runEvery(intervalMs, store, onError);
  return {
    count: (page) => views.set(page, (views.get(page) ?? 0) + 1),
    async stop() {
      await stop();
      await store().catch(onError);
    },
  };
}
