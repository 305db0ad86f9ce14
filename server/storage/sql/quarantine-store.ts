import type { Transaction } from 'kysely';
import type { NewOutgoing } from '../ports/outbox.ts';
import type { QuarantineStore } from '../ports/quarantine.ts';
import type { SqlEngine } from './engine.ts';
import { insertOutgoing, tellsStaff } from './outgoing-rows.ts';
import type { Tables } from './schema.ts';

export function createQuarantineStore({ write }: Pick<SqlEngine, 'write'>): QuarantineStore {
  return {
    tell: (plan) =>
      write(async (transaction) => {
        const leads = await transaction
          .updateTable('lead')
          .set({ quarantine_told: 1 })
          .where('quarantine', 'is not', null)
          .where('quarantine_told', '=', 0)
          .returning('form')
          .execute();
        if (leads.length === 0) return 0;
        const waiting = await recipientsOfWaiting(transaction);
        const planned = plan([...new Set(leads.map(({ form }) => form))]);
        await insertOutgoing(
          transaction,
          {},
          planned.filter(({ recipient }) => !waiting.has(recipient)),
        );
        return leads.length;
      }),
  };
}

/** It is worded when it is sent, and then counts the new ones, too. */
async function recipientsOfWaiting(transaction: Transaction<Tables>): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom('outgoing')
    .select('recipient')
    .where('kind', '=', 'quarantine-notice')
    .where('state', 'in', ['queued', 'retry'])
    .execute();
  return new Set(rows.map(({ recipient }) => recipient));
}

/** Takes a lead out of quarantine: what goes out because of it goes out now. @returns false where it was in none */
export async function liftQuarantine(
  transaction: Transaction<Tables>,
  leadId: string,
  outgoing: readonly NewOutgoing[],
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('lead')
    .set({ quarantine: null, staff_told: tellsStaff(outgoing) })
    .where('id', '=', leadId)
    .where('quarantine', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await insertOutgoing(transaction, { leadId }, outgoing);
  return true;
}
