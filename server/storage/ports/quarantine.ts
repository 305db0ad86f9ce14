import type { NewOutgoing } from './outbox.ts';

/** The leads in quarantine. */
export interface QuarantineStore {
  /**
   * Queues the notice about leads that came into quarantine since the last one. A recipient whose notice is still queued gets no second one.
   * @param plan returns the notices. It is called with the ids of the leads' forms, and not called if there are no new leads
   * @returns the number of new leads
   */
  notify(plan: (forms: readonly string[]) => readonly NewOutgoing[]): Promise<number>;
}
