import type { ErasureCause } from './retention.ts';

/** What became of an entry, told to whoever holds a link to it; nothing of what was typed. */
export interface KnownEntry {
  readonly state: 'pending' | 'kept' | 'erased';
  /** Of a lead; a subscriber has none. */
  readonly reference: string | null;
  /** Of one that is erased. */
  readonly cause?: ErasureCause;
}

/** What people may do with their own entries, by a link that only they were sent. Everything can be done twice, and is then as it was. */
export interface PeopleStore {
  /** Null: there never was one. */
  lead(id: string): Promise<KnownEntry | null>;
  subscriber(id: string): Promise<KnownEntry | null>;
  /** Erases a lead with its files and letters. */
  eraseLead(id: string, now: string): Promise<KnownEntry | null>;
  /** From here on, the address gets the newsletter. */
  confirmSubscriber(id: string, now: string): Promise<KnownEntry | null>;
  /** Erases a subscriber. */
  eraseSubscriber(id: string, now: string): Promise<KnownEntry | null>;
}
