import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { suppressionMs } from '../storage/ports/outbox.ts';
import type { RetentionStore } from '../storage/ports/retention.ts';
import { daysBefore } from './days-before.ts';
import { onceADay } from './once-a-day.ts';

/** What the store calls this work. */
export const retentionJob = 'retention';

/** What went out, or never will, is no longer asked about then. */
const outgoingDays = 90;

export interface RetentionParts {
  readonly store: RetentionStore;
  /** By form; 0 keeps everything. */
  readonly retentionDays: Readonly<Record<string, number>>;
  readonly log: Log;
  readonly now?: () => Date;
  /** How many entries go in one transaction: visitors wait for it, and each entry may have a résumé of 5 MB. */
  readonly portion?: number;
  /** How long visitors have the store to themselves between two, at least; always four times as long as one took. */
  readonly pauseMs?: number;
  /** Ends it early. */
  readonly signal?: AbortSignal;
}

/**
 * Erases what is too old, unless that was done within a day, or another server does it. What is left when it has to end is done by
 * whoever comes once the lease is over.
 */
export async function applyRetention(parts: RetentionParts): Promise<void> {
  const { store, retentionDays, log, now = () => new Date(), portion = 2, pauseMs = 200, signal } = parts;
  const begun = now();
  const day = onceADay(begun);
  const token = await store.beginJob(retentionJob, day);
  if (token === null) return;
  let erased = 0;
  for (const [form, days] of Object.entries(retentionDays)) {
    if (days === 0) continue;
    let count: number;
    do {
      if (signal?.aborted || now().toISOString() >= day.leaseUntil) {
        log({ level: 'info', event: 'retention-unfinished', erased });
        return;
      }
      const before = daysBefore(begun, days);
      const startedMs = performance.now();
      count = await store.eraseOlder(form, { before, now: now().toISOString(), most: portion });
      erased += count;
      await sleep(Math.max(pauseMs, 4 * (performance.now() - startedMs)));
    } while (count === portion);
  }
  const letters = await store.forgetOutgoing(daysBefore(begun, outgoingDays));
  await store.forgetSuppressions(new Date(begun.getTime() - suppressionMs).toISOString());
  await store.finishJob(retentionJob, token, now().toISOString());
  log({ level: 'info', event: 'retention-applied', erased, letters });
}
