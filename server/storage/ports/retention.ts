import type { ErasureCause } from './entries.ts';

/** Keeps nothing for longer than it may. */
export interface RetentionStore {
  /**
   * How many leads of a form came before.
   * @param form or `subscribers`: those who were asked before to confirm, and have not; and those in quarantine, whom nobody asks. Who was not asked
   * because no mail is sent could not confirm, and stays
   */
  countOlder(form: string, before: string): Promise<number>;
  /** Erases up to `most` of them, oldest first. @returns how many */
  eraseOlder(
    form: string,
    options: { readonly before: string; readonly now: string; readonly limit: number },
  ): Promise<number>;
  /** @returns whether there was one */
  eraseLead(id: string, cause: ErasureCause, now: string): Promise<boolean>;
  /**
   * Has nothing of what was erased lie in the store any more, where to see to it at once would have kept visitors waiting. Done once a day.
   * @param since when it was last done, or before; null: never
   * @returns false where there is no room for that now
   */
  vacuumErased(since: string | null): Promise<boolean>;
  /** What went out or will not, and is older: nothing of it is needed any more. @returns how many */
  deleteOldOutgoing(before: string): Promise<number>;
  /** What knew addresses again to which nothing was to go, where that ended before. @returns how many */
  deleteOldSuppressions(before: string): Promise<number>;
  /**
   * Takes a piece of work that is done once in a while by one of several servers.
   * @param dueBefore it is done again where it was last done before this
   * @returns what to finish it with, or null where it is not due or another server does it
   */
  beginJob(
    name: string,
    options: { readonly now: string; readonly dueBefore: string; readonly leaseUntil: string },
  ): Promise<string | null>;
  finishJob(name: string, token: string, now: string): Promise<void>;
  /** When it was last finished; null where it never was. */
  jobDoneAt(name: string): Promise<string | null>;
}
