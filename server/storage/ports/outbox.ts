import { dayMs } from '#forms/durations.ts';
import type { LeadEmail } from './desk.ts';
import type { ErasedLead, Lead, Subscriber } from './entries.ts';

/**
 * The kinds of message that the site sends, the highest priority first. The staff read their names. A `typed-address` was typed into a form,
 * so it may be a stranger's.
 */
export const outgoingKinds = {
  'withdrawal-notice': { name: 'Request to the staff to delete their copies', to: 'staff' },
  'staff-notice': { name: 'Notice to the staff', to: 'staff' },
  'quarantine-notice': { name: 'Notice to the staff about quarantine', to: 'staff' },
  'guardian-reminder': { name: 'Reminder to the staff that no parent has agreed', to: 'staff' },
  acknowledgement: { name: 'Acknowledgement to the sender', to: 'typed-address' },
  confirmation: { name: 'Confirmation of the newsletter address', to: 'typed-address' },
  'withdrawal-links': { name: 'Links to withdraw', to: 'typed-address' },
  reply: { name: 'Email by the staff', to: 'sender' },
  webhook: { name: 'Call to the other system', to: 'system' },
} as const satisfies Readonly<
  Record<string, { readonly name: string; readonly to: 'staff' | 'typed-address' | 'sender' | 'system' }>
>;

export type OutgoingKind = keyof typeof outgoingKinds;

export const outgoingKindNames = Object.keys(outgoingKinds) as OutgoingKind[];

/** Whether it goes to the person who filled in a form. */
export const isForSender = (kind: OutgoingKind) => ['typed-address', 'sender'].includes(outgoingKinds[kind].to);

export const isForStaff = (kind: OutgoingKind) => outgoingKinds[kind].to === 'staff';

/** A message to send because of an entry, stored in the same transaction as the entry. */
export interface NewOutgoing {
  /** UUID. */
  readonly id: string;
  readonly kind: OutgoingKind;
  /** One address, so that a failure of one mailbox repeats no email to another; empty for a webhook, and for withdrawal links without an entry. */
  readonly recipient: string;
  /** Message-ID without angle brackets. It stays the same when the email is sent again after a crash, so that mail programs see one email. */
  readonly messageId: string;
  readonly createdAt: string;
  /** Earliest time of sending, at most 24 hours after `createdAt`: a later time counts as the mistake of a clock. Now if omitted. */
  readonly dueAt?: string;
}

/**
 * - `queued`: waits for the first attempt.
 * - `leased`: is claimed by a worker.
 * - `sending`: may have been sent.
 * - `retry`: waits for the next attempt.
 * - `dead`: failed permanently or too often.
 * - `unknown`: each attempt may have succeeded, and no other follows.
 * - `sent`: the other side accepted it.
 * - `cancelled`: is no longer needed.
 */
export type OutgoingState = (typeof outgoingStates)[number];

export const outgoingStates = ['queued', 'leased', 'sending', 'retry', 'dead', 'unknown', 'sent', 'cancelled'] as const;

/**
 * How often an email is sent if each attempt may have succeeded: the connection was lost, or the program ended, between the last byte and
 * the reply. The recipient may get it this often.
 */
export const maxUnknownSends = 3;

/**
 * How long nothing is sent to an address without a mailbox: 180 days. A mailbox can be restored, and a person who writes again half a year
 * later expects a reply. One bounce in half a year does not harm the reputation of the sending domain.
 */
export const suppressionMs = 180 * dayMs;

/** Hashes an address, so that the store contains no suppressed address. The hash is equal for every spelling. */
export type HashAddress = (address: string) => string;

/** A message that one worker holds until its lease ends. */
export interface ClaimedOutgoing extends NewOutgoing {
  /** Proves the lease in later calls. Another worker's claim replaces it. */
  readonly leaseToken: string;
  /** The number of attempts begun. */
  readonly attempts: number;
  /** The number of attempts with an unknown outcome. */
  readonly unknownSends: number;
  /** The entry that the message is about: at most one of the three. */
  readonly lead: Lead | null;
  readonly subscriber: Subscriber | null;
  readonly erased: ErasedLead | null;
  /** What the staff wrote; null for other kinds of message. */
  readonly reply: (LeadEmail & { readonly text: string }) | null;
  /** The number of leads in quarantine now; null for other kinds of message. */
  readonly quarantined: number | null;
}

/** The outcome of one attempt. `code` is the reply of the other side, such as `250` or `450 4.7.1`. */
export type Attempt =
  | { readonly outcome: 'sent' | 'dead' | 'cancelled' | 'unknown'; readonly code: string }
  | {
      readonly outcome: 'retry';
      readonly code: string;
      readonly nextAttemptAt: string;
      /** False if the cause affects all messages, such as a server that is down. The attempt then does not count. */
      readonly isCounted: boolean;
      /** Whether the message may have arrived. */
      readonly isUnknown: boolean;
    };

export interface OutgoingEntry extends NewOutgoing {
  readonly state: OutgoingState;
  readonly attempts: number;
  readonly nextAttemptAt: string;
  readonly finishedAt: string | null;
  readonly lastCode: string | null;
  /** Reference of the lead that the message is about, even if the lead is erased. */
  readonly reference: string | null;
}

/** What a delivery report says about one email. */
export interface Bounce {
  /** Without angle brackets. */
  readonly messageId: string;
  /** In lower case. */
  readonly recipient: string;
  /** The enhanced status code, such as `5.1.1`. */
  readonly status: string;
}

/** The queue of messages. Every change checks the lease: a worker whose lease ended changes nothing. */
export interface OutboxStore {
  /**
   * Claims messages that are due, one of each kind in turn so that many of one kind delay no other, oldest first within a kind. A message whose
   * lease ended is due again, even in state `sending`: it may have been sent, and is sent again under the same Message-ID.
   */
  claim(options: {
    readonly now: string;
    readonly leaseUntil: string;
    readonly limit: number;
    /** Claimed in turn, in this order. */
    readonly kinds: readonly OutgoingKind[];
  }): Promise<ClaimedOutgoing[]>;
  /**
   * Counts the attempt before anything is sent, and counts it as unknown until it is finished.
   * @returns false if the lease is lost, and nothing may be sent
   */
  begin(claimed: ClaimedOutgoing): Promise<boolean>;
  /** @returns false if the lease is lost: another worker records the outcome */
  finish(claimed: ClaimedOutgoing, attempt: Attempt, now: string): Promise<boolean>;
  /** Returns a message that was claimed but not begun to the queue. */
  release(claimed: ClaimedOutgoing, nextAttemptAt: string): Promise<boolean>;
  /** Sends nothing to the address with this hash for `suppressionMs`. */
  suppress(addressHash: string, reason: string, now: string): Promise<void>;
  isSuppressed(addressHash: string, now: string): Promise<boolean>;
  /**
   * Marks an email as failed if it bounced after a mail server accepted it.
   * @returns its kind; null if there is no such email to this recipient, or it is marked already
   */
  recordBounce(bounce: Bounce, now: string): Promise<OutgoingKind | null>;
  /** Every message about a lead, oldest first. */
  listOfLead(leadId: string): Promise<OutgoingEntry[]>;
  /** Every message in these states, oldest first. */
  list(states: readonly OutgoingState[]): Promise<OutgoingEntry[]>;
  /**
   * Queues a message again in any state, and lifts the suppression of its address. A message that is `unknown` gets one more attempt.
   * @returns false if there is no such message, or a worker holds it
   */
  sendAgain(id: string, now: string, hashAddress: HashAddress): Promise<boolean>;
  /** Ends a message that failed or may have arrived, so that it is no longer listed. @returns false if there is no such message */
  dismiss(id: string): Promise<boolean>;
  /** The due time of the message that has waited longest; null if none is due. */
  oldestDue(now: string): Promise<string | null>;
}
