import type { Lead, Subscriber } from './entries.ts';

/**
 * What goes out: to the staff, to who sent a lead, to who asked for the newsletter, to who asked how to withdraw, to another system of the
 * company.
 */
export type OutgoingKind = 'staff-notice' | 'acknowledgement' | 'confirmation' | 'withdrawal' | 'webhook';

/** Something to be sent because of an entry, and stored in the same transaction. */
export interface NewOutgoing {
  /** UUID. */
  readonly id: string;
  readonly kind: OutgoingKind;
  /** Addresses with commas between them; of a webhook none. */
  readonly recipient: string;
  /** Given once, so that a letter that is sent again after a crash can be known for the same one. Without angle brackets. */
  readonly messageId: string;
  readonly createdAt: string;
}

/**
 * `queued` waits, `leased` was taken by a worker, `sending` may have left, `sent`, `retry` waits to be tried again, `dead` was refused for
 * good or too often, `cancelled` nobody wants it any more.
 */
export type OutgoingState = 'queued' | 'leased' | 'sending' | 'sent' | 'retry' | 'dead' | 'cancelled';

/** Taken by one worker until its lease ends. */
export interface ClaimedOutgoing extends NewOutgoing {
  /** Whoever finishes it shows this; a worker whose lease ended has lost it to another. */
  readonly leaseToken: string;
  /** How often sending it was begun. */
  readonly attempts: number;
  /** Whose entry it is about: one of the two. */
  readonly lead: Lead | null;
  readonly subscriber: Subscriber | null;
}

/** What became of one attempt. `code` is the other side's answer, such as `250` or `450 4.7.1`. */
export type Attempt =
  | { readonly outcome: 'sent' | 'dead' | 'cancelled'; readonly code: string }
  | {
      readonly outcome: 'retry';
      readonly code: string;
      readonly nextAttemptAt: string;
      /** False: it failed for what concerns everything that goes out, and is not held against this one. */
      readonly isCounted: boolean;
    };

export interface OutgoingEntry extends NewOutgoing {
  readonly state: OutgoingState;
  readonly attempts: number;
  readonly nextAttemptAt: string;
  readonly finishedAt: string | null;
  readonly lastCode: string | null;
  /** Of the lead it is about. */
  readonly reference: string | null;
}

/** For whatever sends. Every finish is fenced by the lease: a worker that was too slow changes nothing. */
export interface OutboxStore {
  /**
   * Takes what is due of these kinds, oldest first. What another worker took and did not finish in time is due again, also when it had begun to send:
   * nobody can tell whether that one left, and it goes out again under the same message id.
   */
  claim(options: {
    readonly now: string;
    readonly leaseUntil: string;
    readonly most: number;
    readonly kinds: readonly OutgoingKind[];
  }): Promise<ClaimedOutgoing[]>;
  /** Counts the attempt, before anything leaves. False: the lease is lost, and nothing may be sent. */
  begin(claimed: ClaimedOutgoing): Promise<boolean>;
  /** False: the lease was lost meanwhile, and another worker says what became of it. */
  finish(claimed: ClaimedOutgoing, attempt: Attempt, now: string): Promise<boolean>;
  /** Gives back what was not begun. */
  release(claimed: ClaimedOutgoing, nextAttemptAt: string): Promise<boolean>;
  /** Nothing more goes to this address. @param addressHash SHA-256 of the address in small letters, hexadecimal */
  suppress(addressHash: string, reason: string, now: string): Promise<void>;
  isSuppressed(addressHash: string): Promise<boolean>;
  /** Everything in these states, oldest first. */
  list(states: readonly OutgoingState[]): Promise<OutgoingEntry[]>;
  /** Sends one again, whatever became of it. False: there is none, or a worker has it. */
  sendAgain(id: string, now: string): Promise<boolean>;
  /** When the oldest that is due became so; null where nothing is. */
  oldestDue(now: string): Promise<string | null>;
}
