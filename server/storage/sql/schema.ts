import type { ColumnType, Generated, Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { LeadEmail, LeadEvent, PageViews } from '../ports/desk.ts';
import type { ErasedLead, Lead, LeadState, NewAttachment, NewSubscriber, Subscriber } from '../ports/entries.ts';
import type { FactChange } from '../ports/facts.ts';
import type { NewOutgoing, OutgoingState } from '../ports/outbox.ts';
import type { AuditEntry, Passkey, Session, SignIn, StaffMember } from '../ports/staff.ts';

/** The tables after all migrations. Kysely converts camelCase to the snake_case of the columns. */
export interface Tables {
  lead: Omit<Lead, 'answers' | 'questions' | 'phones' | 'attachments' | 'state'> & {
    [Column in keyof LeadState]: Defaulted<LeadState[Column]>;
  } & {
    /** JSON object: answer by field name. */
    answers: string;
    /** JSON object: label by field name. */
    questions: string;
    /** JSON object: number or null by field name. */
    phones: string;
    /** 1 if the staff were notified that the lead is, or was, in quarantine. */
    quarantineTold: number;
    /** 1 if an email about the lead was queued for the staff. */
    staffTold: number;
    emailNormal: string | null;
    phoneNormal: string | null;
  };
  /** The lead that a set of answers belongs to. */
  arrival: { form: string; digest: string; leadId: string; receivedAt: string };
  /** Every idempotency key that a lead was submitted under. */
  arrival_key: { form: string; digest: string; idempotencyKey: string; leadId: string };
  attachment: NewAttachment & { leadId: string };
  subscriber: NewSubscriber & Pick<Subscriber, 'state' | 'askedAt' | 'confirmedAt'>;
  tombstone: Omit<ErasedLead, 'reference'> & { reference: string | null };
  outgoing: Omit<NewOutgoing, 'dueAt'> & {
    leadId: string | null;
    subscriberId: string | null;
    tombstoneId: string | null;
    /** The event of a reply by the staff. The reply is about the lead of that event. */
    eventId: string | null;
    /** SHA-256 of the recipient's mailbox if the address was typed into a form, else null. */
    mailbox: string | null;
    state: OutgoingState;
    attempts: number;
    /** Includes an attempt in progress. */
    unknownSends: Generated<number>;
    nextAttemptAt: string;
    leaseToken: string | null;
    leaseUntil: string | null;
    /** Generated: `nextAttemptAt`, or the end of the lease if a worker holds it; null if finished. */
    dueAt: ColumnType<string | null, never, never>;
    lastCode: string | null;
    finishedAt: string | null;
  };
  lead_term: { term: string; leadId: string };
  lead_event: Omit<LeadEvent, 'before' | 'after' | 'email'> &
    Nullable<LeadEmail> & {
      /** JSON object with `before` and `after`. */
      change: string;
    };
  page_view: PageViews;
  /** The value is JSON. */
  setting: { name: string; value: string };
  staff: StaffMember;
  fact_change: Omit<FactChange, 'pages' | 'overridesSpecification'> & {
    /** JSON list; null before the preview. */
    pages: string | null;
    overridesSpecification: number;
  };
  staff_session: Session;
  passkey: Passkey;
  sign_in: SignIn;
  audit: AuditEntry;
  suppression: {
    /** HMAC-SHA256 of the address under the link secret, in hexadecimal. */
    addressHash: string;
    reason: string;
    suppressedAt: string;
  };
  job: { name: string; doneAt: string | null; leaseToken: string | null; leaseUntil: string | null };
}

/** Columns that are null in most rows. */
type Nullable<Row> = { [Column in keyof Row]: Defaulted<Row[Column] | null> };

/** A column that may be omitted when a row is inserted. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export type Db = Kysely<Tables>;

export type Transaction = KyselyTransaction<Tables>;
