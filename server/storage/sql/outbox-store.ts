import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { addressHash } from '../address-hash.ts';
import {
  type Attempt,
  type ClaimedOutgoing,
  maxUnknownSends,
  type OutboxStore,
  type OutgoingKind,
  type OutgoingState,
  suppressionMs,
} from '../ports/outbox.ts';
import { addMs, type SqlEngine } from './engine.ts';
import { countOf, selectErased, selectLeads, selectSubscribers, withAttachments } from './lead-reader.ts';
import type { Db, Tables, Transaction } from './schema.ts';

const taken: readonly OutgoingState[] = ['leased', 'sending'];
/** Longer than any delay and any lease: a day. */
const longestDelayMs = 24 * 60 * 60 * 1000;
const free = { leaseToken: null, leaseUntil: null };

export function createOutboxStore({ db, write, skipLocked }: SqlEngine): OutboxStore {
  /** Changes a row that this worker still holds. */
  function change({ id, leaseToken }: ClaimedOutgoing, state: OutgoingState, update: Updateable<Tables['outgoing']>) {
    return write(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('outgoing')
        .set(update)
        .where('id', '=', id)
        .where('leaseToken', '=', leaseToken)
        .where('state', '=', state)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  return {
    async claim({ now, leaseUntil, limit, kinds }) {
      // Nobody is kept waiting, and nothing written, where there is nothing to do.
      const first = await findDue(db, { now, kinds, limit: 1 });
      if (first.length === 0) return [];
      const leaseToken = randomUUID();
      return write(async (transaction) => {
        const ids = await findDue(transaction, { now, kinds, limit }, skipLocked);
        if (ids.length === 0) return [];
        const rows = await transaction
          .updateTable('outgoing')
          .set({ state: 'leased', leaseToken, leaseUntil })
          .where('id', 'in', ids)
          .returning(['id', 'kind', 'recipient', 'messageId', 'createdAt', 'attempts', 'unknownSends'])
          .returning(['leadId', 'subscriberId', 'tombstoneId'])
          .execute();
        // They are returned in an order of the engine's own.
        const inOrder = rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
        return toClaims(transaction, inOrder, leaseToken);
      });
    },
    begin: (claimed) =>
      change(claimed, 'leased', {
        state: 'sending',
        attempts: claimed.attempts + 1,
        unknownSends: claimed.unknownSends + 1,
      }),
    finish: (claimed, attempt, now) => change(claimed, 'sending', afterAttempt(claimed, attempt, now)),
    release: (claimed, nextAttemptAt) => change(claimed, 'leased', { ...free, state: 'retry', nextAttemptAt }),
    suppress: (address, reason, now) =>
      write(async (transaction) => {
        const since = { reason, suppressedAt: now };
        await transaction
          .insertInto('suppression')
          .values({ addressHash: addressHash(address), ...since })
          .onConflict((conflict) => conflict.column('addressHash').doUpdateSet(since))
          .execute();
      }),
    async isSuppressed(address, now) {
      const row = db
        .selectFrom('suppression')
        .select('reason')
        .where('addressHash', '=', addressHash(address))
        .where('suppressedAt', '>', addMs(now, -suppressionMs));
      return (await row.executeTakeFirst()) !== undefined;
    },
    async list(states) {
      const all = db
        .selectFrom('outgoing')
        .leftJoin('lead', 'lead.id', 'outgoing.leadId')
        .leftJoin('tombstone', 'tombstone.id', 'outgoing.tombstoneId')
        .select(['outgoing.id', 'kind', 'recipient', 'messageId', 'createdAt', 'state', 'attempts', 'nextAttemptAt'])
        .select(['finishedAt', 'lastCode'])
        .select(({ fn }) => fn.coalesce('lead.reference', 'tombstone.reference').as('reference'))
        .where('outgoing.state', 'in', states)
        .orderBy('outgoing.createdAt')
        .orderBy('outgoing.id');
      return await all.execute();
    },
    sendAgain: (id, now) =>
      write(async (transaction) => {
        const email = await transaction
          .updateTable('outgoing')
          .set(({ case: when }) => ({
            ...free,
            state: 'queued',
            attempts: 0,
            unknownSends: when()
              .when('state', '=', 'unknown')
              .then(maxUnknownSends - 1)
              .else(0)
              .end(),
            nextAttemptAt: now,
            finishedAt: null,
          }))
          .where('id', '=', id)
          .where('state', 'not in', taken)
          .returning('recipient')
          .executeTakeFirst();
        if (!email) return false;
        await transaction.deleteFrom('suppression').where('addressHash', '=', addressHash(email.recipient)).execute();
        return true;
      }),
    async oldestDue(now) {
      const oldest = db
        .selectFrom('outgoing')
        .select(({ fn }) => fn.min('nextAttemptAt').as('at'))
        .where((is) => is.or([is('dueAt', '<=', now), is('dueAt', '>', implausiblyLate(now))]));
      return (await oldest.executeTakeFirst())?.at ?? null;
    },
  };
}

/** Further ahead than anything is ever put off: it was written down by a clock that was wrong. */
const implausiblyLate = (now: string) => addMs(now, longestDelayMs);

/**
 * One of each kind in turn, each in the order of the index: whatever asks for several kinds or times at once is sorted first.
 * @param lock keeps others from taking the same
 * @returns their ids
 */
async function findDue(
  db: Db,
  { now, kinds, limit }: Pick<Parameters<OutboxStore['claim']>[0], 'now' | 'kinds' | 'limit'>,
  lock: SqlEngine['skipLocked'] = (rows) => rows,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [is, time] of [
    ['<=', now],
    ['>', implausiblyLate(now)],
  ] as const) {
    let left = kinds;
    while (left.length > 0) {
      const found: OutgoingKind[] = [];
      for (const kind of left) {
        if (ids.length === limit) return ids;
        const due = db.selectFrom('outgoing').select('id').where('kind', '=', kind).where('dueAt', is, time);
        // Not every engine takes an empty list.
        const others = due.$if(ids.length > 0, (all) => all.where('id', 'not in', ids));
        const [next] = await lock(others.orderBy('dueAt').orderBy('id').limit(1)).execute();
        if (!next) continue;
        ids.push(next.id);
        found.push(kind);
      }
      left = found;
    }
  }
  return ids;
}

function afterAttempt(
  { attempts, unknownSends }: ClaimedOutgoing,
  attempt: Attempt,
  now: string,
): Updateable<Tables['outgoing']> {
  const isUnknown = attempt.outcome === 'unknown' || (attempt.outcome === 'retry' && attempt.isUnknown);
  const common = {
    ...free,
    state: attempt.outcome,
    lastCode: attempt.code,
    ...(!isUnknown && { unknownSends }),
  };
  if (attempt.outcome !== 'retry') return { ...common, finishedAt: now };
  return { ...common, nextAttemptAt: attempt.nextAttemptAt, ...(!attempt.isCounted && { attempts }) };
}

type ClaimedRow = Omit<ClaimedOutgoing, 'leaseToken' | 'lead' | 'subscriber' | 'erased' | 'quarantined'> &
  Pick<Tables['outgoing'], 'leadId' | 'subscriberId' | 'tombstoneId'>;

/** With what each is about, looked up for all of them together. */
async function toClaims(transaction: Transaction, rows: readonly ClaimedRow[], leaseToken: string) {
  /** Not every engine takes an empty list: then nothing has this id. */
  const idsIn = (column: 'leadId' | 'subscriberId' | 'tombstoneId') => [
    '',
    ...rows.map((row) => row[column]).filter((id) => id !== null),
  ];
  const found = await selectLeads(transaction).where('id', 'in', idsIn('leadId')).execute();
  const leads = await withAttachments(transaction, found);
  const subscribers = await selectSubscribers(transaction).where('id', 'in', idsIn('subscriberId')).execute();
  const erased = await selectErased(transaction).where('id', 'in', idsIn('tombstoneId')).execute();
  const isAboutQuarantine = ({ kind }: ClaimedRow) => kind === 'quarantine-notice';
  const quarantined = rows.some(isAboutQuarantine)
    ? await countOf(transaction.selectFrom('lead').where('quarantine', 'is not', null))
    : null;
  const byId = <E extends { readonly id: string }>(all: readonly E[], id: string | null) =>
    all.find((entry) => entry.id === id) ?? null;
  return rows.map((row): ClaimedOutgoing => {
    const { leadId, subscriberId, tombstoneId, ...claimed } = row;
    return {
      ...claimed,
      leaseToken,
      lead: byId(leads, leadId),
      subscriber: byId(subscribers, subscriberId),
      erased: byId(erased, tombstoneId),
      quarantined: isAboutQuarantine(row) ? quarantined : null,
    };
  });
}
