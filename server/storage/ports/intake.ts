import { dayMs } from '#forms/durations.ts';
import type { NewLead, NewSubscriber } from './entries.ts';
import type { NewOutgoing } from './outbox.ts';

/** `repeated`: the same entry is stored already, and nothing was added. */
export type AddOutcome = 'added' | 'repeated';

export interface AddedLead {
  readonly outcome: AddOutcome;
  /** Reference of the stored lead: for a repeat, that of the first. */
  readonly reference: string;
}

/**
 * Stores entries. Every promise resolves after the entry is on disk. It rejects with StoreUnavailable if the store accepts no entries,
 * or with OutcomeUnknown if the entry may be stored or not.
 */
export interface IntakeStore {
  /**
   * Stores a lead once. Two leads are the same if form and digest are equal, and either both were received within `repeatWindowMs` (with
   * `maxClockSkewMs` of tolerance) or they share an idempotency key. So a second tab, a reload and a browser without JavaScript store nothing
   * twice. Other answers under the same key are a new lead: the reply was lost, and the visitor edited the form and sent it again.
   * If a lead without suspicion repeats one in quarantine, a person has sent it, and the stored lead leaves quarantine.
   * @param outgoing messages to queue in the same transaction if the lead is added or leaves quarantine. Emails to addresses
   * typed into a form are limited to `maxEmailsPerDay` for each mailbox
   * @throws ReferenceTaken
   */
  addLead(lead: NewLead, outgoing?: readonly NewOutgoing[]): Promise<AddedLead>;
  /**
   * Stores a subscriber once for each normalized address.
   * @param outgoing the confirmation email. For a subscriber who is still pending it is sent again after `resendAfterMs`. It is dropped if
   * the mailbox has reached `maxEmailsPerDay`; the subscriber then counts as having got one
   */
  addSubscriber(subscriber: NewSubscriber, outgoing?: readonly NewOutgoing[]): Promise<AddOutcome>;
  /**
   * Queues an email that lists every entry under its recipient's address. The email belongs to the newest entry, and is erased with it. If
   * there is no entry, it has no recipient: the outbox prepares it and sends nothing, so that both cases take the same time.
   * @param email to a normalized address. Dropped if another one of its kind to the same mailbox is queued, or is younger than
   * `resendAfterMs`
   */
  queueWithdrawalLinks(email: NewOutgoing): Promise<void>;
}

/** How long the same answers count as the same lead, from the time of the stored one: 24 hours. */
export const repeatWindowMs = dayMs;

/** How far a stored time may be in the future, because clocks differ a little. A time further ahead came from a wrong clock. */
export const maxClockSkewMs = 5 * 60 * 1000;

/** How long another lead of the same person for the same program counts as a duplicate: 30 days. Duplicates are flagged, never refused. */
export const duplicateWindowMs = 30 * dayMs;

/** How soon the same email is sent to the same address again on request: an hour, so that nobody can flood a mailbox. */
export const resendAfterMs = 60 * 60 * 1000;

/** The most emails of one kind to a mailbox within 24 hours, if its address was typed into a form. The address may be a stranger's. */
export const maxEmailsPerDay = 3;

/** Another lead has this reference, and nothing was added. Generate another one. */
export class ReferenceTaken extends Error {
  override name = 'ReferenceTaken';
}
