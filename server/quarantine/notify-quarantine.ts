import { startOfDayInIndia } from '../india-time.ts';
import { messagesForQuarantine, type Recipients } from '../intake/outgoing-messages.ts';
import { describeError, type Log } from '../log.ts';
import type { QuarantineStore } from '../storage/ports/quarantine.ts';
import type { RetentionStore } from '../storage/ports/retention.ts';
import { runHourly } from '../timers.ts';

/** What the store calls this work. */
const quarantineJob = 'quarantine-notice';

/** How long one server may take. */
const leaseMs = 60_000;

export interface QuarantineOptions {
  readonly quarantine: QuarantineStore;
  readonly jobs: Pick<RetentionStore, 'beginJob' | 'finishJob'>;
  readonly recipients: Recipients;
  readonly log: Log;
  readonly now?: () => Date;
}

/**
 * Tells the staff of what came into quarantine, unless that was done on this day of India, or another server does it. Where nothing new
 * came, the day is not over: the first that comes is told of at the next look. Where no mail is sent, it stays new.
 */
export async function notifyQuarantine(parts: QuarantineOptions): Promise<void> {
  const { quarantine, jobs, recipients, log, now = () => new Date() } = parts;
  if (recipients.staff === null) return;
  const begun = now();
  const token = await jobs.beginJob(quarantineJob, {
    now: begun.toISOString(),
    dueBefore: startOfDayInIndia(begun),
    leaseUntil: new Date(begun.getTime() + leaseMs).toISOString(),
  });
  if (token === null) return;
  const entries = await quarantine.notify((forms) => messagesForQuarantine(forms, begun.toISOString(), recipients));
  if (entries === 0) return;
  await jobs.finishJob(quarantineJob, token, now().toISOString());
  log({ level: 'info', event: 'quarantine-notified', entries });
}

/** Tells of quarantine once a day, from now on. @returns as `runHourly` */
export const startQuarantineNotices = (parts: QuarantineOptions): (() => Promise<void>) =>
  runHourly(
    () => notifyQuarantine(parts),
    (error) => parts.log({ level: 'error', event: 'quarantine-notice-failed', ...describeError(error) }),
  );
