import type { NewOutgoing } from './outbox.ts';

/** Leads that were set aside until a person has looked. */
export interface QuarantineStore {
  /**
   * Tells once of those that came since the last time.
   * @param plan given the forms by which they came; to whom such an email still waits to be sent, no second one goes
   * @returns how many they were; where none, nothing is planned
   */
  tell(plan: (forms: readonly string[]) => readonly NewOutgoing[]): Promise<number>;
}
