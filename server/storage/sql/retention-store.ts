import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { subscriberForm } from '../ports/entries.ts';
import { maxClockSkewMs } from '../ports/intake.ts';
import type { OutgoingState } from '../ports/outbox.ts';
import type { RetentionStore } from '../ports/retention.ts';
import { addMs, countChanges, createWriter, type SqlEngine } from './engine.ts';
import { insertOutgoing } from './outgoing-rows.ts';
import { eraseLead, eraseSubscriber } from './people-store.ts';
import type { Db, Transaction } from './schema.ts';

const finishedStates: readonly OutgoingState[] = ['sent', 'dead', 'unknown', 'cancelled'];

export function createRetentionStore({ db, write, purgeErased, vacuumErased }: SqlEngine): RetentionStore {
  const { run } = createWriter({ write });
  return {
    async eraseOlder(form, options) {
      const erase = form === subscriberForm ? eraseSubscriber : eraseLead;
      const count = await write(async (transaction) => {
        const rows = await selectOlder(transaction, form, options);
        for (const { id } of rows) await erase(transaction, id, { cause: 'retention', now: options.now });
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
    notifyOfQuarantine: (plan) => write((transaction) => notifyOfQuarantine(transaction, plan)),
    async vacuumErased(since, signal) {
      const erased = db
        .selectFrom('tombstone')
        .select('id')
        .where('erasedAt', '>=', since ?? '')
        .limit(1);
      return (await erased.executeTakeFirst()) ? vacuumErased(signal) : true;
    },
    deleteOldOutgoing: (before) =>
      write((transaction) => {
        const emails = transaction.deleteFrom('outgoing').where('state', 'in', finishedStates);
        return countChanges(transaction, emails.where('finishedAt', '<', before));
      }),
    deleteOldSuppressions: (before) =>
      run((transaction) => transaction.deleteFrom('suppression').where('suppressedAt', '<', before)),
    beginJob: (name, { now, dueBefore, leaseUntil }) =>
      write(async (transaction) => {
        await transaction
          .insertInto('job')
          .values({ name })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const token = randomUUID();
        const lease = transaction
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
          );
        return (await countChanges(transaction, lease)) > 0 ? token : null;
      }),
    finishJob: (name, token, now) =>
      run((transaction) =>
        transaction
          .updateTable('job')
          .set({ doneAt: now, leaseToken: null, leaseUntil: null })
          .where('name', '=', name)
          .where('leaseToken', '=', token),
      ),
    async jobDoneAt(name) {
      const row = db.selectFrom('job').select('doneAt').where('name', '=', name);
      return (await row.executeTakeFirst())?.doneAt ?? null;
    },
  };
}

async function notifyOfQuarantine(
  transaction: Transaction,
  plan: Parameters<RetentionStore['notifyOfQuarantine']>[0],
): Promise<number> {
  const leads = await transaction
    .updateTable('lead')
    .set({ quarantineTold: 1 })
    .where('quarantine', 'is not', null)
    .where('quarantineTold', '=', 0)
    .returning('form')
    .execute();
  if (leads.length === 0) return 0;
  // A queued notice gets its text when it is sent, so it includes the new leads.
  const queued = await transaction
    .selectFrom('outgoing')
    .select('recipient')
    .where('kind', '=', 'quarantine-notice')
    .where('state', 'in', ['queued', 'retry'])
    .execute();
  const notices = plan([...new Set(leads.map(({ form }) => form))]);
  const unqueued = notices.filter((email) => !queued.some(({ recipient }) => recipient === email.recipient));
  await insertOutgoing(transaction, {}, unqueued);
  return leads.length;
}

/** The clocks of two servers differ a little. A time beyond that came from a wrong clock. */
const beyondClockSkew = (time: string) => addMs(time, maxClockSkewMs);

/** A joined lead has the outcome of its main lead. */
const isMainNotWon = sql<boolean>`not exists (
  select 1 from lead main where main.reference = lead.joined_to and main.status = 'won'
)`;

function selectOlder(db: Db, form: string, { before, only, limit }: Parameters<RetentionStore['eraseOlder']>[1]) {
  if (form === subscriberForm) {
    const pending = db.selectFrom('subscriber').select('id').where('state', '=', 'pending');
    return pending
      .where('receivedAt', '<', before)
      .where((eb) =>
        eb.or([eb('askedAt', '<', before), eb.and([eb('askedAt', 'is', null), eb('quarantine', 'is not', null)])]),
      )
      .orderBy('receivedAt')
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
