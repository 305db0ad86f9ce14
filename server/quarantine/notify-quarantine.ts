import { startOfDayInIndia } from '../india-time.ts';
import { type Addressees, planForQuarantine } from '../intake/outgoing-messages.ts';
import { describeFault, type Log } from '../log.ts';
import type { QuarantineStore } from '../storage/ports/quarantine.ts';
import type { RetentionStore } from '../storage/ports/retention.ts';
import { everyHour } from '../timers.ts';

/** What the store calls this work. */
const quarantineJob = 'quarantine-notice';

/** How long one server may take. */
const leaseMs = 60_000;

export interface QuarantineParts {
  readonly quarantine: QuarantineStore;
  readonly jobs: Pick<RetentionStore, 'beginJob' | 'finishJob'>;
  readonly addressees: Addressees;
  readonly log: Log;
  readonly now?: () => Date;
}

/**
 * Tells the staff of what came into quarantine, unless that was done on this day of India, or another server does it. Where nothing new
 * came, the day is not over: the first that comes is told of at the next look. Where no mail is sent, it stays new.
 */
export async function notifyQuarantine(parts: QuarantineParts): Promise<void> {
  const { quarantine, jobs, addressees, log, now = () => new Date() } = parts;
  if (addressees.staff === null) return;
  const begun = now();
  const token = await jobs.beginJob(quarantineJob, {
    now: begun.toISOString(),
    dueBefore: startOfDayInIndia(begun),
    leaseUntil: new Date(begun.getTime() + leaseMs).toISOString(),
  });
  if (token === null) return;
  const entries = await quarantine.tell((forms) => planForQuarantine(forms, begun.toISOString(), addressees));
  if (entries === 0) return;
  await jobs.finishJob(quarantineJob, token, now().toISOString());
  log({ level: 'info', event: 'quarantine-told', entries });
}

/** Tells of quarantine once a day, from now on. @returns as `everyHour` */
export const startQuarantineNotices = (parts: QuarantineParts): (() => Promise<void>) =>
  everyHour(
    () => notifyQuarantine(parts),
    (error) => parts.log({ level: 'error', event: 'quarantine-not-told', ...describeFault(error) }),
  );
