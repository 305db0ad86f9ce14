import { randomUUID } from 'node:crypto';
import { emailOf } from '#forms/email-of.ts';
import { forms } from '#forms/index.ts';
import type { NewLead, NewSubscriber } from '../storage/ports/entries.ts';
import type { NewOutgoing, OutgoingKind } from '../storage/ports/outbox.ts';
import { emailNormalOf } from './email-normal.ts';

/** To whom something goes out; read from the settings. */
export interface Addressees {
  /** By form; null where no mail is sent. */
  readonly staff: Readonly<Record<string, readonly string[]>> | null;
  /** The part of a message id behind its `@`: the domain of who sends. */
  readonly messageDomain: string;
  readonly hasWebhook: boolean;
}

/** Nobody. */
export const noAddressees: Addressees = { staff: null, messageDomain: 'localhost', hasWebhook: false };

type Planned = Pick<NewLead, 'form' | 'receivedAt' | 'answers' | 'quarantine'>;

/** What goes out because of a lead: nothing of one in quarantine, and nothing to whoever gave no address. */
export function planForLead(lead: Planned, addressees: Addressees): NewOutgoing[] {
  if (lead.quarantine !== null) return [];
  const { staff, hasWebhook } = addressees;
  const notified = staff?.[lead.form] ?? [];
  const form = forms.get(lead.form);
  // As it was typed: a mailbox may tell capitals apart.
  const email = form ? emailOf(form, lead.answers) : null;
  const make = (kind: OutgoingKind, recipient: string) => outgoingOf(kind, recipient, lead.receivedAt, addressees);
  return [
    ...(notified.length > 0 ? [make('staff-notice', notified.join(', '))] : []),
    ...(staff && email !== null ? [make('acknowledgement', email)] : []),
    ...(hasWebhook ? [make('webhook', '')] : []),
  ];
}

/** Asks whoever owns the address whether they want the newsletter. */
export function planForSubscriber(subscriber: NewSubscriber, addressees: Addressees): NewOutgoing[] {
  if (addressees.staff === null) return [];
  return [outgoingOf('confirmation', subscriber.email, subscriber.receivedAt, addressees)];
}

/** Brings links to whoever owns an address, as it stands with the entries under it; null where no mail is sent. */
export function planForWithdrawal(email: string, receivedAt: string, addressees: Addressees): NewOutgoing | null {
  return addressees.staff && outgoingOf('withdrawal', emailNormalOf(email), receivedAt, addressees);
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
