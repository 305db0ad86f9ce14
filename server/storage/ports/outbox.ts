import type { ErasedLead, Lead, Subscriber } from './entries.ts';

/**
 * What goes out: to the staff, of a lead, of its withdrawal and of leads in quarantine; to who sent a lead; to who asked for the
 * newsletter; to who asked how to withdraw; to another system of the company.
 */
export type OutgoingKind =
  | 'staff-notice'
  | 'withdrawal-notice'
  | 'quarantine-notice'
  | 'acknowledgement'
  | 'confirmation'
  | 'withdrawal-links'
  | 'webhook';

/** Something to be sent because of an entry, and stored in the same transaction. */
export interface NewOutgoing {
  /** UUID. */
  readonly id: string;
  readonly kind: OutgoingKind;
  /** One address, so that what one mailbox does not take now is tried again for that one alone; of a webhook none. */
  readonly recipient: string;
  /** Given once, so that an email that is sent again after a crash can be known for the same one. Without angle brackets. */
  readonly messageId: string;
  readonly createdAt: string;
  /** Nothing goes out before; at once if left out. */
  readonly dueAt?: string;
}

/**
 * `queued` waits, `leased` was taken by a worker, `sending` may have left, `retry` waits to be tried again, `dead` was refused for good or
 * too often, `unknown` may have arrived each time that it was sent, `sent`, `cancelled` nobody wants it any more.
 */
export type OutgoingState = (typeof outgoingStates)[number];

export const outgoingStates = ['queued', 'leased', 'sending', 'retry', 'dead', 'unknown', 'sent', 'cancelled'] as const;

/**
 * How often an email is sent of which nobody can tell whether it arrived: the line was lost, or the program ended, between its last byte
 * and the answer. Its readers may have it as often.
 */
export const maxUnknownSends = 3;

/**
 * How long nothing goes to an address that had no mailbox: 180 days. Mailboxes come back, as when a college mends its mail or a student pays for room, and
 * whoever writes to us half a year later is in another term and may expect an answer. One email to nobody in half a year harms no sender.
 */
export const suppressionMs = 180 * 24 * 60 * 60 * 1000;

/** Taken by one worker until its lease ends. */
export interface ClaimedOutgoing extends NewOutgoing {
  /** Whoever finishes it shows this; a worker whose lease ended has lost it to another. */
  readonly leaseToken: string;
  /** How often sending it was begun. */
  readonly attempts: number;
  /** How often it was sent so that nobody can tell whether it arrived. */
  readonly unknownSends: number;
  /** The entry it is about: one of the three, or none. */
  readonly lead: Lead | null;
  readonly subscriber: Subscriber | null;
  readonly erased: ErasedLead | null;
  /** How many leads are in quarantine now; null of what is not about that. */
  readonly quarantined: number | null;
}

/** What became of one attempt. `code` is the other side's answer, such as `250` or `450 4.7.1`. */
export type Attempt =
  | { readonly outcome: 'sent' | 'dead' | 'cancelled' | 'unknown'; readonly code: string }
  | {
      readonly outcome: 'retry';
      readonly code: string;
      readonly nextAttemptAt: string;
      /** False: it failed for what concerns everything that goes out, and is not held against this one. */
      readonly isCounted: boolean;
      /** It may have arrived. */
      readonly isUnknown: boolean;
    };

export interface OutgoingEntry extends NewOutgoing {
  readonly state: OutgoingState;
  readonly attempts: number;
  readonly nextAttemptAt: string;
  readonly finishedAt: string | null;
  readonly lastCode: string | null;
  /** Of the lead it is about, also of one that is erased. */
  readonly reference: string | null;
}

/** For whatever sends. Every finish is fenced by the lease: a worker that was too slow changes nothing. */
export interface OutboxStore {
  /**
   * Takes what is due of these kinds: one of each in turn, so that many of one keep no other waiting, and of each the oldest first. What
   * another worker took and did not finish is due again when its lease ends, also when it had begun to send: nobody can tell whether that
   * one left, and it goes out again under the same message id.
   */
  claim(options: {
    readonly now: string;
    readonly leaseUntil: string;
    readonly limit: number;
    /** In the order of their turns. */
    readonly kinds: readonly OutgoingKind[];
  }): Promise<ClaimedOutgoing[]>;
  /** Counts the attempt, and as unknown until it is finished, before anything leaves. False: the lease is lost, and nothing may be sent. */
  begin(claimed: ClaimedOutgoing): Promise<boolean>;
  /** False: the lease was lost meanwhile, and another worker says what became of it. */
  finish(claimed: ClaimedOutgoing, attempt: Attempt, now: string): Promise<boolean>;
  /** Gives back what was not begun. */
  release(claimed: ClaimedOutgoing, nextAttemptAt: string): Promise<boolean>;
  /** Nothing more goes to this address for `suppressionMs`. Kept is not the address, but what knows it again. */
  suppress(address: string, reason: string, now: string): Promise<void>;
  isSuppressed(address: string, now: string): Promise<boolean>;
  /** Everything in these states, oldest first. */
  list(states: readonly OutgoingState[]): Promise<OutgoingEntry[]>;
  /** Sends one again, whatever became of it; one that is `unknown` once more. Its address is no longer suppressed. False: there is none, or a worker has it. */
  sendAgain(id: string, now: string): Promise<boolean>;
  /** When the oldest that is due became so; null where nothing is. */
  oldestDue(now: string): Promise<string | null>;
}
