import { originalLanguage } from '#forms/define.ts';
import { type ErasureCause, subscriberForm, type WithdrawnLead } from '../ports/entries.ts';
import type { NewOutgoing } from '../ports/outbox.ts';
import type { EntryStatus, EntrySummary, PeopleStore } from '../ports/people.ts';
import { addMs, type SqlEngine } from './engine.ts';
import { insertOutgoing } from './outgoing-rows.ts';
import type { Tables, Transaction } from './schema.ts';

export function createPeopleStore({ db, write, purgeErased }: SqlEngine): PeopleStore {
  async function find(id: string): Promise<EntryStatus | null> {
    const lead = await db.selectFrom('lead').select('reference').where('id', '=', id).executeTakeFirst();
    if (lead) return { state: 'stored', reference: lead.reference };
    const subscriber = await db.selectFrom('subscriber').select('state').where('id', '=', id).executeTakeFirst();
    if (subscriber) return { state: subscriber.state === 'pending' ? 'pending' : 'stored', reference: null };
    const tombstones = db.selectFrom('tombstone').select(['reference', 'cause']).where('id', '=', id);
    const erased = await tombstones.executeTakeFirst();
    return erased ? { state: 'erased', ...erased } : null;
  }

  return {
    find,
    async entriesByEmail(emailNormal, limit) {
      const leads = await db
        .selectFrom('lead')
        .select(['id', 'form', 'reference', 'language', 'receivedAt'])
        .where('emailNormal', '=', emailNormal)
        .orderBy('receivedAt', 'desc')
        .limit(limit)
        .execute();
      const subscriber = await db
        .selectFrom('subscriber')
        .select(['id', 'receivedAt'])
        .where('emailNormal', '=', emailNormal)
        .execute();
      const entries: EntrySummary[] = [
        ...leads,
        ...subscriber.map((row) => ({ ...row, form: subscriberForm, reference: null, language: originalLanguage })),
      ];
      return entries.sort((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1)).slice(0, limit);
    },
    async eraseLead(id, now, cause = 'withdrawn', plan) {
      if (await write((transaction) => eraseLead(transaction, id, { cause, now }, plan))) await purgeErased();
      return find(id);
    },
    async confirmSubscriber(id, now) {
      await write((transaction) =>
        transaction
          .updateTable('subscriber')
          .set({ state: 'confirmed', confirmedAt: now })
          .where('id', '=', id)
          .where('state', '=', 'pending')
          .execute(),
      );
      return find(id);
    },
    async eraseSubscriber(id, now, cause = 'withdrawn') {
      if (await write((transaction) => eraseSubscriber(transaction, id, { cause, now }))) await purgeErased();
      return find(id);
    },
  };
}

export interface Erasure {
  readonly cause: ErasureCause;
  readonly now: string;
}

/** Longer than a call of the webhook, so that the withdrawal of a lead never overtakes the lead itself. */
const webhookGapMs = 15_000;

/**
 * Erases a lead, and with it its files, emails and arrivals (`on delete cascade`).
 * @param plan returns the messages to queue in the same transaction
 * @returns false if there is no such lead
 */
export async function eraseLead(
  transaction: Transaction,
  id: string,
  erasure: Erasure,
  plan: (lead: WithdrawnLead) => readonly NewOutgoing[] = () => [],
): Promise<boolean> {
  const outgoing = await transaction
    .selectFrom('outgoing')
    .select(['kind', 'recipient', 'state'])
    .where('leadId', '=', id)
    .execute();
  const lead = await transaction
    .deleteFrom('lead')
    .where('id', '=', id)
    .returning(['form', 'reference', 'quarantine', 'status', 'lostReason', 'ownerId', 'followUpOn', 'contactedAt'])
    .executeTakeFirst();
  if (!lead) return false;
  const { form, reference, quarantine, ...state } = lead;
  // Leads that were joined to it stay, and continue with its state.
  await transaction
    .updateTable('lead')
    .set((eb) => ({ ...state, joinedTo: null, version: eb('version', '+', 1) }))
    .where('joinedTo', '=', reference)
    .execute();
  await insertTombstone(transaction, { id, form, reference }, erasure);
  const notified = outgoing.flatMap(({ kind, recipient }) => (kind === 'staff-notice' ? [recipient] : []));
  const isCalling = outgoing.some(({ kind, state }) => kind === 'webhook' && state === 'sending');
  const messages = plan({ form, quarantine, notified }).map((message) =>
    isCalling && message.kind === 'webhook' ? { ...message, dueAt: addMs(erasure.now, webhookGapMs) } : message,
  );
  await insertOutgoing(transaction, { tombstoneId: id }, messages);
  return true;
}

/** Erases a subscriber and the emails to it. @returns false if there is no such subscriber */
export async function eraseSubscriber(transaction: Transaction, id: string, erasure: Erasure): Promise<boolean> {
  const { numDeletedRows } = await transaction.deleteFrom('subscriber').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await insertTombstone(transaction, { id, form: subscriberForm, reference: null }, erasure);
  return true;
}

async function insertTombstone(
  transaction: Transaction,
  entry: Pick<Tables['tombstone'], 'id' | 'form' | 'reference'>,
  { cause, now }: Erasure,
): Promise<void> {
  await transaction
    .insertInto('tombstone')
    .values({ ...entry, cause, erasedAt: now })
    .execute();
}
