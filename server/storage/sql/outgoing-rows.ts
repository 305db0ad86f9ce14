import { dayMs } from '#forms/durations.ts';
import { mailboxHash } from '../address-hash.ts';
import { maxClockSkewMs, maxEmailsPerDay } from '../ports/intake.ts';
import { type NewOutgoing, outgoingKinds } from '../ports/outbox.ts';
import { addMs } from './engine.ts';
import { countRows } from './lead-reader.ts';
import type { Transaction } from './schema.ts';

/** The entry that a message is about. At most one property is set. */
type Subject = Partial<Record<'leadId' | 'subscriberId' | 'tombstoneId' | 'eventId', string>>;

/** Queues messages within the daily limit. A lead gets one message for each kind and recipient; a second one is dropped. */
export async function insertOutgoing(
  transaction: Transaction,
  subject: Subject,
  outgoing: readonly NewOutgoing[],
): Promise<void> {
  for (const email of await withinDailyLimit(transaction, outgoing, subject)) {
    const { id, kind, recipient, messageId, createdAt, dueAt = createdAt } = email;
    const row = { id, kind, recipient, messageId, createdAt, mailbox: typedMailboxHash(email), nextAttemptAt: dueAt };
    // All columns are always written, so that the duration reveals nothing.
    const entry = { leadId: null, subscriberId: null, tombstoneId: null, eventId: null, ...subject };
    await transaction
      .insertInto('outgoing')
      .values({ ...row, ...entry, state: 'queued', attempts: 0 })
      .onConflict((conflict) => conflict.columns(['leadId', 'kind', 'recipient']).doNothing())
      .execute();
  }
}

/**
 * Drops emails to mailboxes that have reached `maxEmailsPerDay`. The first acknowledgement of a form always goes out: otherwise, three
 * contact forms in a person's name would suppress the acknowledgement of that person's registration.
 */
export async function withinDailyLimit(
  transaction: Transaction,
  outgoing: readonly NewOutgoing[],
  subject: Subject = {},
): Promise<NewOutgoing[]> {
  const allowed: NewOutgoing[] = [];
  for (const email of outgoing) if (!(await isOverDailyLimit(transaction, email, subject))) allowed.push(email);
  return allowed;
}

async function isOverDailyLimit(transaction: Transaction, email: NewOutgoing, { leadId }: Subject): Promise<boolean> {
  const mailbox = typedMailboxHash(email);
  if (mailbox === null) return false;
  const emails = transaction
    .selectFrom('outgoing')
    .where('mailbox', '=', mailbox)
    .where('kind', '=', email.kind)
    .where('createdAt', '>', addMs(email.createdAt, -dayMs))
    .where('createdAt', '<=', addMs(email.createdAt, maxClockSkewMs));
  if ((await countRows(emails)) < maxEmailsPerDay) return false;
  if (leadId === undefined) return true;
  const formOfLead = transaction.selectFrom('lead').select('form').where('id', '=', leadId);
  const leadsOfForm = transaction.selectFrom('lead').select('id').where('form', '=', formOfLead);
  return (await countRows(emails.where('leadId', 'in', leadsOfForm))) > 0;
}

/** The mailbox hash of an email to a typed address; null for other messages. */
export const typedMailboxHash = ({ kind, recipient }: NewOutgoing): string | null =>
  outgoingKinds[kind].to === 'typed-address' ? mailboxHash(recipient) : null;

/** 1 if these messages notify the staff, else 0: the value of `staffTold`. */
export const notifiesStaff = (outgoing: readonly NewOutgoing[]): number =>
  outgoing.some(({ kind }) => kind === 'staff-notice') ? 1 : 0;
