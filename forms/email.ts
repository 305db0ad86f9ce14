/** What goes out by mail because of an entry: what an email is about, and the door through which the site words it. */

/** A lead, as an email to the staff shows it. */
export interface EmailLead {
  readonly reference: string;
  /** Id of the form. */
  readonly form: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly answers: Readonly<Record<string, string>>;
  /** Label by field name, as it was asked. */
  readonly questions: Readonly<Record<string, string>>;
  /** Number to dial by field name; null where there is none in what was typed. */
  readonly phones: Readonly<Record<string, string | null>>;
  /** Reference of an earlier lead of the same person for the same program. */
  readonly duplicateOf: string | null;
  readonly fileNames: readonly string[];
}

/** Everything an email says that is not the same in each. */
export type EmailContent =
  | { readonly kind: 'staff-notice'; readonly lead: EmailLead }
  /** To who was told of a lead that is erased now: nothing of the person stands in it. */
  | { readonly kind: 'withdrawal-notice'; readonly reference: string; readonly form: string; readonly erasedAt: string }
  /** To the staff, once a day at most: how many entries are in quarantine, 1 or more. */
  | { readonly kind: 'quarantine-notice'; readonly count: number }
  | {
      /** To an address nobody has verified: it repeats none of the answers. */
      readonly kind: 'acknowledgement';
      readonly reference: string;
      readonly form: string;
      readonly receivedAt: string;
      readonly withdrawHref: string;
    }
  /** The second link is for whoever did not ask for it. */
  | { readonly kind: 'confirmation'; readonly confirmHref: string; readonly leaveHref: string }
  /** To whoever owns an address: all that is stored under it, or as much as one email lists. */
  | { readonly kind: 'withdrawal-links'; readonly entries: readonly EmailEntry[]; readonly hasMore: boolean };

/** @property origin addresses are whole: they are opened from a mailbox */
export type EmailInput = { readonly origin: string } & EmailContent;

/** An entry, as its owner is told of it. */
export interface EmailEntry {
  /** Id of the form. */
  readonly form: string;
  /** A subscription has none. */
  readonly reference: string | null;
  readonly receivedAt: string;
  /** Ends it. */
  readonly href: string;
}

export interface RenderedEmail {
  readonly subject: string;
  /** A whole document: styles in it, nothing to be loaded. */
  readonly html: string;
  /** The same in plain text, lines of at most 78 characters where words allow. */
  readonly text: string;
}

/** Words an email in the site's look; exported by the build of the site for the server, which sends it. */
export type RenderEmail = (input: EmailInput) => Promise<RenderedEmail>;
