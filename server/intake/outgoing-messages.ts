import { randomInt, randomUUID } from 'node:crypto';
import { emailOf } from '#forms/check.ts';
import { forms } from '#forms/index.ts';
import type { Settings } from '../config/settings.ts';
import type { NewLead, NewSubscriber, WithdrawnLead } from '../storage/ports/entries.ts';
import type { NewOutgoing, OutgoingKind } from '../storage/ports/outbox.ts';
import { emailNormalOf, uniqueAddresses } from './email-address.ts';

/** To whom something goes out. */
export interface Addressees {
  /** By form; null where no mail is sent. */
  readonly staff: Readonly<Record<string, readonly string[]>> | null;
  /** The part of a message id behind its `@`: the domain of who sends. */
  readonly messageDomain: string;
  readonly hasWebhook: boolean;
}

export const addresseesOf = ({ mail, webhook }: Pick<Settings, 'mail' | 'webhook'>): Addressees => ({
  staff: mail?.staff ?? null,
  messageDomain: mail?.from.address.split('@').at(-1) ?? 'localhost',
  hasWebhook: webhook !== null,
});

/** Nobody. */
export const noAddressees: Addressees = { staff: null, messageDomain: 'localhost', hasWebhook: false };

type Planned = Pick<NewLead, 'form' | 'receivedAt' | 'answers' | 'quarantine'>;

/** What goes out because of a lead: nothing of one in quarantine, and nothing to whoever gave no address. */
export function planForLead(lead: Planned, addressees: Addressees): NewOutgoing[] {
  if (lead.quarantine !== null) return [];
  const { staff, hasWebhook } = addressees;
  const form = forms.get(lead.form);
  // As it was typed: a mailbox may tell capitals apart.
  const email = form ? emailOf(form, lead.answers) : null;
  const make = (kind: OutgoingKind, recipient: string) => outgoingOf(kind, recipient, lead.receivedAt, addressees);
  return [
    ...(staff?.[lead.form] ?? []).map((address) => make('staff-notice', address)),
    ...(staff && email !== null ? [make('acknowledgement', email)] : []),
    ...(hasWebhook ? [make('webhook', '')] : []),
  ];
}

/** What goes out because a lead was withdrawn: whoever was told of it is told of that. @param now ISO 8601, UTC */
export function planForWithdrawal(lead: WithdrawnLead, now: string, addressees: Addressees): NewOutgoing[] {
  if (lead.quarantine !== null) return [];
  const { staff, hasWebhook } = addressees;
  // Of an old lead, it is no longer known where its notices went.
  const told = lead.notified.length > 0 ? lead.notified : (staff?.[lead.form] ?? []);
  return [
    ...(staff ? told.map((address) => outgoingOf('withdrawal-notice', address, now, addressees)) : []),
    ...(hasWebhook ? [outgoingOf('webhook', '', now, addressees)] : []),
  ];
}

/** What goes out because leads came into quarantine. @param forms by which they came */
export function planForQuarantine(forms: readonly string[], now: string, addressees: Addressees): NewOutgoing[] {
  const told = uniqueAddresses(forms.flatMap((form) => addressees.staff?.[form] ?? []));
  return told.map((address) => outgoingOf('quarantine-notice', address, now, addressees));
}

/** Asks whoever owns the address whether they want the newsletter; of one in quarantine nobody, so that no robot has us write to strangers. */
export function planForSubscriber(
  subscriber: Pick<NewSubscriber, 'email' | 'receivedAt' | 'quarantine'>,
  addressees: Addressees,
): NewOutgoing[] {
  if (addressees.staff === null || subscriber.quarantine !== null) return [];
  return [unnoticed(outgoingOf('confirmation', subscriber.email, subscriber.receivedAt, addressees))];
}

/** Brings links to whoever owns an address, as it stands with the entries under it; null where no mail is sent. */
export function planForWithdrawalLinks(email: string, receivedAt: string, addressees: Addressees): NewOutgoing | null {
  return addressees.staff && unnoticed(outgoingOf('withdrawal-links', emailNormalOf(email), receivedAt, addressees));
}

/** How long after it was asked for an email goes out that not everybody gets: later than the answer, soon for who waits. */
const unnoticedMs = { least: 1500, most: 4000 };

/**
 * For an email that goes out only where an address is known, or only where it is not: to word it keeps the program busy, and is not to fall
 * into the time in which whoever asked waits for the answer, nor at a time that could be watched for.
 */
function unnoticed(email: NewOutgoing): NewOutgoing {
  const delayMs = randomInt(unnoticedMs.least, unnoticedMs.most);
  return { ...email, dueAt: new Date(Date.parse(email.createdAt) + delayMs).toISOString() };
}

function outgoingOf(
  kind: OutgoingKind,
  recipient: string,
  createdAt: string,
  { messageDomain }: Addressees,
): NewOutgoing {
  const id = randomUUID();
  return { id, kind, recipient, messageId: `${id}@${messageDomain}`, createdAt };
}
