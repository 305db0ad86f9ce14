import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import { addressHash } from '../address-hash.ts';
import {
  type Attempt,
  type ClaimedOutgoing,
  mostUnknownSends,
  type OutboxStore,
  type OutgoingKind,
  type OutgoingState,
  suppressionMs,
} from '../ports/outbox.ts';
import type { SqlEngine } from './engine.ts';
import { erasedLeadOf, subscriberOf, withAttachments } from './entry-rows.ts';
import { entryOf } from './outgoing-rows.ts';
import type { Tables } from './schema.ts';

const taken: readonly OutgoingState[] = ['leased', 'sending'];
/** Longer than any delay and any lease: a day. */
const longestDelayMs = 24 * 60 * 60 * 1000;
const free = { lease_token: null, lease_until: null };

export function createOutboxStore({ db, write, namingTroubles, skipLocked }: SqlEngine): OutboxStore {
  /** Changes a row that this worker still holds. */
  function change({ id, leaseToken }: ClaimedOutgoing, state: OutgoingState, update: Updateable<Tables['outgoing']>) {
    return write(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('outgoing')
        .set(update)
        .where('id', '=', id)
        .where('lease_token', '=', leaseToken)
        .where('state', '=', state)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  return {
    async claim({ now, leaseUntil, most, kinds }) {
      // Nobody is kept waiting, and nothing written, where there is nothing to do.
      const first = await namingTroubles(findDue(db, { now, kinds, most: 1 }));
      if (first.length === 0) return [];
      const leaseToken = randomUUID();
      return write(async (transaction) => {
        const ids = await findDue(transaction, { now, kinds, most }, skipLocked);
        if (ids.length === 0) return [];
        const rows = await transaction
          .updateTable('outgoing')
          .set({ state: 'leased', lease_token: leaseToken, lease_until: leaseUntil })
          .where('id', 'in', ids)
          .returningAll()
          .execute();
        // They are returned in an order of the engine's own.
        const inOrder = rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
        return claimsOf(transaction, inOrder, leaseToken);
      });
    },
    begin: (claimed) =>
      change(claimed, 'leased', {
        state: 'sending',
        attempts: claimed.attempts + 1,
        unknown_sends: claimed.unknownSends + 1,
      }),
    finish: (claimed, attempt, now) => change(claimed, 'sending', afterAttempt(claimed, attempt, now)),
    release: (claimed, nextAttemptAt) =>
      change(claimed, 'leased', { ...free, state: 'retry', next_attempt_at: nextAttemptAt }),
    suppress: (address, reason, now) =>
      write(async (transaction) => {
        const since = { reason, suppressed_at: now };
        await transaction
          .insertInto('suppression')
          .values({ address_hash: addressHash(address), ...since })
          .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(since))
          .execute();
      }),
    async isSuppressed(address, now) {
      const row = db
        .selectFrom('suppression')
        .select('reason')
        .where('address_hash', '=', addressHash(address))
        .where('suppressed_at', '>', new Date(Date.parse(now) - suppressionMs).toISOString());
      return (await namingTroubles(row.executeTakeFirst())) !== undefined;
    },
    async list(states) {
      const all = db
        .selectFrom('outgoing')
        .leftJoin('lead', 'lead.id', 'outgoing.lead_id')
        .leftJoin('tombstone', 'tombstone.id', 'outgoing.tombstone_id')
        .selectAll('outgoing')
        .select(({ fn }) => fn.coalesce('lead.reference', 'tombstone.reference').as('reference'))
        .where('outgoing.state', 'in', states)
        .orderBy('outgoing.created_at')
        .orderBy('outgoing.id');
      return (await namingTroubles(all.execute())).map(entryOf);
    },
    sendAgain: (id, now) =>
      write(async (transaction) => {
        const letter = await transaction
          .updateTable('outgoing')
          .set(({ case: when }) => ({
            ...free,
            state: 'queued',
            attempts: 0,
            unknown_sends: when()
              .when('state', '=', 'unknown')
              .then(mostUnknownSends - 1)
              .else(0)
              .end(),
            next_attempt_at: now,
            finished_at: null,
          }))
          .where('id', '=', id)
          .where('state', 'not in', taken)
          .returning('recipient')
          .executeTakeFirst();
        if (!letter) return false;
        await transaction.deleteFrom('suppression').where('address_hash', '=', addressHash(letter.recipient)).execute();
        return true;
      }),
    async oldestDue(now) {
      const oldest = db
        .selectFrom('outgoing')
        .select(({ fn }) => fn.min('next_attempt_at').as('at'))
        .where((is) => is.or([is('due_at', '<=', now), is('due_at', '>', neverSoFar(now))]));
      return (await namingTroubles(oldest.executeTakeFirst()))?.at ?? null;
    },
  };
}

type Row = Selectable<Tables['outgoing']>;

/** Further ahead than anything is ever put off: it was written down by a clock that was wrong. */
const neverSoFar = (now: string) => new Date(Date.parse(now) + longestDelayMs).toISOString();

/**
 * One of each kind in turn, each in the order of the index: whatever asks for several kinds or times at once is sorted first.
 * @param lock keeps others from taking the same
 * @returns their ids
 */
async function findDue(
  db: Kysely<Tables>,
  { now, kinds, most }: Pick<Parameters<OutboxStore['claim']>[0], 'now' | 'kinds' | 'most'>,
  lock: SqlEngine['skipLocked'] = (rows) => rows,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [is, time] of [
    ['<=', now],
    ['>', neverSoFar(now)],
  ] as const) {
    let left = kinds;
    while (left.length > 0) {
      const found: OutgoingKind[] = [];
      for (const kind of left) {
        if (ids.length === most) return ids;
        const due = db.selectFrom('outgoing').select('id').where('kind', '=', kind).where('due_at', is, time);
        // Not every engine takes an empty list.
        const others = due.$if(ids.length > 0, (all) => all.where('id', 'not in', ids));
        const [next] = await lock(others.orderBy('due_at').orderBy('id').limit(1)).execute();
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
    last_code: attempt.code,
    ...(!isUnknown && { unknown_sends: unknownSends }),
  };
  if (attempt.outcome !== 'retry') return { ...common, finished_at: now };
  return { ...common, next_attempt_at: attempt.nextAttemptAt, ...(!attempt.isCounted && { attempts }) };
}

/** With what each is about, looked up for all of them together. */
async function claimsOf(transaction: Transaction<Tables>, rows: readonly Row[], leaseToken: string) {
  /** Not every engine takes an empty list: then nothing has this id. */
  const idsIn = (column: 'lead_id' | 'subscriber_id' | 'tombstone_id') => [
    '',
    ...rows.map((row) => row[column]).filter((id) => id !== null),
  ];
  const leads = transaction.selectFrom('lead').selectAll().where('id', 'in', idsIn('lead_id'));
  const subscribers = transaction.selectFrom('subscriber').selectAll().where('id', 'in', idsIn('subscriber_id'));
  const tombstones = transaction.selectFrom('tombstone').selectAll().where('id', 'in', idsIn('tombstone_id'));
  const entries = {
    leads: await withAttachments(transaction, await leads.execute()),
    subscribers: (await subscribers.execute()).map(subscriberOf),
    erased: (await tombstones.execute()).map(erasedLeadOf),
  };
  const quarantined = rows.some(isAboutQuarantine) ? await countQuarantined(transaction) : null;
  const byId = <E extends { readonly id: string }>(all: readonly E[], id: string | null) =>
    all.find((entry) => entry.id === id) ?? null;
  return rows.map(
    (row): ClaimedOutgoing => ({
      id: row.id,
      kind: row.kind,
      recipient: row.recipient,
      messageId: row.message_id,
      createdAt: row.created_at,
      leaseToken,
      attempts: row.attempts,
      unknownSends: row.unknown_sends,
      lead: byId(entries.leads, row.lead_id),
      subscriber: byId(entries.subscribers, row.subscriber_id),
      erased: byId(entries.erased, row.tombstone_id),
      quarantined: isAboutQuarantine(row) ? quarantined : null,
    }),
  );
}

const isAboutQuarantine = ({ kind }: Row) => kind === 'quarantine-notice';

async function countQuarantined(transaction: Transaction<Tables>): Promise<number> {
  const { count } = await transaction
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('quarantine', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
