import type { ErasedLead, Lead, LeadState, LeadStatus, NewAttachment, Subscriber } from './entries.ts';
import type { NewOutgoing } from './outbox.ts';
import type { SettingStore } from './settings.ts';

export interface LeadFilter {
  readonly form?: string | undefined;
  readonly program?: string | undefined;
  readonly source?: string | undefined;
  /** Received at or after this time. */
  readonly from?: string | undefined;
  /** Received before this time. */
  readonly until?: string | undefined;
  /** True: only leads in quarantine. False: only the others. All if omitted. */
  readonly isQuarantined?: boolean | undefined;
  /** Only leads outside quarantine without an email to the staff, because the site sent none at the time. */
  readonly isStaffUnnotified?: boolean | undefined;
  readonly reference?: string | undefined;
  /**
   * The beginnings of words in short answers, of the email address or of the reference, in upper or lower case; or the first or last digits
   * of a phone number, however they are written. All parts must be found.
   */
  readonly text?: string | undefined;
  readonly status?: LeadStatus | undefined;
  /** Id of a staff member; null selects leads without an owner. */
  readonly ownerId?: string | null | undefined;
  readonly hasFollowUp?: boolean | undefined;
  /** Leads whose follow-up date is this or earlier. */
  readonly followUpUntil?: string | undefined;
  /** True: only leads that are joined to another one. False: only the others. */
  readonly isJoined?: boolean | undefined;
  /** Reference of a main lead: only the leads that are joined to it. */
  readonly joinedTo?: string | undefined;
  /** Id of a lead: only the other leads with its email address or phone number. */
  readonly samePersonAs?: string | undefined;
}

type LeadPosition = Pick<Lead, 'id' | 'receivedAt'>;

interface LeadPage {
  /** The largest number of leads; all if omitted. */
  readonly limit?: number | undefined;
  /** Newest first if omitted. `follow-up`: the earliest follow-up date first. */
  readonly order?: 'newest' | 'oldest' | 'follow-up' | undefined;
  /** Only leads that come after this one. For `newest` only. */
  readonly after?: LeadPosition | undefined;
}

/** What the staff can read. Leads and subscribers are sorted newest first. */
export interface LeadReader {
  leads(filter?: LeadFilter, page?: LeadPage): Promise<Lead[]>;
  /** @param upTo counts no further than this */
  countLeads(filter?: LeadFilter, upTo?: number): Promise<number>;
  /** The files of a lead with their content, sorted by field name; empty if there is no such lead. */
  attachments(leadId: string): Promise<NewAttachment[]>;
  /** @param limit the largest number; all if omitted */
  subscribers(limit?: number): Promise<Subscriber[]>;
  /** The tombstone of the erased lead that had this reference, or null. */
  erased(reference: string): Promise<ErasedLead | null>;
}

export type LeadEventKind =
  | 'note'
  | 'reached'
  | 'no-answer'
  | 'changed'
  | 'undone'
  | 'restored'
  | 'guardian-agreed'
  /** Typed in by the staff, for a person who called or came. */
  | 'entered'
  | 'emailed'
  | 'replied'
  /** The virus scanner found nothing in a file; the text is the name of its field. */
  | 'file-clean'
  | 'file-infected';

export interface LeadEmail {
  readonly subject: string;
  /** Without angle brackets. */
  readonly messageId: string;
  /** Message-ID of the email that it answers. */
  readonly inReplyTo: string | null;
  /** Where answers go; null for the address of the site. */
  readonly replyTo: string | null;
}

export type LeadFigures = Pick<Lead, 'form' | 'program' | 'receivedAt' | 'source'> &
  Pick<LeadState, 'status' | 'contactedAt'>;

export interface PageViews {
  readonly day: string;
  /** Path, or path and step of a registration such as `/internship-registration#2`. */
  readonly page: string;
  readonly views: number;
}

/** An email from a mailbox that may be an answer of a sender. */
export interface ReceivedEmail extends Pick<LeadEmail, 'subject' | 'messageId'> {
  /** Message-IDs of the emails that it answers, without angle brackets. */
  readonly references: readonly string[];
  /** Normalized address of the author. */
  readonly from: string;
  readonly text: string;
  readonly leadReferences: readonly string[];
}

export interface LeadEvent {
  readonly id: string;
  readonly leadId: string;
  /** Null if the site or a command did it. */
  readonly staffId: string | null;
  readonly at: string;
  readonly kind: LeadEventKind;
  /** A note, or the text of an email; may be empty. */
  readonly text: string;
  /** Of the kinds `emailed` and `replied`. */
  readonly email: LeadEmail | null;
  readonly before: Partial<LeadState>;
  readonly after: Partial<LeadState>;
}

export interface LeadChange extends Pick<LeadEvent, 'id' | 'leadId' | 'staffId' | 'at' | 'kind' | 'text'> {
  readonly set: Partial<Omit<LeadState, 'version'>>;
  /** The version that the staff member saw. Null changes every version: a call or a note is true even if others changed the lead. */
  readonly seenVersion: number | null;
  readonly outgoing?: readonly NewOutgoing[];
  /** Id of an event that this one undoes: its note is deleted. */
  readonly undoes?: string;
  /** Of the kinds `emailed` and `replied`. The queued messages then send this email. */
  readonly email?: LeadEmail;
}

export interface DeskStore extends LeadReader, SettingStore {
  /**
   * Changes the state of a lead, and records it as an event.
   * @returns `conflict` if somebody else changed it since `seenVersion`, or if it cannot be joined, because one of the two leads is joined to
   * another one: then nothing changes; `gone` if there is no such lead
   */
  change(change: LeadChange): Promise<'changed' | 'conflict' | 'gone'>;
  /**
   * Adds an answer by email to the lead that it belongs to, and sets the follow-up date to this day. The lead is found by the Message-ID of
   * an email to its sender, or by a reference in the subject if the author has the address of the lead. If it is joined to another one, the
   * answer goes there.
   * @param today the date in India
   * @returns the reference of the lead; null if there is none, or the email was added before
   */
  receive(
    email: ReceivedEmail,
    event: { readonly id: string; readonly at: string; readonly today: string },
  ): Promise<string | null>;
  /** The leads outside quarantine that were received since a time, with the properties that statistics need. Leads that are joined count once. */
  figures(since: string): Promise<LeadFigures[]>;
  /** @param day in India, such as `2026-11-27`. Adds to the numbers of that day */
  addPageViews(day: string, views: ReadonlyMap<string, number>): Promise<void>;
  /** Sorted by day and page. @param since the first day */
  pageViews(since: string): Promise<PageViews[]>;
  /** Oldest first. */
  events(leadId: string): Promise<LeadEvent[]>;
  /**
   * Takes a lead out of quarantine.
   * @param outgoing messages to queue in the same transaction
   * @returns false if it is not in quarantine
   */
  restore(leadId: string, outgoing: readonly NewOutgoing[]): Promise<boolean>;
  /**
   * Queues the staff notices about a lead for which none was queued.
   * @returns false if a notice was queued already, or the lead is in quarantine or erased
   */
  notifyStaff(leadId: string, outgoing: readonly NewOutgoing[]): Promise<boolean>;
  /**
   * Queues the first confirmation email to a subscriber.
   * @returns false if there was one already, the subscriber is in quarantine, or the mailbox has reached `maxEmailsPerDay`
   */
  askToConfirm(subscriberId: string, outgoing: readonly NewOutgoing[], now: string): Promise<boolean>;
}
