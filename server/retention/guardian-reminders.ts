import type { Settings } from '../config/settings.ts';
import { messagesForReminder, type Recipients } from '../intake/outgoing-messages.ts';
import type { RetentionStore } from '../storage/ports/retention.ts';
import { daysBefore } from './retention.ts';

/** The staff are reminded this many days before the erasure. */
const noticeDays = 7;

export interface ReminderOptions {
  readonly store: Pick<RetentionStore, 'remindOfGuardians'>;
  readonly recipients: Recipients;
  readonly settings: Pick<Settings, 'guardianDays'>;
  readonly now?: () => Date;
}

/** Queues a reminder, once for each registration, that no parent or guardian has agreed and that it will be erased. */
export async function remindOfGuardians(options: ReminderOptions): Promise<void> {
  const { store, recipients, now = () => new Date() } = options;
  const { guardianDays } = options.settings;
  if (recipients.staff === null || guardianDays === 0) return;
  const at = now();
  const before = daysBefore(at, Math.max(0, guardianDays - noticeDays));
  await store.remindOfGuardians(before, (form) => messagesForReminder(form, at.toISOString(), recipients));
}
