import type { ErasureCause, WithdrawnLead } from './entries.ts';
import type { NewOutgoing } from './outbox.ts';

/** What the holder of a link learns about an entry. It contains no answers. */
export interface EntryStatus {
  readonly state: 'pending' | 'stored' | 'erased';
  /** Null for a subscriber. */
  readonly reference: string | null;
  /** Only of an erased entry. */
  readonly cause?: ErasureCause;
}

/** An entry as the email with withdrawal links lists it. It contains no answers. */
export interface EntrySummary {
  readonly id: string;
  /** Id of the form; `subscriberForm` for a subscriber. */
  readonly form: string;
  /** Null for a subscriber. */
  readonly reference: string | null;
  /** Of the form. */
  readonly language: string;
  readonly receivedAt: string;
}

/** What people can do with their own entries, through a link that only they got. Every method is idempotent. */
export interface PeopleStore {
  /** Null if there never was such an entry. */
  find(id: string): Promise<EntryStatus | null>;
  /**
   * Every entry under an address, newest first.
   * @param emailNormal the normalized address
   */
  entriesByEmail(emailNormal: string, limit: number): Promise<EntrySummary[]>;
  /**
   * Erases a lead with its files and emails.
   * @param cause `withdrawn` if omitted
   * @param plan returns the messages to queue in the same transaction
   */
  eraseLead(
    id: string,
    now: string,
    cause?: ErasureCause,
    plan?: (lead: WithdrawnLead) => readonly NewOutgoing[],
  ): Promise<EntryStatus | null>;
  /** Marks the address as confirmed, so that it gets the newsletter. */
  confirmSubscriber(id: string, now: string): Promise<EntryStatus | null>;
  /** @param cause `withdrawn` if omitted */
  eraseSubscriber(id: string, now: string, cause?: ErasureCause): Promise<EntryStatus | null>;
}
