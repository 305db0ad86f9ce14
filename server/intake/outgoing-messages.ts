import { randomInt, randomUUID } from 'node:crypto';
import { emailOf } from '#forms/check.ts';
import { forms } from '#forms/index.ts';
import type { Settings } from '../config/settings.ts';
import type { Lead, NewLead, NewSubscriber, WithdrawnLead } from '../storage/ports/entries.ts';
import type { NewOutgoing, OutgoingKind } from '../storage/ports/outbox.ts';
import { normalizeEmail, uniqueAddresses } from './email-address.ts';

/** Who gets emails and webhook calls. */
export interface Recipients {
  /** Addresses by form; null if mail is disabled. */
  readonly staff: Readonly<Record<string, readonly string[]>> | null;
  /** The domain of the sender, used after the `@` of message ids. */
  readonly messageDomain: string;
  readonly hasWebhook: boolean;
}

export const recipientsFrom = ({ mail, webhook }: Pick<Settings, 'mail' | 'webhook'>): Recipients => ({
  staff: mail?.staff ?? null,
  messageDomain: mail?.from.address.split('@').at(-1) ?? 'localhost',
  hasWebhook: webhook !== null,
});

export const noRecipients: Recipients = { staff: null, messageDomain: 'localhost', hasWebhook: false };

type LeadToSend = Pick<NewLead, 'form' | 'receivedAt' | 'answers' | 'quarantine'> & {
  /** Whether a parent or guardian must still agree: until then, the sender gets no email. */
  readonly isMinor: boolean;
};

/** The messages for a new lead. A quarantined lead has none, and a sender without an address gets no acknowledgement. */
export function messagesForLead(lead: LeadToSend, recipients: Recipients): NewOutgoing[] {
  if (lead.quarantine !== null) return [];
  const { staff, hasWebhook } = recipients;
  const form = forms.get(lead.form);
  // The address is not normalized, because a mailbox may be case-sensitive.
  const email = form ? emailOf(form, lead.answers) : null;
  const make = (kind: OutgoingKind, recipient: string) => newMessage(kind, recipient, lead.receivedAt, recipients);
  return [
    ...(staff?.[lead.form] ?? []).map((address) => make('staff-notice', address)),
    ...(staff && email !== null && !lead.isMinor ? [make('acknowledgement', email)] : []),
    ...(hasWebhook ? [make('webhook', '')] : []),
  ];
}

/** The messages for a lead that leaves quarantine now. They have the current time, because emails of an old date expire at once. */
export const messagesForRestored = (lead: Lead, now: Date, recipients: Recipients): NewOutgoing[] =>
  messagesForLead(
    { ...lead, receivedAt: now.toISOString(), quarantine: null, isMinor: lead.state.guardian === 'awaited' },
    recipients,
  );

/** The acknowledgement that a sender under eighteen gets when a parent or guardian has agreed. */
export const messagesForAgreement = (lead: Omit<LeadToSend, 'isMinor'>, recipients: Recipients): NewOutgoing[] =>
  messagesForLead({ ...lead, isMinor: false }, recipients).filter(({ kind }) => kind === 'acknowledgement');

/** An email that the staff write to the sender of a lead. @param now ISO 8601, UTC */
export const messageByStaff = (recipient: string, now: string, recipients: Recipients): NewOutgoing =>
  newMessage('reply', recipient, now, recipients);

/** The reminder that no parent or guardian has agreed for a sender under eighteen. @param now ISO 8601, UTC */
export const messagesForReminder = (form: string, now: string, recipients: Recipients): NewOutgoing[] =>
  (recipients.staff?.[form] ?? []).map((address) => newMessage('guardian-reminder', address, now, recipients));

/** The messages for a withdrawn lead, to everyone who was notified of the lead. @param now ISO 8601, UTC */
export function messagesForWithdrawal(lead: WithdrawnLead, now: string, recipients: Recipients): NewOutgoing[] {
  if (lead.quarantine !== null) return [];
  const { staff, hasWebhook } = recipients;
  // For an old lead, it is no longer known who was notified.
  const notified = lead.notified.length > 0 ? lead.notified : (staff?.[lead.form] ?? []);
  return [
    ...(staff ? notified.map((address) => newMessage('withdrawal-notice', address, now, recipients)) : []),
    ...(hasWebhook ? [newMessage('webhook', '', now, recipients)] : []),
  ];
}

/** The messages for newly quarantined leads. @param forms of these leads */
export function messagesForQuarantine(forms: readonly string[], now: string, recipients: Recipients): NewOutgoing[] {
  const staff = uniqueAddresses(forms.flatMap((form) => recipients.staff?.[form] ?? []));
  return staff.map((address) => newMessage('quarantine-notice', address, now, recipients));
}

/** The double opt-in of the newsletter. A quarantined subscriber gets none, so that a robot cannot have strangers emailed. */
export function messagesForSubscriber(
  subscriber: Pick<NewSubscriber, 'email' | 'receivedAt' | 'quarantine'>,
  recipients: Recipients,
): NewOutgoing[] {
  if (recipients.staff === null || subscriber.quarantine !== null) return [];
  return [withRandomDelay(newMessage('confirmation', subscriber.email, subscriber.receivedAt, recipients))];
}

/** The email with the withdrawal links of an address; null if mail is disabled. */
export function messageWithWithdrawalLinks(
  email: string,
  receivedAt: string,
  recipients: Recipients,
): NewOutgoing | null {
  return (
    recipients.staff && withRandomDelay(newMessage('withdrawal-links', normalizeEmail(email), receivedAt, recipients))
  );
}

/** Longer than the response takes, and short for a person who waits for the email. */
const randomDelayMs = { min: 1500, max: 4000 };

/**
 * Delays an email that is sent only if an address is known, or only if it is unknown. Rendering and sending it block the event loop and
 * would slow down the response, which would reveal whether the address is known.
 */
function withRandomDelay(email: NewOutgoing): NewOutgoing {
  const delayMs = randomInt(randomDelayMs.min, randomDelayMs.max);
  return { ...email, dueAt: new Date(Date.parse(email.createdAt) + delayMs).toISOString() };
}

function newMessage(
  kind: OutgoingKind,
  recipient: string,
  createdAt: string,
  { messageDomain }: Recipients,
): NewOutgoing {
  const id = randomUUID();
  return { id, kind, recipient, messageId: `${id}@${messageDomain}`, createdAt };
}
