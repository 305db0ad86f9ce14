import type { DeskStore } from '../ports/desk.ts';
import type { SqlEngine } from './engine.ts';
import { neverAsked } from './entry-rows.ts';
import { createLeadReader } from './lead-reader.ts';
import { insertOutgoing, sparingly, tellsStaff } from './outgoing-rows.ts';
import { liftQuarantine } from './quarantine-store.ts';

export function createDeskStore(engine: SqlEngine): DeskStore {
  return {
    ...createLeadReader(engine),
    restore: (leadId, outgoing) => engine.write((transaction) => liftQuarantine(transaction, leadId, outgoing)),
    tellStaff: (leadId, outgoing) =>
      engine.write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('lead')
          .set({ staff_told: tellsStaff(outgoing) })
          .where('id', '=', leadId)
          .where('staff_told', '=', 0)
          .where('quarantine', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await insertOutgoing(transaction, { leadId }, outgoing);
        return true;
      }),
    ask: (subscriberId, outgoing, now) =>
      engine.write(async (transaction) => {
        if ((await sparingly(transaction, outgoing)).length === 0) return false;
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
