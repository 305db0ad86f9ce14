import type { ErasureCause, WithdrawnLead } from './entries.ts';
import type { NewOutgoing } from './outbox.ts';

/** What the holder of a link learns about an entry: nothing of its answers. */
export interface EntryStatus {
  readonly state: 'pending' | 'stored' | 'erased';
  /** Null for a subscriber. */
  readonly reference: string | null;
  /** Only of an erased entry. */
  readonly cause?: ErasureCause;
}

/** What the email about the entries under an address says of each: nothing of its answers. */
export interface EntrySummary {
  readonly id: string;
  /** Id of the form; `subscribers` for a subscriber. */
  readonly form: string;
  /** Null for a subscriber. */
  readonly reference: string | null;
  readonly receivedAt: string;
}

/** What people can do with their own entries, by a link sent to them alone. Every method is idempotent. */
export interface PeopleStore {
  /** Null if there never was such a lead. */
  lead(id: string): Promise<EntryStatus | null>;
  subscriber(id: string): Promise<EntryStatus | null>;
  /**
   * Every entry under an address, newest first.
   * @param emailNormal the address in normal form
   */
  entriesByEmail(emailNormal: string, limit: number): Promise<EntrySummary[]>;
  /**
   * Erases a lead with its files and emails.
   * @param plan returns what to send because of it, stored in the same transaction
   */
  eraseLead(
    id: string,
    now: string,
    plan?: (lead: WithdrawnLead) => readonly NewOutgoing[],
  ): Promise<EntryStatus | null>;
  /** Marks the address as confirmed: it gets the newsletter from now on. */
  confirmSubscriber(id: string, now: string): Promise<EntryStatus | null>;
  eraseSubscriber(id: string, now: string): Promise<EntryStatus | null>;
}
