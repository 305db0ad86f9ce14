import { type Attempt, type ClaimedOutgoing, mostUnknownSends } from '../storage/ports/outbox.ts';
import { delayAfter, mostAttempts } from './backoff.ts';
import type { Verdict } from './verdict.ts';

export interface QueueState {
  /** Others had gone out just before. */
  readonly wasWell: boolean;
  /** How long nothing is tried from now on. */
  readonly pausedMs: number;
  /** The time that is so many milliseconds from now. */
  readonly after: (ms: number) => string;
}

/**
 * What becomes of something after an attempt. What holds up the whole queue is not held against a letter, unless it may be because of
 * that one: it would hold up all others for ever.
 */
export function outcomeOf(
  verdict: Verdict,
  claimed: Pick<ClaimedOutgoing, 'attempts' | 'unknownSends'>,
  { wasWell, pausedMs, after }: QueueState,
): Attempt {
  const { means, code } = verdict;
  if (means !== 'retry' && means !== 'pause') return { outcome: means, code };
  const attempts = claimed.attempts + 1;
  const isUnknown = means === 'pause' && verdict.blame === 'letter';
  if (isUnknown && claimed.unknownSends + 1 >= mostUnknownSends) return { outcome: 'unknown', code };
  const isCounted = means === 'retry' || verdict.blame === 'letter' || (verdict.blame === 'if-others-pass' && wasWell);
  if (isCounted && attempts >= mostAttempts) return { outcome: 'dead', code };
  const leastMs = means === 'retry' ? (verdict.leastDelayMs ?? 0) : pausedMs;
  const delayMs = Math.max(leastMs, isCounted ? delayAfter(attempts) : 0);
  return { outcome: 'retry', code, nextAttemptAt: after(delayMs), isCounted, isUnknown };
}
