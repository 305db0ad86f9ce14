import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { dayMs } from '#forms/durations.ts';
import {
  type Attempt,
  type ClaimedOutgoing,
  type HashAddress,
  maxUnknownSends,
  type OutboxStore,
  type OutgoingKind,
  type OutgoingState,
  suppressionMs,
} from '../ports/outbox.ts';
import { addMs, createWriter, type SqlEngine } from './engine.ts';
import { countRows, selectErased, selectLeads, selectSubscribers, withAttachments } from './lead-reader.ts';
import type { Db, Tables, Transaction } from './schema.ts';

const claimedStates: readonly OutgoingState[] = ['leased', 'sending'];
/** Longer than any delay and any lease. */
const longestDelayMs = dayMs;
type ClaimOptions = Parameters<OutboxStore['claim']>[0];

const noLease = { leaseToken: null, leaseUntil: null };

export function createOutboxStore(engine: SqlEngine): OutboxStore {
  const { db, write } = engine;
  const { run, changes } = createWriter(engine);
  /** Updates a row if this worker still holds its lease. */
  const updateClaimed = (
    { id, leaseToken }: ClaimedOutgoing,
    state: OutgoingState,
    update: Updateable<Tables['outgoing']>,
  ) =>
    changes((transaction) =>
      transaction
        .updateTable('outgoing')
        .set(update)
        .where('id', '=', id)
        .where('leaseToken', '=', leaseToken)
        .where('state', '=', state),
    );

  return {
    claim: (options) => claimDue(engine, options),
    begin: (claimed) =>
      updateClaimed(claimed, 'leased', {
        state: 'sending',
        attempts: claimed.attempts + 1,
        unknownSends: claimed.unknownSends + 1,
      }),
    finish: (claimed, attempt, now) => updateClaimed(claimed, 'sending', afterAttempt(claimed, attempt, now)),
    release: (claimed, nextAttemptAt) =>
      updateClaimed(claimed, 'leased', { ...noLease, state: 'retry', nextAttemptAt }),
    suppress: (addressHash, reason, now) =>
      run((transaction) => {
        const suppression = { reason, suppressedAt: now };
        return transaction
          .insertInto('suppression')
          .values({ addressHash, ...suppression })
          .onConflict((conflict) => conflict.column('addressHash').doUpdateSet(suppression));
      }),
    async isSuppressed(addressHash, now) {
      const row = db
        .selectFrom('suppression')
        .select('reason')
        .where('addressHash', '=', addressHash)
        .where('suppressedAt', '>', addMs(now, -suppressionMs));
      return (await row.executeTakeFirst()) !== undefined;
    },
    list: (states) => selectMessages(db).where('outgoing.state', 'in', states).execute(),
    recordBounce: ({ messageId, recipient, status }, now) =>
      write(async (transaction) => {
        const email = await transaction
          .updateTable('outgoing')
          .set({ state: 'dead', lastCode: status, finishedAt: now })
          .where('messageId', '=', messageId)
          .where(({ fn, eb }) => eb(fn<string>('lower', ['recipient']), '=', recipient))
          .where('state', 'in', ['sent', 'unknown'])
          .returning('kind')
          .executeTakeFirst();
        return email?.kind ?? null;
      }),
    listOfLead: (leadId) => selectMessages(db).where('outgoing.id', 'in', idsOfLead(db, leadId)).execute(),
    dismiss: (id) =>
      changes((transaction) => {
        const emails = transaction.updateTable('outgoing').set({ state: 'cancelled' }).where('id', '=', id);
        return emails.where('state', 'in', ['dead', 'unknown']);
      }),
    sendAgain: (id, now, hashAddress) => write((transaction) => requeue(transaction, id, now, hashAddress)),
    async oldestDue(now) {
      const oldest = db
        .selectFrom('outgoing')
        .select(({ fn }) => fn.min('nextAttemptAt').as('at'))
        .where((eb) => eb.or([eb('dueAt', '<=', now), eb('dueAt', '>', implausiblyLate(now))]));
      return (await oldest.executeTakeFirst())?.at ?? null;
    },
  };
}

async function claimDue(
  { db, write, skipLocked }: SqlEngine,
  { now, leaseUntil, limit, kinds }: ClaimOptions,
): Promise<ClaimedOutgoing[]> {
  // Checks without a write lock first, so that an empty queue delays no visitor.
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
      .returning(['leadId', 'subscriberId', 'tombstoneId', 'eventId'])
      .execute();
    // `returning` has no defined order.
    const inOrder = rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    return toClaims(transaction, inOrder, leaseToken);
  });
}

const selectMessages = (db: Db) =>
  db
    .selectFrom('outgoing')
    .leftJoin('lead_event', 'lead_event.id', 'outgoing.eventId')
    .leftJoin('lead', (join) =>
      join.on(({ eb, ref, fn }) => eb('lead.id', '=', fn.coalesce(ref('outgoing.leadId'), ref('lead_event.leadId')))),
    )
    .leftJoin('tombstone', 'tombstone.id', 'outgoing.tombstoneId')
    .select(['outgoing.id', 'outgoing.kind', 'outgoing.messageId', 'recipient', 'createdAt', 'state'])
    .select(['attempts', 'nextAttemptAt', 'finishedAt', 'lastCode'])
    .select(({ fn }) => fn.coalesce('lead.reference', 'tombstone.reference').as('reference'))
    .orderBy('outgoing.createdAt')
    .orderBy('outgoing.id');

/** The messages about a lead. A union, so that each half reads its index: an `or` over two tables would scan the whole queue. */
const idsOfLead = (db: Db, leadId: string) =>
  db
    .selectFrom('outgoing')
    .select('id')
    .where('leadId', '=', leadId)
    .unionAll(
      db
        .selectFrom('outgoing')
        .innerJoin('lead_event', 'lead_event.id', 'outgoing.eventId')
        .select('outgoing.id')
        .where('lead_event.leadId', '=', leadId),
    );

async function requeue(transaction: Transaction, id: string, now: string, hashAddress: HashAddress): Promise<boolean> {
  const email = await transaction
    .updateTable('outgoing')
    .set(({ case: when }) => ({
      ...noLease,
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
    .where('state', 'not in', claimedStates)
    .returning('recipient')
    .executeTakeFirst();
  if (!email) return false;
  await transaction.deleteFrom('suppression').where('addressHash', '=', hashAddress(email.recipient)).execute();
  return true;
}

/** A due time after this was recorded by a wrong clock, and counts as due. */
const implausiblyLate = (now: string) => addMs(now, longestDelayMs);

/**
 * Finds messages that are due, one of each kind in turn. One query for each kind and comparison reads the index in order; a combined query
 * would sort.
 * @param lock locks the row, so that no other worker claims it
 * @returns ids
 */
async function findDue(
  db: Db,
  { now, kinds, limit }: Omit<ClaimOptions, 'leaseUntil'>,
  lock: SqlEngine['skipLocked'] = (rows) => rows,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [operator, time] of [
    ['<=', now],
    ['>', implausiblyLate(now)],
  ] as const) {
    let remaining = kinds;
    while (remaining.length > 0) {
      const found: OutgoingKind[] = [];
      for (const kind of remaining) {
        if (ids.length === limit) return ids;
        const due = db.selectFrom('outgoing').select('id').where('kind', '=', kind).where('dueAt', operator, time);
        // Not every engine accepts an empty list.
        const others = due.$if(ids.length > 0, (query) => query.where('id', 'not in', ids));
        const [next] = await lock(others.orderBy('dueAt').orderBy('id').limit(1)).execute();
        if (!next) continue;
        ids.push(next.id);
        found.push(kind);
      }
      remaining = found;
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
    ...noLease,
    state: attempt.outcome,
    lastCode: attempt.code,
    ...(!isUnknown && { unknownSends }),
  };
  if (attempt.outcome !== 'retry') return { ...common, finishedAt: now };
  return { ...common, nextAttemptAt: attempt.nextAttemptAt, ...(!attempt.isCounted && { attempts }) };
}

type ClaimedRow = Omit<ClaimedOutgoing, 'leaseToken' | 'lead' | 'subscriber' | 'erased' | 'reply' | 'quarantined'> &
  Pick<Tables['outgoing'], 'leadId' | 'subscriberId' | 'tombstoneId' | 'eventId'>;

/** Adds the entries that the messages are about, in one query for each table. */
async function toClaims(transaction: Transaction, rows: readonly ClaimedRow[], leaseToken: string) {
  /** The empty id matches no row: not every engine accepts an empty list. */
  const idsIn = (column: 'leadId' | 'subscriberId' | 'tombstoneId' | 'eventId') => [
    '',
    ...rows.map((row) => row[column]).filter((id) => id !== null),
  ];
  const replies = await transaction
    .selectFrom('lead_event')
    .select(['id', 'leadId', 'text', 'subject', 'messageId', 'inReplyTo', 'replyTo'])
    .where('id', 'in', idsIn('eventId'))
    .execute();
  const leadIds = [...idsIn('leadId'), ...replies.map(({ leadId }) => leadId)];
  const found = await selectLeads(transaction).where('id', 'in', leadIds).execute();
  const leads = await withAttachments(transaction, found);
  const subscribers = await selectSubscribers(transaction).where('id', 'in', idsIn('subscriberId')).execute();
  const erased = await selectErased(transaction).where('id', 'in', idsIn('tombstoneId')).execute();
  const isAboutQuarantine = ({ kind }: ClaimedRow) => kind === 'quarantine-notice';
  const quarantined = rows.some(isAboutQuarantine)
    ? await countRows(transaction.selectFrom('lead').where('quarantine', 'is not', null))
    : null;
  const byId = <E extends { readonly id: string }>(all: readonly E[], id: string | null) =>
    all.find((entry) => entry.id === id) ?? null;
  return rows.map((row): ClaimedOutgoing => {
    const { leadId, subscriberId, tombstoneId, eventId, ...claimed } = row;
    const reply = byId(replies, eventId);
    return {
      ...claimed,
      leaseToken,
      reply: reply && { ...reply, subject: reply.subject ?? '', messageId: claimed.messageId },
      lead: byId(leads, leadId ?? reply?.leadId ?? null),
      subscriber: byId(subscribers, subscriberId),
      erased: byId(erased, tombstoneId),
      quarantined: isAboutQuarantine(row) ? quarantined : null,
    };
  });
}
