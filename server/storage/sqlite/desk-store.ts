import type { Kysely } from 'kysely';
import type { DeskStore } from '../ports/desk.ts';
import { neverAsked } from './entry-rows.ts';
import { createLeadReader } from './lead-reader.ts';
import { insertOutgoing } from './outgoing-rows.ts';
import { liftQuarantine } from './quarantine-store.ts';
import type { Tables } from './schema.ts';
import type { Writer } from './writer.ts';

export function createDeskStore(db: Kysely<Tables>, { write }: Writer): DeskStore {
  return {
    ...createLeadReader(db),
    restore: (leadId, outgoing) => write((transaction) => liftQuarantine(transaction, leadId, outgoing)),
    ask: (subscriberId, outgoing, now) =>
      write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('subscriber')
          .set({ asked_at: now })
          .where('id', '=', subscriberId)
          .where('state', '=', 'pending')
          .where('asked_at', '=', neverAsked)
          .where('quarantine', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await insertOutgoing(transaction, { subscriberId }, outgoing);
        return true;
      }),
  };
}
