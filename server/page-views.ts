import { indiaDate } from './india-time.ts';
import { type Log, logError } from './log.ts';
import type { DeskStore } from './storage/ports/desk.ts';
import { runEvery } from './timers.ts';

const intervalMs = 60_000;

/** Counts page views in memory, and adds them to the store every minute. A crash loses the last minute. */
export function startPageViews(desk: Pick<DeskStore, 'addPageViews'>, log: Log, now = () => new Date()) {
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
    count: (page: string) => void views.set(page, (views.get(page) ?? 0) + 1),
    /** Stores the views that are not stored yet. */
    async stop() {
      await stop();
      await store().catch(onError);
    },
  };
}
