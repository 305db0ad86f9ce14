import type { ErasedLead, Lead, NewAttachment, Subscriber } from './entries.ts';
import type { NewOutgoing } from './outbox.ts';

export interface LeadFilter {
  /** Id of the form. */
  readonly form?: string | undefined;
  /** Received at or after. */
  readonly from?: string | undefined;
  /** Received before. */
  readonly until?: string | undefined;
  /** True: only leads in quarantine. False: only the others. All if omitted. */
  readonly isQuarantined?: boolean | undefined;
  /** Only leads outside quarantine about which the staff got no email, because the site sent none at the time. */
  readonly isStaffUnnotified?: boolean | undefined;
  readonly reference?: string | undefined;
  /** In an answer, the email address or the reference, in upper or lower case, or the digits of a phone number, however they are written. */
  readonly text?: string | undefined;
}

/** What the staff can read. Leads and subscribers are sorted newest first. */
export interface LeadReader {
  /** @param limit the largest number of leads, the newest ones; all if omitted */
  leads(filter?: LeadFilter, limit?: number): Promise<Lead[]>;
  countLeads(filter?: LeadFilter): Promise<number>;
  /** The number of leads that `isStaffUnnotified` selects. */
  countStaffUnnotified(): Promise<number>;
  /** The files of a lead with their content, sorted by field name; empty if there is no such lead. */
  attachments(leadId: string): Promise<NewAttachment[]>;
  subscribers(): Promise<Subscriber[]>;
  /** The tombstone of the erased lead that had this reference, or null. */
  erased(reference: string): Promise<ErasedLead | null>;
}

/** What the staff can do with leads. */
export interface DeskStore extends LeadReader {
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
