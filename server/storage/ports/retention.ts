import type { ErasureCause } from './entries.ts';

/** Erases what is older than its retention period, and runs the jobs that do. */
export interface RetentionStore {
  /**
   * The number of leads of a form that were received before a time.
   * @param form or `subscribers`: those whose last confirmation email is older and who have not confirmed, and those in quarantine. Subscribers
   * who were never asked, since the site sends no email, cannot confirm and stay
   */
  countOlder(form: string, before: string): Promise<number>;
  /** Erases up to `limit` of them, oldest first. @returns how many */
  eraseOlder(
    form: string,
    options: { readonly before: string; readonly now: string; readonly limit: number },
  ): Promise<number>;
  /** @returns false if there is no such lead */
  eraseLead(id: string, cause: ErasureCause, now: string): Promise<boolean>;
  /**
   * Removes the remains of erased rows from the file, as far as that would have delayed visitors at the time. Runs once a day.
   * @param since nothing is done if nothing was erased since; null: since ever
   * @returns false if there is no room for it now
   */
  vacuumErased(since: string | null): Promise<boolean>;
  /** Deletes messages that were finished before a time. @returns how many */
  deleteOldOutgoing(before: string): Promise<number>;
  /** Deletes suppressions that began before a time. @returns how many */
  deleteOldSuppressions(before: string): Promise<number>;
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
