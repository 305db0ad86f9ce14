import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from './unavailable.ts';

const pauseMs = 25;

/**
 * Tries work again as long as another program holds the store locked. SQLite's own wait would stop the whole program, pages
 * included; this one sleeps.
 * @param work takes the lock before anything else
 * @param patienceMs counted from now: whoever comes later may wait as long
 */
export async function whileLocked<T>(work: () => Promise<T>, patienceMs: number): Promise<T> {
  const ends = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > ends) throw error;
      await sleep(pauseMs);
    }
  }
}
