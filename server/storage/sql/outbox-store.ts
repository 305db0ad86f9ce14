import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Attempt, ClaimedOutgoing, OutboxStore, OutgoingState } from '../ports/outbox.ts';
import type { SqlEngine } from './engine.ts';
import { subscriberOf, withAttachments } from './entry-rows.ts';
import { entryOf } from './outgoing-rows.ts';
import type { Tables } from './schema.ts';

const waiting: readonly OutgoingState[] = ['queued', 'retry'];
const taken: readonly OutgoingState[] = ['leased', 'sending'];
/** Longer than any delay and any lease: a day. */
const longestDelayMs = 24 * 60 * 60 * 1000;
const free = { lease_token: null, lease_until: null };

export function createOutboxStore({ db, write, namingTroubles, skipLocked }: SqlEngine): OutboxStore {
  const due = (now: string) => {
    // Further ahead than anything is ever put off: it was written down by a clock that was wrong.
    const neverSoFar = new Date(Date.parse(now) + longestDelayMs).toISOString();
    return db
      .selectFrom('outgoing')
      .where((is) => {
        const isDue = (at: 'next_attempt_at' | 'lease_until') => is.or([is(at, '<=', now), is(at, '>', neverSoFar)]);
        return is.or([
          is.and([is('state', 'in', waiting), isDue('next_attempt_at')]),
          is.and([is('state', 'in', taken), isDue('lease_until')]),
        ]);
      })
      .orderBy('next_attempt_at')
      .orderBy('id');
  };

  /** Changes a row that this worker still holds. */
  function change({ id, leaseToken }: ClaimedOutgoing, state: OutgoingState, update: Partial<Tables['outgoing']>) {
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
      const wanted = due(now).where('kind', 'in', kinds).select('id');
      // Nobody is kept waiting, and nothing written, where there is nothing to do.
      const first = await namingTroubles(wanted.limit(1).executeTakeFirst());
      if (!first) return [];
      const leaseToken = randomUUID();
      return write(async (transaction) => {
        const rows = await transaction
          .with('chosen', () => skipLocked(wanted.limit(most)))
          .updateTable('outgoing')
          .set({ state: 'leased', lease_token: leaseToken, lease_until: leaseUntil })
          .where('id', 'in', (from) => from.selectFrom('chosen').select('id'))
          .returningAll()
          .execute();
        const claimed: ClaimedOutgoing[] = [];
        // They are returned in an order of the engine's own; and a connection does one thing at a time.
        for (const row of rows.sort(oldestFirst)) claimed.push(await claimOf(transaction, row, leaseToken));
        return claimed;
      });
    },
    begin: (claimed) => change(claimed, 'leased', { state: 'sending', attempts: claimed.attempts + 1 }),
    finish: (claimed, attempt, now) => change(claimed, 'sending', afterAttempt(claimed, attempt, now)),
    release: (claimed, nextAttemptAt) =>
      change(claimed, 'leased', { ...free, state: 'retry', next_attempt_at: nextAttemptAt }),
    suppress: (addressHash, reason, now) =>
      write(async (transaction) => {
        await transaction
          .insertInto('suppression')
          .values({ address_hash: addressHash, reason, suppressed_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),
    async isSuppressed(addressHash) {
      const row = db.selectFrom('suppression').select('reason').where('address_hash', '=', addressHash);
      return (await namingTroubles(row.executeTakeFirst())) !== undefined;
    },
    async list(states) {
      const all = db
        .selectFrom('outgoing')
        .leftJoin('lead', 'lead.id', 'outgoing.lead_id')
        .selectAll('outgoing')
        .select('lead.reference')
        .where('outgoing.state', 'in', states)
        .orderBy('outgoing.created_at')
        .orderBy('outgoing.id');
      return (await namingTroubles(all.execute())).map(entryOf);
    },
    sendAgain: (id, now) =>
      write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('outgoing')
          .set({ ...free, state: 'queued', attempts: 0, next_attempt_at: now, finished_at: null })
          .where('id', '=', id)
          .where('state', 'not in', taken)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
    async oldestDue(now) {
      const oldest = due(now).select('next_attempt_at').limit(1);
      return (await namingTroubles(oldest.executeTakeFirst()))?.next_attempt_at ?? null;
    },
  };
}

type Row = Tables['outgoing'];

const oldestFirst = (one: Row, other: Row) =>
  one.next_attempt_at === other.next_attempt_at
    ? compare(one.id, other.id)
    : compare(one.next_attempt_at, other.next_attempt_at);

const compare = (one: string, other: string) => (one < other ? -1 : 1);

function afterAttempt({ attempts }: ClaimedOutgoing, attempt: Attempt, now: string): Partial<Row> {
  const common = { ...free, state: attempt.outcome, last_code: attempt.code };
  if (attempt.outcome !== 'retry') return { ...common, finished_at: now };
  return { ...common, next_attempt_at: attempt.nextAttemptAt, ...(!attempt.isCounted && { attempts }) };
}

async function claimOf(transaction: Transaction<Tables>, row: Row, leaseToken: string): Promise<ClaimedOutgoing> {
  const leads = await transaction.selectFrom('lead').selectAll().where('id', '=', row.lead_id).execute();
  const [lead = null] = await withAttachments(transaction, leads);
  const subscriber = await transaction
    .selectFrom('subscriber')
    .selectAll()
    .where('id', '=', row.subscriber_id)
    .executeTakeFirst();
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    messageId: row.message_id,
    createdAt: row.created_at,
    leaseToken,
    attempts: row.attempts,
    lead,
    subscriber: subscriber ? subscriberOf(subscriber) : null,
  };
}
