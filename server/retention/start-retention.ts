import { everyHour } from '../every-hour.ts';
import { describeFault } from '../log.ts';
import { applyRetention, type RetentionParts, retentionJob } from './apply-retention.ts';
import { clearAway } from './clear-away.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long ago it may have been done last, for the clock to be believed at once. */
const believedMs = 7 * dayMs;

/**
 * A machine may start with a clock that is a year ahead, and what is erased is gone. Where it was not done lately, by the clock, a day
 * of running tells whether somebody puts that right.
 */
export async function isClockInDoubt(
  { store, now = () => new Date() }: Pick<RetentionParts, 'store' | 'now'>,
  runningMs = process.uptime() * 1000,
): Promise<boolean> {
  if (runningMs >= dayMs) return false;
  const doneAt = await store.jobDoneAt(retentionJob);
  const sinceMs = now().getTime() - Date.parse(doneAt ?? '');
  return !(sinceMs >= 0 && sinceMs < believedMs);
}

/**
 * Applies retention and clears away after it once a day, from now on.
 * @returns to be called before the store is closed; resolves once nothing is under way
 */
export function startRetention(parts: RetentionParts): () => Promise<void> {
  const { log } = parts;
  return everyHour(
    async (signal) => {
      if (await isClockInDoubt(parts)) log({ level: 'info', event: 'retention-waits' });
      else await applyRetention({ ...parts, signal });
      if (!signal.aborted) await clearAway(parts);
    },
    (error) => log({ level: 'error', event: 'retention-failed', ...describeFault(error) }),
  );
}
