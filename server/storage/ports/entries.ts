/** What a store keeps, as it is handed in and as it is read back. */

/** What subscribers are called where leads are called by their form. */
export const subscribers = 'newsletter';

/** One entry as it is to be stored. */
export interface NewLead {
  /** UUID: unique without asking the store, so it also works when the store is spread over machines. */
  readonly id: string;
  /** What people call it. Drawn by the caller; no two leads have the same. */
  readonly reference: string;
  readonly form: string;
  readonly formVersion: number;
  /** Made in the browser when the form was first touched; null without JavaScript. */
  readonly idempotencyKey: string | null;
  /** SHA-256 of form, answers and attachments, hexadecimal. */
  readonly digest: string;
  /** Answer by field name. */
  readonly answers: Readonly<Record<string, string>>;
  /** Label by field name, as worded when it was asked. */
  readonly questions: Readonly<Record<string, string>>;
  /**
   * Worked out from the answers, never typed: by field name the number to dial (E.164), or null where what was typed holds none that
   * can be dialled. A lead from before this was done has none.
   */
  readonly phones: Readonly<Record<string, string | null>>;
  /** ISO 8601, UTC, milliseconds: such times sort as text. */
  readonly receivedAt: string;
  /** Of the privacy notice that the form linked to. */
  readonly noticeVersion: number;
  /** What the lead is for: the form, and what was chosen in it. */
  readonly program: string;
  /** Who sent it, as far as it can be told apart: e-mail address and phone number in normal form. */
  readonly person: { readonly email: string | null; readonly phone: string | null };
  /** Why nobody is told of it until a person has looked, or null. */
  readonly quarantine: string | null;
  /** The files that belong to it, one a field at most: stored with it or not at all. */
  readonly attachments: readonly NewAttachment[];
}

/** What is known of a file without opening it. */
export interface Attachment {
  /** Name of the field it answers. */
  readonly field: string;
  /** For people to read; never the name of a file of ours. */
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteSize: number;
  /** Of the content, hexadecimal. */
  readonly sha256: string;
}

export interface NewAttachment extends Attachment {
  readonly content: Uint8Array;
}

export interface NewSubscriber {
  readonly id: string;
  /** The address as typed. */
  readonly email: string;
  /** The same address for every way of typing it. */
  readonly emailNormal: string;
  readonly formVersion: number;
  readonly noticeVersion: number;
  readonly receivedAt: string;
  /** Why nobody is written to until the address comes again without it, or null. */
  readonly quarantine: string | null;
}

export interface Lead extends Omit<NewLead, 'idempotencyKey' | 'digest' | 'attachments' | 'person' | 'noticeVersion'> {
  /** Null of a lead from before it was kept. */
  readonly noticeVersion: number | null;
  /** Reference of an earlier lead of the same person for the same program, within `duplicateWindowMs`. */
  readonly duplicateOf: string | null;
  readonly attachments: readonly Attachment[];
}

/** Why an entry was erased: by whoever sent it, since its time was over, by the staff. */
export type ErasureCause = 'withdrawn' | 'retention' | 'staff';

/** What is left of a lead. Nothing of a person stands in it. */
export interface ErasedLead extends Pick<NewLead, 'id' | 'reference' | 'form'> {
  readonly cause: ErasureCause;
  readonly erasedAt: string;
}

/** A lead that is being withdrawn, as far as it matters to whoever was told of it. */
export interface WithdrawnLead extends Pick<NewLead, 'form' | 'quarantine'> {
  /** The addresses of the notices that went out because of it, or were to. */
  readonly notified: readonly string[];
}

export interface Subscriber extends Omit<NewSubscriber, 'emailNormal' | 'noticeVersion'> {
  /** `pending` until the address is confirmed. */
  readonly state: 'pending' | 'confirmed';
  /** When the last email asked for it to be confirmed; null: none ever did. */
  readonly askedAt: string | null;
  readonly confirmedAt: string | null;
}
