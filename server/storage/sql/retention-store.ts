import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { subscribers } from '../ports/entries.ts';
import { clockSlackMs } from '../ports/intake.ts';
import type { OutgoingState } from '../ports/outbox.ts';
import type { RetentionStore } from '../ports/retention.ts';
import type { SqlEngine } from './engine.ts';
import { neverAsked } from './entry-rows.ts';
import { eraseLead, eraseSubscriber } from './erase.ts';
import type { Tables } from './schema.ts';

const finished: readonly OutgoingState[] = ['sent', 'dead', 'unknown', 'cancelled'];

export function createRetentionStore({
  db,
  write,
  namingTroubles,
  clearAway,
  clearAwayRest,
}: SqlEngine): RetentionStore {
  return {
    async countOlder(form, before) {
      const rows = await namingTroubles(older(db, form, before));
      return rows.length;
    },
    async eraseOlder(form, { before, now, most }) {
      const erase = form === subscribers ? eraseSubscriber : eraseLead;
      const count = await write(async (transaction) => {
        const rows = await older(transaction, form, before, most);
        for (const { id } of rows) await erase(transaction, id, { cause: 'retention', now });
        return rows.length;
      });
      if (count > 0) await clearAway();
      return count;
    },
    async eraseLead(id, cause, now) {
      const isErased = await write((transaction) => eraseLead(transaction, id, { cause, now }));
      if (isErased) await clearAway();
      return isErased;
    },
    async clearAwayRest(since) {
      const erased = db
        .selectFrom('tombstone')
        .select('id')
        .where('erased_at', '>=', since ?? '')
        .limit(1);
      return (await namingTroubles(erased.executeTakeFirst())) ? clearAwayRest() : true;
    },
    forgetOutgoing: (before) =>
      write(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('outgoing')
          .where('state', 'in', finished)
          .where('finished_at', '<', before)
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),
    forgetSuppressions: (before) =>
      write(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('suppression')
          .where('suppressed_at', '<', before)
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),
    beginJob: (name, { now, dueBefore, leaseUntil }) =>
      write(async (transaction) => {
        const none = { done_at: null, lease_token: null, lease_until: null };
        await transaction
          .insertInto('job')
          .values({ name, ...none })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const token = randomUUID();
        const { numUpdatedRows } = await transaction
          .updateTable('job')
          .set({ lease_token: token, lease_until: leaseUntil })
          .where('name', '=', name)
          .where((is) =>
            is.or([is('done_at', 'is', null), is('done_at', '<', dueBefore), is('done_at', '>', farAhead(now))]),
          )
          .where((is) =>
            is.or([
              is('lease_until', 'is', null),
              is('lease_until', '<=', now),
              is('lease_until', '>', farAhead(leaseUntil)),
            ]),
          )
          .executeTakeFirst();
        return numUpdatedRows > 0n ? token : null;
      }),
    finishJob: (name, token, now) =>
      write(async (transaction) => {
        await transaction
          .updateTable('job')
          .set({ done_at: now, lease_token: null, lease_until: null })
          .where('name', '=', name)
          .where('lease_token', '=', token)
          .execute();
      }),
    async jobDoneAt(name) {
      const row = db.selectFrom('job').select('done_at').where('name', '=', name);
      return (await namingTroubles(row.executeTakeFirst()))?.done_at ?? null;
    },
  };
}

/** Of two servers, one's clock is always a little ahead. What lies further ahead was written down by a clock that was wrong. */
const farAhead = (time: string) => new Date(Date.parse(time) + clockSlackMs).toISOString();

function older(db: Kysely<Tables>, form: string, before: string, most = Number.MAX_SAFE_INTEGER) {
  if (form === subscribers) {
    const pending = db.selectFrom('subscriber').select('id').where('state', '=', 'pending');
    return pending
      .where('received_at', '<', before)
      .where('asked_at', '<', before)
      .where((is) => is.or([is('asked_at', '!=', neverAsked), is('quarantine', 'is not', null)]))
      .orderBy('asked_at')
      .limit(most)
      .execute();
  }
  const leads = db.selectFrom('lead').select('id').where('form', '=', form);
  return leads.where('received_at', '<', before).orderBy('received_at').limit(most).execute();
}
