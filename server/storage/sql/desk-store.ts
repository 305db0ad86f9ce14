import type { Kysely } from 'kysely';
import type { DeskStore } from '../ports/desk.ts';
import type { Writer } from '../sqlite/writer.ts';
import { createLeadReader } from './lead-reader.ts';
import { insertOutgoing } from './outgoing-rows.ts';
import type { Tables } from './schema.ts';

export function createDeskStore(db: Kysely<Tables>, { write }: Writer): DeskStore {
  return {
    ...createLeadReader(db),
    restore: (leadId, outgoing) =>
      write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('lead')
          .set({ quarantine: null })
          .where('id', '=', leadId)
          .where('quarantine', 'is not', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await insertOutgoing(transaction, { leadId }, outgoing);
        return true;
      }),
  };
}
