import { randomInt, randomUUID } from 'node:crypto';
import { emailOf } from '#forms/check.ts';
import { forms } from '#forms/index.ts';
import type { Settings } from '../config/settings.ts';
import type { NewLead, NewSubscriber, WithdrawnLead } from '../storage/ports/entries.ts';
import type { NewOutgoing, OutgoingKind } from '../storage/ports/outbox.ts';
import { normalizeEmail, uniqueAddresses } from './email-address.ts';

/** To whom something goes out. */
export interface Recipients {
  /** By form; null where no mail is sent. */
  readonly staff: Readonly<Record<string, readonly string[]>> | null;
  /** The part of a message id behind its `@`: the domain of who sends. */
  readonly messageDomain: string;
  readonly hasWebhook: boolean;
}

export const recipientsFrom = ({ mail, webhook }: Pick<Settings, 'mail' | 'webhook'>): Recipients => ({
  staff: mail?.staff ?? null,
  messageDomain: mail?.from.address.split('@').at(-1) ?? 'localhost',
  hasWebhook: webhook !== null,
});

/** Nobody. */
export const noRecipients: Recipients = { staff: null, messageDomain: 'localhost', hasWebhook: false };

type Planned = Pick<NewLead, 'form' | 'receivedAt' | 'answers' | 'quarantine'>;

/** What goes out because of a lead: nothing of one in quarantine, and nothing to whoever gave no address. */
export function messagesForLead(lead: Planned, recipients: Recipients): NewOutgoing[] {
  if (lead.quarantine !== null) return [];
  const { staff, hasWebhook } = recipients;
  const form = forms.get(lead.form);
  // As it was typed: a mailbox may tell capitals apart.
  const email = form ? emailOf(form, lead.answers) : null;
  const make = (kind: OutgoingKind, recipient: string) => newMessage(kind, recipient, lead.receivedAt, recipients);
  return [
    ...(staff?.[lead.form] ?? []).map((address) => make('staff-notice', address)),
    ...(staff && email !== null ? [make('acknowledgement', email)] : []),
    ...(hasWebhook ? [make('webhook', '')] : []),
  ];
}

/** What goes out because a lead was withdrawn: whoever was told of it is told of that. @param now ISO 8601, UTC */
export function messagesForWithdrawal(lead: WithdrawnLead, now: string, recipients: Recipients): NewOutgoing[] {
  if (lead.quarantine !== null) return [];
  const { staff, hasWebhook } = recipients;
  // Of an old lead, it is no longer known where its notices went.
  const told = lead.notified.length > 0 ? lead.notified : (staff?.[lead.form] ?? []);
  return [
    ...(staff ? told.map((address) => newMessage('withdrawal-notice', address, now, recipients)) : []),
    ...(hasWebhook ? [newMessage('webhook', '', now, recipients)] : []),
  ];
}

/** What goes out because leads came into quarantine. @param forms by which they came */
export function messagesForQuarantine(forms: readonly string[], now: string, recipients: Recipients): NewOutgoing[] {
  const told = uniqueAddresses(forms.flatMap((form) => recipients.staff?.[form] ?? []));
  return told.map((address) => newMessage('quarantine-notice', address, now, recipients));
}

/** Asks whoever owns the address whether they want the newsletter; of one in quarantine nobody, so that no robot has us write to strangers. */
export function messagesForSubscriber(
  subscriber: Pick<NewSubscriber, 'email' | 'receivedAt' | 'quarantine'>,
  recipients: Recipients,
): NewOutgoing[] {
  if (recipients.staff === null || subscriber.quarantine !== null) return [];
  return [withRandomDelay(newMessage('confirmation', subscriber.email, subscriber.receivedAt, recipients))];
}

/** Brings links to whoever owns an address, as it stands with the entries under it; null where no mail is sent. */
export function messageWithWithdrawalLinks(
  email: string,
  receivedAt: string,
  recipients: Recipients,
): NewOutgoing | null {
  return (
    recipients.staff && withRandomDelay(newMessage('withdrawal-links', normalizeEmail(email), receivedAt, recipients))
  );
}

/** How long after it was asked for an email goes out that not everybody gets: later than the answer, soon for who waits. */
const unnoticedMs = { least: 1500, most: 4000 };

/**
 * For an email that goes out only where an address is known, or only where it is not: to word it keeps the program busy, and is not to fall
 * into the time in which whoever asked waits for the answer, nor at a time that could be watched for.
 */
function withRandomDelay(email: NewOutgoing): NewOutgoing {
  const delayMs = randomInt(unnoticedMs.least, unnoticedMs.most);
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
