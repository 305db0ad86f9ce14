import { setTimeout as sleep } from 'node:timers/promises';
import { describeFault, type Log } from '../log.ts';
import type { Attempt, ClaimedOutgoing, OutboxStore, OutgoingKind } from '../storage/ports/outbox.ts';
import { StoreUnavailable } from '../storage/ports/troubles.ts';
import { mostAttempts } from './backoff.ts';
import { outcomeOf } from './outcome-of.ts';
import { createQueuePause } from './queue-pause.ts';
import type { Verdict } from './verdict.ts';

/** Sends what has been made ready. The signal cuts it off. */
export type Send = (signal: AbortSignal) => Promise<Verdict>;

export interface MailWorkerParts {
  readonly outbox: OutboxStore;
  /** What it sends; it looks at nothing else. */
  readonly kinds: readonly OutgoingKind[];
  /** Makes one ready: whatever can go wrong with it alone goes wrong here, before anything leaves. */
  readonly prepare: (claimed: ClaimedOutgoing) => Promise<Send>;
  /** Nothing is to go to the address of this one any more. */
  readonly onAddressGone?: (claimed: ClaimedOutgoing, code: string) => Promise<void>;
  readonly log: Log;
  readonly now?: () => Date;
  readonly times?: Partial<WorkerTimes>;
}

export interface WorkerTimes {
  /** Between two looks at an outbox that has nothing due. */
  readonly pollMs: number;
  /** How long one attempt may take, from its first byte on. Far below the lease. */
  readonly attemptMs: number;
  /** After this, another worker may take over. */
  readonly leaseMs: number;
}

export interface MailWorker {
  /** Takes nothing new, and resolves when what is under way has ended, or been cut off after this time. */
  stop(withinMs: number): Promise<void>;
}

/** How many are sent at once: one that is slow does not hold up all. */
const most = 3;

/** Verdicts for which the other side was asked. */
const heardOf: ReadonlySet<Verdict['means']> = new Set(['sent', 'retry', 'dead']);

/** How long what was cut off may take to be written down. */
const lastWordMs = 1000;

/** Sends what is due, until it is stopped. Throws nothing: whatever goes wrong is logged, and tried again. */
export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { outbox, kinds, prepare, onAddressGone, log, now = () => new Date() } = parts;
  const times: WorkerTimes = { pollMs: 1000, attemptMs: 660_000, leaseMs: 900_000, ...parts.times };
  const pause = createQueuePause();
  const stopping = new AbortController();
  const cutting = new AbortController();
  let lastTrouble: string | undefined;
  /** Of the last one that was taken. */
  let lastKind: OutgoingKind | undefined;

  const after = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const isPaused = () => now().getTime() < pause.untilMs;
  const rest = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const count = isPaused() ? 0 : await workOnce();
      if (count === 0) await rest(times.pollMs);
    }
  }

  /** @returns how many were due */
  async function workOnce(): Promise<number> {
    try {
      // While nothing goes out, one is enough to find out whether that is still so.
      const count = pause.isTrouble ? 1 : most;
      const claimed = await outbox.claim({
        now: now().toISOString(),
        leaseUntil: after(times.leaseMs),
        most: count,
        kinds: startingAfter(kinds, lastKind),
      });
      lastKind = claimed.at(-1)?.kind ?? lastKind;
      lastTrouble = undefined;
      await Promise.all(claimed.map((each) => deliver(each).catch(onTrouble)));
      return claimed.length;
    } catch (error) {
      onTrouble(error);
      return 0;
    }
  }

  async function deliver(claimed: ClaimedOutgoing): Promise<void> {
    const send = await prepare(claimed).catch((error: unknown) => () => Promise.reject(error));
    if (stopping.signal.aborted || isPaused()) {
      await outbox.release(claimed, new Date(Math.max(pause.untilMs, now().getTime())).toISOString());
      return;
    }
    if (!(await outbox.begin(claimed))) return;
    const { wasWell } = pause;
    const verdict = await attempt(claimed, send);
    if (verdict.means === 'dead' && verdict.isAddressGone) await onAddressGone?.(claimed, verdict.code);
    const outcome = outcomeOf(verdict, claimed, {
      wasWell,
      pausedMs: pause.untilMs - now().getTime(),
      after,
    });
    if (await finish(claimed, outcome)) tell(claimed, verdict, outcome);
  }

  async function attempt(claimed: ClaimedOutgoing, send: Send): Promise<Verdict> {
    // Begun so often and never finished: the program ended each time, perhaps because of it.
    if (claimed.attempts >= mostAttempts) return { means: 'dead', code: 'too-often', isAddressGone: false };
    try {
      const verdict = await send(AbortSignal.any([cutting.signal, AbortSignal.timeout(times.attemptMs)]));
      if (verdict.means === 'pause') onPause(claimed, verdict.code);
      else if (heardOf.has(verdict.means) && pause.end()) log({ level: 'info', event: 'mail-resumed' });
      return verdict;
    } catch (error) {
      const { kind: letter, reference } = about(claimed);
      log({ level: 'error', event: 'mail-fault', letter, reference, ...describeFault(error) });
      return { means: 'retry', code: 'fault' };
    }
  }

  function onPause(claimed: ClaimedOutgoing, code: string): void {
    // Cut off by ourselves, it says nothing about the server.
    if (cutting.signal.aborted || !pause.begin(code, now().getTime())) return;
    log({ level: 'error', event: 'mail-paused', ...about(claimed), code });
  }

  /** What was sent and cannot be written down would be sent again: worth a few tries. */
  async function finish(claimed: ClaimedOutgoing, outcome: Attempt): Promise<boolean> {
    for (let left = 2; ; left -= 1) {
      try {
        return await outbox.finish(claimed, outcome, now().toISOString());
      } catch (error) {
        if (left === 0 || stopping.signal.aborted) throw error;
        await rest(times.pollMs);
      }
    }
  }

  function tell(claimed: ClaimedOutgoing, verdict: Verdict, { outcome, code }: Attempt): void {
    const entry = { ...about(claimed), code, attempts: claimed.attempts + 1 };
    if (outcome === 'dead' || outcome === 'unknown') log({ level: 'error', event: `mail-${outcome}`, ...entry });
    else if (outcome !== 'retry') log({ level: 'info', event: `mail-${outcome}`, ...entry });
    else if (verdict.means === 'retry') log({ level: 'warn', event: 'mail-retry', ...entry });
  }

  /** Once, and not at each look at the outbox. */
  function onTrouble(error: unknown): void {
    const fault = describeFault(error);
    const name = error instanceof StoreUnavailable ? error.reason : fault.kind;
    if (name === lastTrouble) return;
    lastTrouble = name;
    if (error instanceof StoreUnavailable) {
      log({ level: 'error', event: 'store-unavailable', by: 'mail', reason: error.reason, code: error.code });
    } else {
      log({ level: 'error', event: 'mail-fault', ...fault });
    }
  }

  const ended = work();
  return {
    async stop(withinMs) {
      stopping.abort();
      const cut = setTimeout(() => cutting.abort(), withinMs);
      await Promise.race([ended, sleep(withinMs + lastWordMs, undefined, { ref: false })]);
      clearTimeout(cut);
    },
  };
}

/**
 * Each kind in turn, also from one time to the next: there are more kinds than are taken at once, and while nothing goes out, a letter that
 * alone is refused would be the only one that is ever tried.
 */
function startingAfter(kinds: readonly OutgoingKind[], last: OutgoingKind | undefined): OutgoingKind[] {
  const first = last === undefined ? 0 : kinds.indexOf(last) + 1;
  return [...kinds.slice(first), ...kinds.slice(0, first)];
}

/** Of the lead, what people call it; nothing of who sent it. */
const about = ({ kind, lead, erased }: ClaimedOutgoing) => ({ kind, reference: (lead ?? erased)?.reference });
