import type { Transaction } from 'kysely';
import { subscribers } from '../ports/entries.ts';
import type { ErasureCause } from '../ports/retention.ts';
import type { Tables } from './schema.ts';

/** Why and when; nothing of the person. */
export interface Erasure {
  readonly cause: ErasureCause;
  readonly now: string;
}

/** Erases a lead; its files, letters and what knows it again go with it (`on delete cascade`). @returns whether there was one */
export async function eraseLead(transaction: Transaction<Tables>, id: string, erasure: Erasure): Promise<boolean> {
  const lead = await transaction
    .deleteFrom('lead')
    .where('id', '=', id)
    .returning(['form', 'reference'])
    .executeTakeFirst();
  if (!lead) return false;
  await bury(transaction, { id, ...lead }, erasure);
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
