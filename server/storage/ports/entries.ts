/** The newsletter's form id: stands for subscribers where an entry is named by its form. */
export const subscribers = 'newsletter';

/** A lead to store: one submission of a form. */
export interface NewLead {
  /** UUID, drawn by the caller. */
  readonly id: string;
  /** The short name that people use for the lead. Drawn by the caller, unique. */
  readonly reference: string;
  readonly form: string;
  readonly formVersion: number;
  /** Drawn by the browser when the visitor first touches the form; null without JavaScript. */
  readonly idempotencyKey: string | null;
  /** SHA-256 of form, answers and attachments, in hexadecimal. */
  readonly digest: string;
  /** Answer by field name. */
  readonly answers: Readonly<Record<string, string>>;
  /** Label by field name, in the wording that the visitor saw. */
  readonly questions: Readonly<Record<string, string>>;
  /**
   * Phone number in E.164 by field name, derived from the answers; null if the answer holds no number that can be dialled. Empty for leads from
   * before this was derived.
   */
  readonly phones: Readonly<Record<string, string | null>>;
  /** ISO 8601 in UTC with milliseconds, which sorts as text. */
  readonly receivedAt: string;
  /** Version of the privacy notice that the form linked to. */
  readonly noticeVersion: number;
  /** The subject: the form, and the option chosen in it. Duplicates are leads with the same one. */
  readonly program: string;
  /** Email address and phone number of the sender in normal form, as far as known. */
  readonly person: { readonly email: string | null; readonly phone: string | null };
  /** Why the lead is held back until a person has looked at it, or null. */
  readonly quarantine: string | null;
  /** At most one file for each field. Stored in the same transaction. */
  readonly attachments: readonly NewAttachment[];
}

/** A file without its content. */
export interface Attachment {
  /** Name of the form field. */
  readonly field: string;
  /** The visitor's name for it. Shown to people, and never used as a path. */
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteSize: number;
  /** Of the content, in hexadecimal. */
  readonly sha256: string;
}

export interface NewAttachment extends Attachment {
  readonly content: Uint8Array;
}

export interface NewSubscriber {
  readonly id: string;
  /** The address as the visitor typed it. */
  readonly email: string;
  /** The address in normal form: equal for every spelling of the same address. */
  readonly emailNormal: string;
  readonly formVersion: number;
  readonly noticeVersion: number;
  readonly receivedAt: string;
  /** Why no email goes to this address yet, or null. Cleared when the address is submitted again without suspicion. */
  readonly quarantine: string | null;
}

export interface Lead extends Omit<NewLead, 'idempotencyKey' | 'digest' | 'attachments' | 'person' | 'noticeVersion'> {
  /** Null for leads from before it was stored. */
  readonly noticeVersion: number | null;
  /** Reference of an earlier lead of the same person for the same program within `duplicateWindowMs`. */
  readonly duplicateOf: string | null;
  readonly attachments: readonly Attachment[];
}

/** Why an entry was erased: its sender withdrew it, its retention period ended, or the staff erased it. */
export type ErasureCause = 'withdrawn' | 'retention' | 'staff';

/** The tombstone of a lead. It holds no personal data. */
export interface ErasedLead extends Pick<NewLead, 'id' | 'reference' | 'form'> {
  readonly cause: ErasureCause;
  readonly erasedAt: string;
}

/** What is needed to announce the withdrawal of a lead to those who were notified of it. */
export interface WithdrawnLead extends Pick<NewLead, 'form' | 'quarantine'> {
  /** Recipients of the staff notices about the lead, sent or still queued. */
  readonly notified: readonly string[];
}

export interface Subscriber extends Omit<NewSubscriber, 'emailNormal' | 'noticeVersion'> {
  /** `pending` until the address is confirmed. */
  readonly state: 'pending' | 'confirmed';
  /** When the last confirmation email was queued; null if there was none. */
  readonly askedAt: string | null;
  readonly confirmedAt: string | null;
}
