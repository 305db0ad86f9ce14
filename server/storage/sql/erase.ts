import type { Transaction } from 'kysely';
import { type ErasureCause, subscribers, type WithdrawnLead } from '../ports/entries.ts';
import type { NewOutgoing } from '../ports/outbox.ts';
import { insertOutgoing } from './outgoing-rows.ts';
import type { Tables } from './schema.ts';

/** Why and when; nothing of the person. */
export interface Erasure {
  readonly cause: ErasureCause;
  readonly now: string;
}

/**
 * Erases a lead; its files, letters and what knows it again go with it (`on delete cascade`).
 * @param plan what goes out because of that
 * @returns whether there was one
 */
export async function eraseLead(
  transaction: Transaction<Tables>,
  id: string,
  erasure: Erasure,
  plan: (lead: WithdrawnLead) => readonly NewOutgoing[] = () => [],
): Promise<boolean> {
  const notices = await transaction
    .selectFrom('outgoing')
    .select('recipient')
    .where('lead_id', '=', id)
    .where('kind', '=', 'staff-notice')
    .execute();
  const lead = await transaction
    .deleteFrom('lead')
    .where('id', '=', id)
    .returning(['form', 'reference', 'quarantine'])
    .executeTakeFirst();
  if (!lead) return false;
  const { form, reference, quarantine } = lead;
  await bury(transaction, { id, form, reference }, erasure);
  const notified = notices.map(({ recipient }) => recipient);
  await insertOutgoing(transaction, { tombstoneId: id }, plan({ form, quarantine, notified }));
  return true;
}

/** Erases a subscriber, and the letters that were to go there. @returns whether there was one */
export async function eraseSubscriber(
  transaction: Transaction<Tables>,
  id: string,
  erasure: Erasure,
): Promise<boolean> {
  const { numDeletedRows } = await transaction.deleteFrom('subscriber').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await bury(transaction, { id, form: subscribers, reference: null }, erasure);
  return true;
}

async function bury(
  transaction: Transaction<Tables>,
  entry: Pick<Tables['tombstone'], 'id' | 'form' | 'reference'>,
  { cause, now }: Erasure,
): Promise<void> {
  await transaction
    .insertInto('tombstone')
    .values({ ...entry, cause, erased_at: now })
    .execute();
}
