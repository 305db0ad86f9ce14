import type { ColumnType, Generated, Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { ErasedLead, Lead, NewAttachment, NewSubscriber, Subscriber } from '../ports/entries.ts';
import type { NewOutgoing, OutgoingState } from '../ports/outbox.ts';

/** The tables as the migrations leave them; Kysely writes the names of their columns with underscores. */
export interface Tables {
  lead: Omit<Lead, 'answers' | 'questions' | 'phones' | 'attachments'> & {
    /** JSON object: answer by field name. */
    answers: string;
    /** JSON object: label by field name. */
    questions: string;
    /** JSON object: number or null by field name. */
    phones: string;
    /** 1: the staff were told that it is in quarantine, or has been. */
    quarantineTold: number;
    /** 1: an email about it was kept for the staff. */
    staffTold: number;
    emailNormal: string | null;
    phoneNormal: string | null;
  };
  /** Which lead the same answers belong to now. */
  arrival: {
    form: string;
    digest: string;
    leadId: string;
    receivedAt: string;
  };
  /** Every key under which a lead came. */
  arrival_key: {
    form: string;
    digest: string;
    idempotencyKey: string;
    leadId: string;
  };
  attachment: NewAttachment & { leadId: string };
  subscriber: Omit<NewSubscriber, 'noticeVersion'> & {
    noticeVersion: number | null;
    state: Subscriber['state'];
    /** When the last email asked for the address to be confirmed, or `neverAsked`. */
    askedAt: string;
    confirmedAt: string | null;
  };
  tombstone: Omit<ErasedLead, 'reference'> & { reference: string | null };
  outgoing: Omit<NewOutgoing, 'dueAt'> & {
    leadId: string | null;
    subscriberId: string | null;
    tombstoneId: string | null;
    /** SHA-256 of the mailbox behind the recipient's address, where somebody typed that; null of what goes to others. */
    mailbox: string | null;
    state: OutgoingState;
    attempts: number;
    /** With one that is under way. */
    unknownSends: Generated<number>;
    nextAttemptAt: string;
    leaseToken: string | null;
    leaseUntil: string | null;
    /** When it may be taken: at the next attempt, or once who has it had it for too long; null of what is done. */
    dueAt: ColumnType<string | null, never, never>;
    lastCode: string | null;
    finishedAt: string | null;
  };
  suppression: {
    addressHash: string;
    reason: string;
    suppressedAt: string;
  };
  job: {
    name: string;
    doneAt: string | null;
    leaseToken: string | null;
    leaseUntil: string | null;
  };
}

export type Db = Kysely<Tables>;

export type Transaction = KyselyTransaction<Tables>;
