import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { describeError, type Log, type LogEntry } from '../log.ts';
import { StoreUnavailable } from '../storage/ports/errors.ts';
import {
  type Attempt,
  type ClaimedOutgoing,
  maxUnknownSends,
  type OutboxStore,
  type OutgoingKind,
} from '../storage/ports/outbox.ts';

/** The result of one attempt to send a mail or to call the webhook. */
export interface Result {
  /** `retry`: this mail failed and is tried again. `pause`: the server failed, so no mail is sent for a while. */
  readonly outcome: Attempt['outcome'] | 'pause';
  /** The answer of the other side or the system's error code, such as `550 5.1.1` or `ECONNREFUSED`; nothing of what was sent. */
  readonly code: string;
  /** Of `retry` and `pause`: it may have arrived. */
  readonly isUnknown?: boolean;
  /** Of `dead`: there is no such mailbox. */
  readonly isAddressGone?: boolean;
}

/** Sends one prepared mail. The signal aborts it. */
export type Send = (signal: AbortSignal) => Promise<Result>;

export interface MailWorkerOptions {
  readonly outbox: OutboxStore;
  /** The kinds that it sends, those of the highest priority first. */
  readonly kinds: readonly OutgoingKind[];
  /** Renders one mail, before anything is sent: an error here is about this mail alone. */
  readonly prepare: (claimed: ClaimedOutgoing) => Promise<Send>;
  readonly log: Log;
  readonly now?: () => Date;
  readonly times?: Partial<WorkerTimes>;
}

export interface WorkerTimes {
  /** The polling interval while nothing is due. */
  readonly pollMs: number;
  /** After this time, another worker may take over. */
  readonly leaseMs: number;
}

export interface MailWorker {
  /** Claims nothing new, and resolves when all attempts have ended or were aborted after this time. */
  stop(withinMs: number): Promise<void>;
}

const minuteMs = 60_000;

/** The longest time of one attempt. Far below the lease. */
const attemptMs = 11 * minuteMs;

/** How many are sent at once: as many as there are kinds, so that no kind blocks another. */
const batchSize = 6;

/** How long an aborted attempt may take to be recorded. */
const recordMs = 1000;

/** A mail that has failed so often fails for good, 48 hours after the first attempt. */
export const maxAttempts = 51;

/** The delay after so many failures in a row: 1, 5, 15, 60 minutes, then about an hour, so that mails do not stay in step. */
export function delayAfter(failures: number, random: () => number = Math.random): number {
  const minutes = [1, 5, 15, 60][failures - 1] ?? 54 + 12 * random();
  return minutes * minuteMs;
}

/** Sends what is due until it is stopped. It throws nothing: each error is logged, and the mail is tried again. */
export function startMailWorker({
  outbox,
  kinds,
  prepare,
  log,
  now = () => new Date(),
  ...options
}: MailWorkerOptions) {
  const { pollMs = 1000, leaseMs = 15 * minuteMs } = options.times ?? {};
  const stopping = new AbortController();
  const aborting = new AbortController();
  const pause = createPause(now, log);
  let lastFailure: LogEntry | undefined;

  /** @returns false once it is stopped */
  const rest = () => sleep(pollMs, true, { signal: stopping.signal }).catch(() => false);

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const count = pause.isOn() ? 0 : await workOnce().catch(logFailure);
      if (!count) await rest();
    }
  }

  /** @returns how many were due */
  async function workOnce(): Promise<number> {
    const claimed = await outbox.claim({
      now: now().toISOString(),
      leaseUntil: new Date(now().getTime() + leaseMs).toISOString(),
      // After a pause, one mail finds out whether the server works again.
      limit: pause.hasServerFailed() ? 1 : batchSize,
      kinds,
    });
    lastFailure = undefined;
    await Promise.all(claimed.map((message) => deliver(message).catch(logFailure)));
    return claimed.length;
  }

  async function deliver(claimed: ClaimedOutgoing): Promise<void> {
    const send = await prepare(claimed).catch((error: unknown) => () => Promise.reject(error));
    if (stopping.signal.aborted || pause.isOn()) {
      await outbox.release(claimed, new Date(Math.max(pause.untilMs(), now().getTime())).toISOString());
      return;
    }
    if (!(await outbox.begin(claimed))) return;
    const result = await attempt(claimed, send);
    const recorded = attemptOf(result, claimed, { nowMs: now().getTime(), pausedUntilMs: pause.untilMs() });
    // An attempt that is not recorded would be repeated, so recording it is retried.
    const isOurs = await tryThrice(() => outbox.finish(claimed, recorded, now().toISOString()), rest);
    // A pause is logged once, not for each mail.
    if (isOurs && !(recorded.outcome === 'retry' && result.outcome === 'pause')) log(entryOf(claimed, recorded));
  }

  async function attempt(claimed: ClaimedOutgoing, send: Send): Promise<Result> {
    // The process ended during each attempt, perhaps because of this mail.
    if (claimed.attempts >= maxAttempts) return { outcome: 'dead', code: 'too-often' };
    try {
      const result = await send(AbortSignal.any([aborting.signal, AbortSignal.timeout(attemptMs)]));
      // An attempt that we aborted ourselves says nothing about the server.
      if (result.outcome === 'pause' && !aborting.signal.aborted) pause.begin(claimed, result.code);
      if (['sent', 'retry', 'dead'].includes(result.outcome)) pause.end();
      return result;
    } catch (error) {
      const { kind: email, reference } = about(claimed);
      log({ level: 'error', event: 'mail-error', email, reference, ...describeError(error) });
      return { outcome: 'retry', code: 'error' };
    }
  }

  /** Logs a failure of the store once, not at each poll. */
  function logFailure(error: unknown): void {
    const entry = failureEntry(error);
    if (!isDeepStrictEqual(entry, lastFailure)) log(entry);
    lastFailure = entry;
  }

  const ended = work();
  return {
    async stop(withinMs) {
      stopping.abort();
      const timer = setTimeout(() => aborting.abort(), withinMs);
      await Promise.race([ended, sleep(withinMs + recordMs, undefined, { ref: false })]);
      clearTimeout(timer);
    },
  } satisfies MailWorker;
}

/** @param rest resolves to whether there is time for another try */
async function tryThrice<T>(write: () => Promise<T>, rest: () => Promise<boolean>): Promise<T> {
  for (let left = 2; ; left -= 1) {
    try {
      return await write();
    } catch (error) {
      if (left === 0 || !(await rest())) throw error;
    }
  }
}

/** The pause of the whole queue while the server fails. */
function createPause(now: () => Date, log: Log) {
  let untilMs = 0;
  /** In a row; of several attempts at the same time, one counts. */
  let failures = 0;
  const isOn = () => now().getTime() < untilMs;
  return {
    isOn,
    untilMs: () => untilMs,
    hasServerFailed: () => failures > 0,
    begin(claimed: ClaimedOutgoing, code: string) {
      if (isOn()) return;
      failures += 1;
      untilMs = now().getTime() + delayAfter(failures);
      if (failures === 1) log({ level: 'error', event: 'mail-paused', ...about(claimed), code });
    },
    end() {
      if (failures > 0) log({ level: 'info', event: 'mail-resumed' });
      failures = 0;
      untilMs = 0;
    },
  };
}

/** What the store records. A failure of the server does not count against the mail, unless the mail may have arrived. */
function attemptOf(
  { outcome, code, isUnknown = false }: Result,
  claimed: ClaimedOutgoing,
  { nowMs, pausedUntilMs }: { nowMs: number; pausedUntilMs: number },
): Attempt {
  if (outcome !== 'retry' && outcome !== 'pause') return { outcome, code };
  if (isUnknown && claimed.unknownSends + 1 >= maxUnknownSends) return { outcome: 'unknown', code };
  const attempts = claimed.attempts + 1;
  const isCounted = outcome === 'retry' || isUnknown;
  if (isCounted && attempts >= maxAttempts) return { outcome: 'dead', code };
  const dueMs = nowMs + (isCounted ? delayAfter(attempts) : 0);
  const nextAttemptAt = new Date(Math.max(dueMs, pausedUntilMs)).toISOString();
  return { outcome: 'retry', code, nextAttemptAt, isCounted, isUnknown };
}

const levels = { sent: 'info', cancelled: 'info', retry: 'warn', dead: 'error', unknown: 'error' } as const;

const entryOf = (claimed: ClaimedOutgoing, { outcome, code }: Attempt): LogEntry => ({
  level: levels[outcome],
  event: `mail-${outcome}`,
  ...about(claimed),
  code,
  attempts: claimed.attempts + 1,
});

const failureEntry = (error: unknown): LogEntry =>
  error instanceof StoreUnavailable
    ? { level: 'error', event: 'store-unavailable', by: 'mail', reason: error.reason, code: error.code }
    : { level: 'error', event: 'mail-error', ...describeError(error) };

/** Of the lead its reference, and nothing of who sent it. */
const about = ({ kind, lead, erased }: ClaimedOutgoing) => ({ kind, reference: (lead ?? erased)?.reference });
