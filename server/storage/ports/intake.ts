import type { NewLead, NewSubscriber } from './entries.ts';
import type { NewOutgoing } from './outbox.ts';

/** `repeated`: the same entry is already on disk, and nothing was added. */
type Added = 'added' | 'repeated';

export interface AddedLead {
  readonly added: Added;
  /** Of the lead on disk: a repeat gets the one that was given first. */
  readonly reference: string;
}

/**
 * What takes an entry in. Every promise resolves only after the entry is on disk, and rejects with StoreUnavailable if the store cannot
 * take it, or with OutcomeUnknown where it cannot tell.
 */
export interface IntakeStore {
  /**
   * Stores a lead once. The same form and digest is the same lead within `repeatWindowMs`, and no further ahead than `maxClockSkewMs`,
   * whatever the key (a second tab, a page loaded again, no JavaScript), and at any time with a key it came under. Other answers are a new lead, also under the
   * same key: the reply was lost, the visitor edited and sent again.
   * Where one that is not suspected repeats one in quarantine, a person has sent it after all, and that one is taken out.
   * @param outgoing what goes out because of it: kept with a lead that is added or taken out, or not at all; of what goes to whom the lead
   * names, up to `maxEmailsPerDay`
   * @throws ReferenceTaken
   */
  addLead(lead: NewLead, outgoing?: readonly NewOutgoing[]): Promise<AddedLead>;
  /**
   * Stores a subscriber once per normal address.
   * @param outgoing asks for the address to be confirmed; of one that waits for that already it goes out again after `resendAfterMs`. Up to
   * `maxEmailsPerDay`: an address whose mailbox has had them counts as asked
   */
  addSubscriber(subscriber: NewSubscriber, outgoing?: readonly NewOutgoing[]): Promise<Added>;
  /**
   * Keeps an email that lists every entry under its recipient's address, with the newest of them; nothing where there is none. Whoever
   * asks does not learn which.
   * @param email to an address in normal form. Not kept where another of its kind to the same mailbox waits, or is younger than
   * `resendAfterMs`
   */
  queueWithdrawalLinks(email: NewOutgoing): Promise<void>;
}

/** How long the same answers count as the same lead, counted from the one on disk: 24 hours. */
export const repeatWindowMs = 24 * 60 * 60 * 1000;

/** How far ahead of now a lead on disk may have been received: clocks are set back a little. One further ahead is from a clock that was wrong. */
export const maxClockSkewMs = 5 * 60 * 1000;

/** How long another lead of the same person for the same program counts as a duplicate: 30 days. It is flagged, never refused. */
export const duplicateWindowMs = 30 * 24 * 60 * 60 * 1000;

/** How long after one email the same may go to the same address again, at somebody's wish: a forgotten one, not a flood. */
export const resendAfterMs = 60 * 60 * 1000;

/** How many emails of one kind go within 24 hours to a mailbox whose address somebody typed: it may be a stranger's. */
export const maxEmailsPerDay = 3;

/** Another lead has this reference already, and nothing was added: draw another. */
export class ReferenceTaken extends Error {
  override name = 'ReferenceTaken';
}
