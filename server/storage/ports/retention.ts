import type { NewOutgoing } from './outbox.ts';

/** Limits a retention rule: to leads whose sender did not enrol, or for which a parent or guardian has not agreed. */
export type RetentionLimit = 'not-enrolled' | 'guardian-awaited';

/** Erases entries past their retention period, and lets one of several servers run a periodic job. */
export interface RetentionStore {
  /**
   * Erases up to `limit` leads of a form that were received before a time, oldest first. For `subscriberForm`, it erases unconfirmed subscribers
   * whose last confirmation email is older than that time, and those in quarantine. A subscriber who never got one cannot confirm, and stays.
   * @returns how many
   */
  eraseOlder(
    form: string,
    options: {
      readonly before: string;
      readonly now: string;
      readonly limit: number;
      readonly only?: RetentionLimit | undefined;
    },
  ): Promise<number>;
  /**
   * Queues messages about leads that were received before a time, are not in quarantine, and wait for a parent or guardian. A lead gets each
   * message once.
   */
  remindOfGuardians(before: string, plan: (form: string) => readonly NewOutgoing[]): Promise<void>;
  /**
   * Queues the notice about leads that came into quarantine since the last one. A recipient whose notice is still queued gets no second one.
   * @param plan returns the notices. It is called with the ids of the leads' forms, and not called if there are no new leads
   * @returns the number of new leads
   */
  notifyOfQuarantine(plan: (forms: readonly string[]) => readonly NewOutgoing[]): Promise<number>;
  /**
   * Removes the remains of erased rows that are still in the file because removing them at once would have delayed visitors.
   * @param since does nothing if nothing was erased after this time; null if it has never run
   * @param signal ends it early
   * @returns false if it failed or was ended
   */
  vacuumErased(since: string | null, signal?: AbortSignal): Promise<boolean>;
  /** Deletes messages that were finished before a time. @returns how many */
  deleteOldOutgoing(before: string): Promise<number>;
  deleteOldSuppressions(before: string): Promise<void>;
  /**
   * Claims a periodic job, so that one of several servers runs it.
   * @param dueBefore the job is due if it was last finished before this
   * @returns a token for `finishJob`; null if the job is not due, or another server runs it
   */
  beginJob(
    name: string,
    options: { readonly now: string; readonly dueBefore: string; readonly leaseUntil: string },
  ): Promise<string | null>;
  finishJob(name: string, token: string, now: string): Promise<void>;
  /** When the job was last finished; null if never. */
  jobDoneAt(name: string): Promise<string | null>;
}
