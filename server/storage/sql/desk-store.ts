import type { DeskStore } from '../ports/desk.ts';
import type { SqlEngine } from './engine.ts';
import { createLeadReader } from './lead-reader.ts';
import { insertOutgoing } from './outgoing-rows.ts';

export function createDeskStore(engine: SqlEngine): DeskStore {
  return {
    ...createLeadReader(engine),
    restore: (leadId, outgoing) =>
      engine.write(async (transaction) => {
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
