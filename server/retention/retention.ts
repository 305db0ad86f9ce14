import { setTimeout as sleep } from 'node:timers/promises';
import { describeError, type Log } from '../log.ts';
import { suppressionMs } from '../storage/ports/outbox.ts';
import type { RetentionStore } from '../storage/ports/retention.ts';
import { runHourly } from '../timers.ts';

/** What the store calls this work. */
export const retentionJob = 'retention';

const vacuumJob = 'clearing';

/** What went out, or never will, is no longer asked about then. */
const outgoingDays = 90;

const dayMs = 24 * 60 * 60 * 1000;

/** How long one server may take. */
const leaseMs = 60 * 60 * 1000;

export interface RetentionOptions {
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
 * ISO 8601: what is older than this many days came before it.
 * @param days 36,500 at most, or dates end
 */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString();

/** For `RetentionStore.beginJob`, of work that is done once a day. */
const dailyJob = (begun: Date) => ({
  now: begun.toISOString(),
  dueBefore: daysBefore(begun, 1),
  leaseUntil: new Date(begun.getTime() + leaseMs).toISOString(),
});

/**
 * Erases what is too old, unless that was done within a day, or another server does it. What is left when it has to end is done by
 * whoever comes once the lease is over.
 */
export async function applyRetention(parts: RetentionOptions): Promise<void> {
  const { store, retentionDays, log, now = () => new Date(), portion = 2, pauseMs = 200, signal } = parts;
  const begun = now();
  const day = dailyJob(begun);
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
      count = await store.eraseOlder(form, { before, now: now().toISOString(), limit: portion });
      erased += count;
      await sleep(Math.max(pauseMs, 4 * (performance.now() - startedMs)));
    } while (count === portion);
  }
  const emails = await store.deleteOldOutgoing(daysBefore(begun, outgoingDays));
  await store.deleteOldSuppressions(new Date(begun.getTime() - suppressionMs).toISOString());
  await store.finishJob(retentionJob, token, now().toISOString());
  log({ level: 'info', event: 'retention-applied', erased, emails });
}

/**
 * Has the store cleared of what erasing left behind, unless that was done within a day, or another server does it. Where it cannot be done
 * now, it is due again once the lease is over.
 * @throws whatever the store does
 */
export async function vacuumStore({ store, now }: Pick<RetentionOptions, 'store' | 'now'>): Promise<void> {
  const day = dailyJob(now?.() ?? new Date());
  const doneAt = await store.jobDoneAt(vacuumJob);
  const token = await store.beginJob(vacuumJob, day);
  if (token === null) return;
  // What lies ahead was written down by a clock that was wrong.
  if (!(await store.vacuumErased(doneAt !== null && doneAt <= day.now ? doneAt : null))) return;
  // As of its beginning: what was erased meanwhile may have come too late for it.
  await store.finishJob(vacuumJob, token, day.now);
}

/** How long ago it may have been done last, for the clock to be believed at once. */
const trustedClockMs = 7 * dayMs;

/**
 * A machine may start with a clock that is a year ahead, and what is erased is gone. Where it was not done lately, by the clock, a day
 * of running tells whether somebody puts that right.
 */
export async function isClockInDoubt(
  { store, now = () => new Date() }: Pick<RetentionOptions, 'store' | 'now'>,
  runningMs = process.uptime() * 1000,
): Promise<boolean> {
  if (runningMs >= dayMs) return false;
  const doneAt = await store.jobDoneAt(retentionJob);
  const sinceMs = now().getTime() - Date.parse(doneAt ?? '');
  return !(sinceMs >= 0 && sinceMs < trustedClockMs);
}

/** Applies retention and clears away after it once a day, from now on. @returns as `runHourly` */
export function startRetention(parts: RetentionOptions): () => Promise<void> {
  const { log } = parts;
  return runHourly(
    async (signal) => {
      if (await isClockInDoubt(parts)) log({ level: 'info', event: 'retention-waits' });
      else await applyRetention({ ...parts, signal });
      if (!signal.aborted) await vacuumStore(parts);
    },
    (error) => log({ level: 'error', event: 'retention-failed', ...describeError(error) }),
  );
}
