import { mailboxHash } from '../address-hash.ts';
import { maxClockSkewMs, maxEmailsPerDay } from '../ports/intake.ts';
import type { NewOutgoing, OutgoingKind } from '../ports/outbox.ts';
import { addMs } from './engine.ts';
import { countOf } from './lead-reader.ts';
import type { Transaction } from './schema.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** They go where whoever filled in a form says, who may be anybody. */
const toTypedAddress: ReadonlySet<OutgoingKind> = new Set(['acknowledgement', 'confirmation', 'withdrawal-links']);

/** The entry it is because of: one of the three, or none. */
interface About {
  readonly leadId?: string;
  readonly subscriberId?: string;
  readonly tombstoneId?: string;
}

/** Keeps those that `withinDailyLimit` leaves. Of a lead, what is there of the same kind for the same recipient already stays: it was made once. */
export async function insertOutgoing(
  transaction: Transaction,
  about: About,
  outgoing: readonly NewOutgoing[],
): Promise<void> {
  for (const email of await withinDailyLimit(transaction, outgoing)) {
    const { id, kind, recipient, messageId, createdAt, dueAt = createdAt } = email;
    const row = { id, kind, recipient, messageId, createdAt, mailbox: typedMailboxHash(email), nextAttemptAt: dueAt };
    // All three are written, or how long it takes would tell which.
    const entry = { leadId: null, subscriberId: null, tombstoneId: null, ...about };
    await transaction
      .insertInto('outgoing')
      .values({ ...row, ...entry, state: 'queued', attempts: 0 })
      .onConflict((conflict) => conflict.columns(['leadId', 'kind', 'recipient']).doNothing())
      .execute();
  }
}

/** Without those to a mailbox that has had as many as may go there in a day: somebody else may have typed its address. */
export async function withinDailyLimit(
  transaction: Transaction,
  outgoing: readonly NewOutgoing[],
): Promise<NewOutgoing[]> {
  const kept: NewOutgoing[] = [];
  for (const email of outgoing) if (!(await isOverDailyLimit(transaction, email))) kept.push(email);
  return kept;
}

async function isOverDailyLimit(transaction: Transaction, email: NewOutgoing): Promise<boolean> {
  const mailbox = typedMailboxHash(email);
  if (mailbox === null) return false;
  const emails = transaction
    .selectFrom('outgoing')
    .where('mailbox', '=', mailbox)
    .where('kind', '=', email.kind)
    .where('createdAt', '>', addMs(email.createdAt, -dayMs))
    .where('createdAt', '<=', addMs(email.createdAt, maxClockSkewMs));
  return (await countOf(emails)) >= maxEmailsPerDay;
}

export const typedMailboxHash = ({ kind, recipient }: NewOutgoing): string | null =>
  toTypedAddress.has(kind) ? mailboxHash(recipient) : null;

/** Whether the staff hear of a lead by these: 1 or 0. */
export const notifiesStaff = (outgoing: readonly NewOutgoing[]): number =>
  outgoing.some(({ kind }) => kind === 'staff-notice') ? 1 : 0;
