import type { ErasureCause, WithdrawnLead } from './entries.ts';
import type { NewOutgoing } from './outbox.ts';

/** What became of an entry, told to whoever holds a link to it; nothing of what was typed. */
export interface EntryStatus {
  readonly state: 'pending' | 'kept' | 'erased';
  /** Of a lead; a subscriber has none. */
  readonly reference: string | null;
  /** Of one that is erased. */
  readonly cause?: ErasureCause;
}

/** An entry as its owner is told of it: when it came and by which form, and nothing of what was typed. */
export interface EntrySummary {
  readonly id: string;
  /** Id of the form; of a subscriber `subscribers`. */
  readonly form: string;
  /** Of a lead; a subscriber has none. */
  readonly reference: string | null;
  readonly receivedAt: string;
}

/** What people may do with their own entries, by a link that only they were sent. Everything can be done twice, and is then as it was. */
export interface PeopleStore {
  /** Null: there never was one. */
  lead(id: string): Promise<EntryStatus | null>;
  subscriber(id: string): Promise<EntryStatus | null>;
  /** Everything under an address, newest first. @param emailNormal the address in normal form */
  entriesByEmail(emailNormal: string, limit: number): Promise<EntrySummary[]>;
  /**
   * Erases a lead with its files and emails.
   * @param plan what goes out because of that: kept if it is erased, or not at all
   */
  eraseLead(
    id: string,
    now: string,
    plan?: (lead: WithdrawnLead) => readonly NewOutgoing[],
  ): Promise<EntryStatus | null>;
  /** From here on, the address gets the newsletter. */
  confirmSubscriber(id: string, now: string): Promise<EntryStatus | null>;
  /** Erases a subscriber. */
  eraseSubscriber(id: string, now: string): Promise<EntryStatus | null>;
}
