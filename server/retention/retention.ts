import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs, hourMs } from '#forms/durations.ts';
import { forms } from '#forms/index.ts';
import type { Settings } from '../config/settings.ts';
import { type Log, logError } from '../log.ts';
import { maxClockSkewMs } from '../storage/ports/intake.ts';
import { suppressionMs } from '../storage/ports/outbox.ts';
import type { RetentionLimit, RetentionStore } from '../storage/ports/retention.ts';
import { runEvery } from '../timers.ts';

/** Entries of a form are erased after `days`; 0 keeps them forever. */
export interface RetentionRule {
  readonly form: string;
  readonly days: number;
  /** Only some leads of the form; all if omitted. */
  readonly only?: RetentionLimit | undefined;
}

export type RetentionSettings = Pick<Settings, 'retentionDays' | 'notEnrolledDays' | 'guardianDays'>;

/** The rules of the settings. A registration has three: its own period, and a shorter one if nobody enrolled or no parent agreed. */
export const retentionRules = ({ retentionDays, notEnrolledDays, guardianDays }: RetentionSettings): RetentionRule[] =>
  Object.entries(retentionDays).flatMap(([form, days]): RetentionRule[] => [
    { form, days },
    ...(forms.get(form)?.guardian === undefined
      ? []
      : [
          { form, days: notEnrolledDays, only: 'not-enrolled' as const },
          { form, days: guardianDays, only: 'guardian-awaited' as const },
        ]),
  ]);

export const retentionJob = 'retention';

const vacuumJob = 'clearing';

const outgoingDays = 90;

const leaseMs = hourMs;

export interface RetentionOptions {
  readonly store: RetentionStore;
  readonly rules: readonly RetentionRule[];
  readonly log: Log;
  readonly now?: () => Date;
  /** The number of entries per transaction. Visitors wait for each transaction, and each entry may have a résumé of 5 MB. */
  readonly batchSize?: number;
  /** The shortest pause between two transactions. A pause takes at least four times as long as the transaction before it. */
  readonly pauseMs?: number;
  readonly signal?: AbortSignal;
}

/**
 * The time a number of days ago, in ISO 8601.
 * @param days at most 36,500, which keeps the date valid
 */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString();

/** The options of `RetentionStore.beginJob` for a daily job. */
const dailyJob = (startedAt: Date) => ({
  now: startedAt.toISOString(),
  dueBefore: daysBefore(startedAt, 1),
  leaseUntil: new Date(startedAt.getTime() + leaseMs).toISOString(),
});

/**
 * Erases expired entries, unless that was done within a day or another server is doing it. If it must stop early, the next run after the
 * end of the lease erases the rest.
 */
export async function applyRetention(options: RetentionOptions): Promise<void> {
  const { store, rules, log, now = () => new Date(), batchSize = 2, pauseMs = 200, signal } = options;
  const startedAt = now();
  const day = dailyJob(startedAt);
  const token = await store.beginJob(retentionJob, day);
  if (token === null) return;
  let erased = 0;
  for (const { form, days, only } of rules) {
    if (days === 0) continue;
    let count: number;
    do {
      if (signal?.aborted || now().toISOString() >= day.leaseUntil) {
        log({ level: 'info', event: 'retention-unfinished', erased });
        return;
      }
      const before = daysBefore(startedAt, days);
      const startedMs = performance.now();
      count = await store.eraseOlder(form, { before, now: now().toISOString(), limit: batchSize, only });
      erased += count;
      await sleep(Math.max(pauseMs, 4 * (performance.now() - startedMs)));
    } while (count === batchSize);
  }
  const emails = await store.deleteOldOutgoing(daysBefore(startedAt, outgoingDays));
  await store.deleteOldSuppressions(new Date(startedAt.getTime() - suppressionMs).toISOString());
  await store.finishJob(retentionJob, token, now().toISOString());
  log({ level: 'info', event: 'retention-applied', erased, emails });
}

/**
 * Vacuums the remains of erased entries from the store, unless that was done within a day or another server is doing it. If it fails, it
 * is due again after the lease.
 * @throws the errors of the store
 */
export async function vacuumStore(options: Pick<RetentionOptions, 'store' | 'now' | 'signal'>): Promise<void> {
  const { store, now = () => new Date(), signal } = options;
  const day = dailyJob(now());
  const doneAt = await store.jobDoneAt(vacuumJob);
  const token = await store.beginJob(vacuumJob, day);
  if (token === null) return;
  // A time in the future was recorded by a wrong clock.
  if (!(await store.vacuumErased(doneAt !== null && doneAt <= day.now ? doneAt : null, signal))) return;
  // Records the time of the start, because entries that were erased during the vacuum may not be included.
  await store.finishJob(vacuumJob, token, day.now);
}

/** The jobs in the store that record since when the clock has run without a jump, and when it was last seen. */
export const clockJobs = { since: 'clock-since', seen: 'clock-seen' } as const;

/** A longer gap may be a jump of the clock. */
const longestGapMs = 7 * dayMs;

/**
 * Records the time, and decides whether to trust the clock. A machine can start with a clock that is a year ahead, and erased entries cannot
 * be restored. If the last retention run is not recent by this clock, retention waits until the store has seen the clock run for a day
 * without a jump, so that an operator can correct it. The day may include restarts.
 */
export async function isClockTrusted(options: Pick<RetentionOptions, 'store' | 'now'>): Promise<boolean> {
  const { store, now = () => new Date() } = options;
  const time = now();
  const sinceMs = (iso: string | null) => time.getTime() - Date.parse(iso ?? '');
  // Another server may have recorded it by a clock that is a little ahead.
  const isRecent = (iso: string | null) => sinceMs(iso) >= -maxClockSkewMs && sinceMs(iso) < longestGapMs;
  const record = async (name: string) => {
    const at = time.toISOString();
    const token = await store.beginJob(name, { now: at, dueBefore: at, leaseUntil: at });
    if (token !== null) await store.finishJob(name, token, at);
  };

  const hasJumped = !isRecent(await store.jobDoneAt(clockJobs.seen));
  if (hasJumped) await record(clockJobs.since);
  await record(clockJobs.seen);
  if (isRecent(await store.jobDoneAt(retentionJob))) return true;
  return !hasJumped && sinceMs(await store.jobDoneAt(clockJobs.since)) >= dayMs;
}

/** Starts the daily retention and vacuum. @returns what `runEvery` returns */
export function startRetention(options: RetentionOptions): () => Promise<void> {
  const { log } = options;
  return runEvery(
    hourMs,
    async (signal) => {
      if (await isClockTrusted(options)) await applyRetention({ ...options, signal });
      else log({ level: 'info', event: 'retention-waits' });
      if (!signal.aborted) await vacuumStore({ ...options, signal });
    },
    logError(log, 'retention-failed'),
  );
}
