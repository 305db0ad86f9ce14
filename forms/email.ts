/** The emails that an entry causes: their content, and the function with which the site renders them. */

/** A lead in an email to the staff. */
export interface EmailLead {
  readonly reference: string;
  /** Id of the form. */
  readonly form: string;
  /** Language of the form. */
  readonly language: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly answers: Readonly<Record<string, string>>;
  /** Label by field name, as the visitor read it. */
  readonly questions: Readonly<Record<string, string>>;
  /** Number to dial by field name; null if the answer contains none. */
  readonly phones: Readonly<Record<string, string | null>>;
  /** Reference of an earlier lead of the same person on the same subject. */
  readonly duplicateOf: string | null;
  readonly fileNames: readonly string[];
}

/** The variable content of each kind of email. */
export type EmailContent =
  | { readonly kind: 'staff-notice'; readonly lead: EmailLead }
  /** To the staff: a parent or guardian has not agreed yet, and the lead will be erased. */
  | { readonly kind: 'guardian-reminder'; readonly lead: EmailLead }
  /** To the staff who were notified of a lead that is now erased. It contains no personal data. */
  | { readonly kind: 'withdrawal-notice'; readonly reference: string; readonly form: string; readonly erasedAt: string }
  /** To the staff, at most once a day. `count` is the number of entries in quarantine, 1 or more. */
  | { readonly kind: 'quarantine-notice'; readonly count: number }
  | {
      /** To an unverified address, so it repeats none of the answers. */
      readonly kind: 'acknowledgement';
      /** Of the form. */
      readonly language: string;
      readonly reference: string;
      readonly form: string;
      readonly receivedAt: string;
      readonly withdrawHref: string;
    }
  /** To a new subscriber. `unsubscribeHref` is for a person who did not subscribe. */
  | { readonly kind: 'confirmation'; readonly confirmHref: string; readonly unsubscribeHref: string }
  | {
      /** To the owner of an address: the entries stored under it, or the first of them if `hasMore`. */
      readonly kind: 'withdrawal-links';
      /** Of the newest entry. */
      readonly language: string;
      readonly entries: readonly EmailEntry[];
      readonly hasMore: boolean;
    };

/** @property origin of the site; links need it because the recipient opens them from a mailbox */
export type EmailInput = { readonly origin: string } & EmailContent;

/** An entry in the list that its owner receives. */
export interface EmailEntry {
  /** Id of the form. */
  readonly form: string;
  /** Null for a subscription. */
  readonly reference: string | null;
  readonly receivedAt: string;
  /** Link that withdraws the entry. */
  readonly href: string;
}

export interface RenderedEmail {
  readonly subject: string;
  /** A complete document with inline styles. It loads nothing. */
  readonly html: string;
  /** The same in plain text. Lines have at most 78 characters unless a word is longer. */
  readonly text: string;
}

/** Renders an email in the design of the site. The build of the site exports it; the server sends the result. */
export type RenderEmail = (input: EmailInput) => Promise<RenderedEmail>;
