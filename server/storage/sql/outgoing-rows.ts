import type { Selectable, Transaction } from 'kysely';
import { mailboxHash } from '../address-hash.ts';
import { clockSlackMs, mostLettersADay } from '../ports/intake.ts';
import type { NewOutgoing, OutgoingEntry, OutgoingKind } from '../ports/outbox.ts';
import type { Tables } from './schema.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** They go where whoever filled in a form says, who may be anybody. */
const toTypedAddress: ReadonlySet<OutgoingKind> = new Set(['acknowledgement', 'confirmation', 'withdrawal-links']);

/** The entry it is because of: one of the three, or none. */
interface About {
  readonly leadId?: string;
  readonly subscriberId?: string;
  readonly tombstoneId?: string;
}

/** Keeps those that `sparingly` leaves. Of a lead, what is there of the same kind for the same recipient already stays: it was made once. */
export async function insertOutgoing(
  transaction: Transaction<Tables>,
  { leadId, subscriberId, tombstoneId }: About,
  outgoing: readonly NewOutgoing[],
): Promise<void> {
  for (const letter of await sparingly(transaction, outgoing)) {
    const { id, kind, recipient, messageId, createdAt, dueAt = createdAt } = letter;
    await transaction
      .insertInto('outgoing')
      .values({
        id,
        kind,
        lead_id: leadId ?? null,
        subscriber_id: subscriberId ?? null,
        tombstone_id: tombstoneId ?? null,
        recipient,
        mailbox: mailboxFor(letter),
        message_id: messageId,
        state: 'queued',
        attempts: 0,
        next_attempt_at: dueAt,
        lease_token: null,
        lease_until: null,
        last_code: null,
        created_at: createdAt,
        finished_at: null,
      })
      .onConflict((conflict) => conflict.columns(['lead_id', 'kind', 'recipient']).doNothing())
      .execute();
  }
}

/** Without those to a mailbox that has had as many as may go there in a day: somebody else may have typed its address. */
export async function sparingly(
  transaction: Transaction<Tables>,
  outgoing: readonly NewOutgoing[],
): Promise<NewOutgoing[]> {
  const kept: NewOutgoing[] = [];
  for (const letter of outgoing) if (!(await isTooMany(transaction, letter))) kept.push(letter);
  return kept;
}

async function isTooMany(transaction: Transaction<Tables>, letter: NewOutgoing): Promise<boolean> {
  const mailbox = mailboxFor(letter);
  if (mailbox === null) return false;
  const nowMs = Date.parse(letter.createdAt);
  const { count } = await transaction
    .selectFrom('outgoing')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('mailbox', '=', mailbox)
    .where('kind', '=', letter.kind)
    .where('created_at', '>', new Date(nowMs - dayMs).toISOString())
    .where('created_at', '<=', new Date(nowMs + clockSlackMs).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count) >= mostLettersADay;
}

export const mailboxFor = ({ kind, recipient }: NewOutgoing): string | null =>
  toTypedAddress.has(kind) ? mailboxHash(recipient) : null;

/** Whether the staff hear of a lead by these: 1 or 0. */
export const tellsStaff = (outgoing: readonly NewOutgoing[]): number =>
  outgoing.some(({ kind }) => kind === 'staff-notice') ? 1 : 0;

export const entryOf = (
  row: Selectable<Tables['outgoing']> & { readonly reference: string | null },
): OutgoingEntry => ({
  id: row.id,
  kind: row.kind,
  recipient: row.recipient,
  messageId: row.message_id,
  createdAt: row.created_at,
  state: row.state,
  attempts: row.attempts,
  nextAttemptAt: row.next_attempt_at,
  finishedAt: row.finished_at,
  lastCode: row.last_code,
  reference: row.reference,
});
