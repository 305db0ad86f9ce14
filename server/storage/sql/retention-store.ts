import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { subscriberForm } from '../ports/entries.ts';
import { maxClockSkewMs } from '../ports/intake.ts';
import type { OutgoingState } from '../ports/outbox.ts';
import type { RetentionLimit, RetentionStore } from '../ports/retention.ts';
import { addMs, internalJobs, type SqlEngine } from './engine.ts';
import { neverAsked } from './lead-reader.ts';
import { insertOutgoing } from './outgoing-rows.ts';
import { eraseLead, eraseSubscriber } from './people-store.ts';
import type { Db } from './schema.ts';

const finishedStates: readonly OutgoingState[] = ['sent', 'dead', 'unknown', 'cancelled'];

export function createRetentionStore({ db, write, purgeErased, vacuumErased }: SqlEngine): RetentionStore {
  return {
    async eraseOlder(form, { before, now, limit, only }) {
      const erase = form === subscriberForm ? eraseSubscriber : eraseLead;
      const count = await write(async (transaction) => {
        const rows = await selectOlder(transaction, { form, before, only }, limit);
        for (const { id } of rows) await erase(transaction, id, { cause: 'retention', now });
        return rows.length;
      });
      if (count > 0) await purgeErased();
      return count;
    },
    remindOfGuardians: (before, plan) =>
      write(async (transaction) => {
        const leads = await transaction
          .selectFrom('lead')
          .select(['id', 'form'])
          .where('guardian', '=', sql.lit('awaited'))
          .where('quarantine', 'is', null)
          .where('receivedAt', '<', before)
          .execute();
        for (const { id, form } of leads) await insertOutgoing(transaction, { leadId: id }, plan(form));
      }),
    async eraseLead(id, cause, now) {
      const isErased = await write((transaction) => eraseLead(transaction, id, { cause, now }));
      if (isErased) await purgeErased();
      return isErased;
    },
    async vacuumErased(since, signal) {
      const erased = db
        .selectFrom('tombstone')
        .select('id')
        .where('erasedAt', '>=', since ?? '')
        .limit(1);
      return (await erased.executeTakeFirst()) ? vacuumErased(signal) : true;
    },
    deleteOldOutgoing: (before) =>
      write(async (transaction) => {
        const emails = transaction.deleteFrom('outgoing').where('state', 'in', finishedStates);
        return Number((await emails.where('finishedAt', '<', before).executeTakeFirst()).numDeletedRows);
      }),
    deleteOldSuppressions: (before) =>
      write(async (transaction) => {
        const suppressions = transaction.deleteFrom('suppression').where('suppressedAt', '<', before);
        return Number((await suppressions.executeTakeFirst()).numDeletedRows);
      }),
    beginJob: (name, { now, dueBefore, leaseUntil }) =>
      write(async (transaction) => {
        await transaction
          .insertInto('job')
          .values({ name })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const token = randomUUID();
        const { numUpdatedRows } = await transaction
          .updateTable('job')
          .set({ leaseToken: token, leaseUntil })
          .where('name', '=', name)
          .where((eb) =>
            eb.or([eb('doneAt', 'is', null), eb('doneAt', '<', dueBefore), eb('doneAt', '>', beyondClockSkew(now))]),
          )
          .where((eb) =>
            eb.or([
              eb('leaseUntil', 'is', null),
              eb('leaseUntil', '<=', now),
              eb('leaseUntil', '>', beyondClockSkew(leaseUntil)),
            ]),
          )
          .executeTakeFirst();
        return numUpdatedRows > 0n ? token : null;
      }),
    finishJob: (name, token, now) =>
      write(async (transaction) => {
        await transaction
          .updateTable('job')
          .set({ doneAt: now, leaseToken: null, leaseUntil: null })
          .where('name', '=', name)
          .where('leaseToken', '=', token)
          .execute();
      }),
    async statusesSince() {
      const row = db.selectFrom('job').select('doneAt').where('name', '=', internalJobs.statuses);
      return (await row.executeTakeFirst())?.doneAt ?? '';
    },
    async jobDoneAt(name) {
      const row = db.selectFrom('job').select('doneAt').where('name', '=', name);
      return (await row.executeTakeFirst())?.doneAt ?? null;
    },
  };
}

/** The clocks of two servers differ a little. A time beyond that came from a wrong clock. */
const beyondClockSkew = (time: string) => addMs(time, maxClockSkewMs);

interface Selection {
  readonly form: string;
  readonly before: string;
  readonly only?: RetentionLimit | undefined;
}

/** A joined lead has the outcome of its main lead. */
const isMainNotWon = sql<boolean>`not exists (
  select 1 from lead main where main.reference = lead.joined_to and main.status = 'won'
)`;

function selectOlder(db: Db, { form, before, only }: Selection, limit: number) {
  if (form === subscriberForm) {
    const pending = db.selectFrom('subscriber').select('id').where('state', '=', 'pending');
    return pending
      .where('receivedAt', '<', before)
      .where('askedAt', '<', before)
      .where((eb) => eb.or([eb('askedAt', '!=', neverAsked), eb('quarantine', 'is not', null)]))
      .orderBy('askedAt')
      .limit(limit)
      .execute();
  }
  const leads = db.selectFrom('lead').select('id').where('form', '=', form).where('receivedAt', '<', before);
  return leads
    .$if(only === 'not-enrolled', (query) => query.where('status', '!=', 'won').where(isMainNotWon))
    .$if(only === 'guardian-awaited', (query) => query.where('guardian', '=', sql.lit('awaited')))
    .orderBy('receivedAt')
    .limit(limit)
    .execute();
}
