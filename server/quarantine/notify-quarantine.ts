import { startOfDayInIndia } from '../india-time.ts';
import { messagesForQuarantine, type Recipients } from '../intake/outgoing-messages.ts';
import type { Log } from '../log.ts';
import type { RetentionStore } from '../storage/ports/retention.ts';

const quarantineJob = 'quarantine-notice';

const leaseMs = 60_000;

export interface QuarantineOptions {
  readonly store: Pick<RetentionStore, 'beginJob' | 'finishJob' | 'notifyOfQuarantine'>;
  readonly recipients: Recipients;
  readonly log: Log;
  readonly now?: () => Date;
}

/**
 * Notifies the staff of newly quarantined entries, unless that was already done today (Indian time) or another server is doing it. If no entry is
 * new, the next hourly run checks again. If email is disabled, the entries stay new.
 */
export async function notifyQuarantine(options: QuarantineOptions): Promise<void> {
  const { store, recipients, log, now = () => new Date() } = options;
  if (recipients.staff === null) return;
  const startedAt = now();
  const token = await store.beginJob(quarantineJob, {
    now: startedAt.toISOString(),
    dueBefore: startOfDayInIndia(startedAt),
    leaseUntil: new Date(startedAt.getTime() + leaseMs).toISOString(),
  });
  if (token === null) return;
  const entries = await store.notifyOfQuarantine((forms) =>
    messagesForQuarantine(forms, startedAt.toISOString(), recipients),
  );
  if (entries === 0) return;
  await store.finishJob(quarantineJob, token, now().toISOString());
  log({ level: 'info', event: 'quarantine-notified', entries });
}
