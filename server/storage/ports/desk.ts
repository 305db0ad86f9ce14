import type { ErasedLead, Lead, NewAttachment, Subscriber } from './entries.ts';
import type { NewOutgoing } from './outbox.ts';

export interface LeadFilter {
  /** Id of the form. */
  readonly form?: string | undefined;
  /** Received at or after. */
  readonly from?: string | undefined;
  /** Received before. */
  readonly until?: string | undefined;
  /** Only those in quarantine, or only those that are not; all if left out. */
  readonly isQuarantined?: boolean | undefined;
  /** Only those of which the staff had no email, though they are in no quarantine: they came while no mail was sent. */
  readonly isStaffUnnotified?: boolean | undefined;
  readonly reference?: string | undefined;
}

/** For the staff's side only. Newest first. */
export interface LeadReader {
  leads(filter?: LeadFilter): Promise<Lead[]>;
  /** Of how many leads the staff had no email, though they are in no quarantine. */
  countStaffUnnotified(): Promise<number>;
  /** The files of one lead, in the order of their fields' names; none if there is no such lead. */
  attachments(leadId: string): Promise<NewAttachment[]>;
  subscribers(): Promise<Subscriber[]>;
  /** What is left of the lead that had this reference; null where none that was erased had it. */
  erased(reference: string): Promise<ErasedLead | null>;
}

/** What the staff may do with leads. */
export interface DeskStore extends LeadReader {
  /**
   * Takes a lead out of quarantine.
   * @param outgoing what now goes out because of it
   * @returns false where it was in none
   */
  restore(leadId: string, outgoing: readonly NewOutgoing[]): Promise<boolean>;
  /**
   * Tells the staff of a lead of which they had no email.
   * @returns false where somebody did meanwhile, or it is in quarantine, or gone
   */
  notifyStaff(leadId: string, outgoing: readonly NewOutgoing[]): Promise<boolean>;
  /**
   * Asks a subscriber to confirm the address who never was asked.
   * @param outgoing what asks
   * @returns false where somebody did meanwhile, nobody may, or the mailbox has had `maxEmailsPerDay`
   */
  ask(subscriberId: string, outgoing: readonly NewOutgoing[], now: string): Promise<boolean>;
}
