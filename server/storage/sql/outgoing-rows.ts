import type { Selectable, Transaction } from 'kysely';
import type { NewOutgoing, OutgoingEntry } from '../ports/outbox.ts';
import type { Tables } from './schema.ts';

/** The entry it is because of: one of the three, or none. */
interface About {
  readonly leadId?: string;
  readonly subscriberId?: string;
  readonly tombstoneId?: string;
}

/** Of a lead, what is there of the same kind for the same recipient already stays: it was made once. */
export async function insertOutgoing(
  transaction: Transaction<Tables>,
  { leadId, subscriberId, tombstoneId }: About,
  outgoing: readonly NewOutgoing[],
): Promise<void> {
  for (const { id, kind, recipient, messageId, createdAt } of outgoing) {
    await transaction
      .insertInto('outgoing')
      .values({
        id,
        kind,
        lead_id: leadId ?? null,
        subscriber_id: subscriberId ?? null,
        tombstone_id: tombstoneId ?? null,
        recipient,
        message_id: messageId,
        state: 'queued',
        attempts: 0,
        next_attempt_at: createdAt,
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
