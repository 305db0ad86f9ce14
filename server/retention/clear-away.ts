import type { RetentionParts } from './apply-retention.ts';
import { onceADay } from './once-a-day.ts';

const clearingJob = 'clearing';

/**
 * Has the store cleared of what erasing left behind, unless that was done within a day, or another server does it. Where it cannot be done
 * now, it is due again once the lease is over.
 * @throws whatever the store does
 */
export async function clearAway({
  store,
  now = () => new Date(),
}: Pick<RetentionParts, 'store' | 'now'>): Promise<void> {
  const day = onceADay(now());
  const doneAt = await store.jobDoneAt(clearingJob);
  const token = await store.beginJob(clearingJob, day);
  if (token === null) return;
  // What lies ahead was written down by a clock that was wrong.
  if (!(await store.clearAwayRest(doneAt !== null && doneAt <= day.now ? doneAt : null))) return;
  // As of its beginning: what was erased meanwhile may have come too late for it.
  await store.finishJob(clearingJob, token, day.now);
}
