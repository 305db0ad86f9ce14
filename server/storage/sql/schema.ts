import type { ColumnType, Generated } from 'kysely';
import type { ErasureCause, Subscriber } from '../ports/entries.ts';
import type { OutgoingKind, OutgoingState } from '../ports/outbox.ts';

/** The tables as the migrations leave them. */
export interface Tables {
  lead: {
    id: string;
    form: string;
    form_version: number;
    /** JSON object: answer by field name. */
    answers: string;
    /** JSON object: label by field name. */
    questions: string;
    received_at: string;
    reference: string;
    /** JSON object: number or null by field name. */
    phones: string;
    notice_version: number | null;
    quarantine: string | null;
    /** 1: the staff were told that it is in quarantine, or has been. */
    quarantine_told: number;
    /** 1: a letter about it was kept for the staff. */
    staff_told: number;
    program: string;
    email_normal: string | null;
    phone_normal: string | null;
    /** Reference of an earlier lead. */
    duplicate_of: string | null;
  };
  /** Which lead the same answers belong to now. */
  arrival: {
    form: string;
    digest: string;
    lead_id: string;
    received_at: string;
  };
  /** Every key under which a lead came. */
  arrival_key: {
    form: string;
    digest: string;
    idempotency_key: string;
    lead_id: string;
  };
  attachment: {
    lead_id: string;
    field: string;
    file_name: string;
    media_type: string;
    byte_size: number;
    sha256: string;
    content: Uint8Array;
  };
  subscriber: {
    id: string;
    email: string;
    email_normal: string;
    state: Subscriber['state'];
    form_version: number;
    notice_version: number | null;
    received_at: string;
    /** When the last letter asked for the address to be confirmed, or `neverAsked`. */
    asked_at: string;
    quarantine: string | null;
    confirmed_at: string | null;
  };
  tombstone: {
    id: string;
    form: string;
    reference: string | null;
    cause: ErasureCause;
    erased_at: string;
  };
  outgoing: {
    id: string;
    kind: OutgoingKind;
    lead_id: string | null;
    subscriber_id: string | null;
    tombstone_id: string | null;
    recipient: string;
    /** SHA-256 of the mailbox behind the recipient's address, where somebody typed that; null of what goes to others. */
    mailbox: string | null;
    message_id: string;
    state: OutgoingState;
    attempts: number;
    /** With one that is under way. */
    unknown_sends: Generated<number>;
    next_attempt_at: string;
    lease_token: string | null;
    lease_until: string | null;
    /** When it may be taken: at the next attempt, or once who has it had it for too long; null of what is done. */
    due_at: ColumnType<string | null, never, never>;
    last_code: string | null;
    created_at: string;
    finished_at: string | null;
  };
  suppression: {
    address_hash: string;
    reason: string;
    suppressed_at: string;
  };
  job: {
    name: string;
    done_at: string | null;
    lease_token: string | null;
    lease_until: string | null;
  };
}
