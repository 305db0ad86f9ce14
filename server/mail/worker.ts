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

/** The result of one attempt to send an email or to call the webhook. */
export interface Result {
  /** `retry`: this message failed and is tried again. `pause`: the server failed, so no message is sent for a while. */
  readonly outcome: Attempt['outcome'] | 'pause';
  /** The reply code of the server or the error code of the system, such as `550 5.1.1` or `ECONNREFUSED`. It quotes no text. */
  readonly code: string;
  /** For `retry` and `pause`: whether the message may have arrived. */
  readonly isUnknown?: boolean;
  /** For `dead`: whether the mailbox does not exist. */
  readonly isAddressGone?: boolean;
}

/** Sends one prepared message. The signal aborts it. */
export type Send = (signal: AbortSignal) => Promise<Result>;

export interface MailWorkerOptions {
  readonly outbox: OutboxStore;
  /** The kinds of message that the worker sends, the highest priority first. */
  readonly kinds: readonly OutgoingKind[];
  /** Renders one message. An error here concerns this message alone. */
  readonly prepare: (claimed: ClaimedOutgoing) => Promise<Send>;
  readonly log: Log;
  readonly now?: () => Date;
  /** A monotonic clock in milliseconds. It measures pauses, because the clock of the machine may be set back meanwhile. */
  readonly monotonicMs?: () => number;
  readonly times?: Partial<WorkerTimes>;
}

export interface WorkerTimes {
  /** The polling interval while nothing is due. */
  readonly pollMs: number;
  /** After this time, another worker may claim the message. */
  readonly leaseMs: number;
}

export interface MailWorker {
  /** Claims no more messages, and resolves when all attempts have ended. Aborts those that run longer than this time. */
  stop(withinMs: number): Promise<void>;
}

const minuteMs = 60_000;

/** The timeout of one attempt. It must be shorter than the lease. */
const attemptMs = 11 * minuteMs;

/** The number of messages sent at once; one for each kind if there are more kinds, so that no kind blocks another. */
const minBatchSize = 8;

/** The time for recording an aborted attempt. */
const recordMs = 1000;

/** The number of attempts after which a message is given up, 48 hours after the first one. */
export const maxAttempts = 51;

/** The delay after a number of failures in a row: 1, 5, 15, 60 minutes, then about an hour. The jitter spreads the retries of many emails. */
export function delayAfter(failures: number, random: () => number = Math.random): number {
  const minutes = [1, 5, 15, 60][failures - 1] ?? 54 + 12 * random();
  return minutes * minuteMs;
}

/** Sends due messages until it is stopped. It throws nothing: each error is logged, and the message is tried again. */
export function startMailWorker(options: MailWorkerOptions) {
  const { outbox, kinds, prepare, log, now = () => new Date(), monotonicMs = () => performance.now() } = options;
  const { pollMs = 1000, leaseMs = 15 * minuteMs } = options.times ?? {};
  const stopping = new AbortController();
  const aborting = new AbortController();
  const pause = createPause({ now, monotonicMs, log });
  let lastFailure: LogEntry | undefined;

  /** Waits for the polling interval. @returns false if the worker is stopped */
  const waitForPoll = () => sleep(pollMs, true, { signal: stopping.signal }).catch(() => false);

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const count = pause.isOn() ? 0 : await workOnce().catch(logFailure);
      if (!count) await waitForPoll();
    }
  }

  /** @returns the number of messages that were due */
  async function workOnce(): Promise<number> {
    const claimed = await outbox.claim({
      now: now().toISOString(),
      leaseUntil: new Date(now().getTime() + leaseMs).toISOString(),
      // After a pause, one message tests whether the server works again.
      limit: pause.hasServerFailed() ? 1 : Math.max(minBatchSize, kinds.length),
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
    const recorded = toAttempt(result, claimed, { nowMs: now().getTime(), pausedUntilMs: pause.untilMs() });
    // An attempt that is not recorded would be repeated, so recording it is retried.
    const isOurs = await tryThreeTimes(() => outbox.finish(claimed, recorded, now().toISOString()), waitForPoll);
    // A pause is logged once, not for each message.
    if (isOurs && !(recorded.outcome === 'retry' && result.outcome === 'pause')) log(toLogEntry(claimed, recorded));
  }

  async function attempt(claimed: ClaimedOutgoing, send: Send): Promise<Result> {
    // The process ended during each attempt, perhaps because of this message.
    if (claimed.attempts >= maxAttempts) return { outcome: 'dead', code: 'too-often' };
    try {
      const result = await send(AbortSignal.any([aborting.signal, AbortSignal.timeout(attemptMs)]));
      // An attempt that we aborted ourselves says nothing about the server.
      if (result.outcome === 'pause' && !aborting.signal.aborted) pause.begin(claimed, result.code);
      if (['sent', 'retry', 'dead'].includes(result.outcome)) pause.end();
      return result;
    } catch (error) {
      const { kind: email, reference } = logFields(claimed);
      log({ level: 'error', event: 'mail-error', email, reference, ...describeError(error) });
      return { outcome: 'retry', code: 'error' };
    }
  }

  /** Logs a failure of the store once, not at each poll. */
  function logFailure(error: unknown): void {
    const entry = toFailureEntry(error);
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

/** @param wait waits before the next attempt; resolves to false if there is no time for it */
async function tryThreeTimes<T>(write: () => Promise<T>, wait: () => Promise<boolean>): Promise<T> {
  for (let retries = 2; ; retries -= 1) {
    try {
      return await write();
    } catch (error) {
      if (retries === 0 || !(await wait())) throw error;
    }
  }
}

/** The pause of the whole queue while the server fails. */
function createPause({ now, monotonicMs, log }: Pick<Required<MailWorkerOptions>, 'now' | 'monotonicMs' | 'log'>) {
  /** By the monotonic clock. */
  let endMs = 0;
  /** Failures in a row. Concurrent attempts that fail count once. */
  let failures = 0;
  const isOn = () => monotonicMs() < endMs;
  return {
    isOn,
    /** By the clock of the machine; in the past if there is no pause. */
    untilMs: () => now().getTime() + endMs - monotonicMs(),
    hasServerFailed: () => failures > 0,
    begin(claimed: ClaimedOutgoing, code: string) {
      if (isOn()) return;
      failures += 1;
      endMs = monotonicMs() + delayAfter(failures);
      if (failures === 1) log({ level: 'error', event: 'mail-paused', ...logFields(claimed), code });
    },
    end() {
      if (failures > 0) log({ level: 'info', event: 'mail-resumed' });
      failures = 0;
      endMs = 0;
    },
  };
}

/** Converts a result to the attempt that the store records. A failure of the server counts as an attempt only if the message may have arrived. */
function toAttempt(
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

const toLogEntry = (claimed: ClaimedOutgoing, { outcome, code }: Attempt): LogEntry => ({
  level: levels[outcome],
  event: `mail-${outcome}`,
  ...logFields(claimed),
  code,
  attempts: claimed.attempts + 1,
});

const toFailureEntry = (error: unknown): LogEntry =>
  error instanceof StoreUnavailable
    ? { level: 'error', event: 'store-unavailable', by: 'mail', reason: error.reason, code: error.code }
    : { level: 'error', event: 'mail-error', ...describeError(error) };

/** The kind of the message and the reference of its lead; nothing about the sender. */
const logFields = ({ kind, lead, erased }: ClaimedOutgoing) => ({ kind, reference: (lead ?? erased)?.reference });
