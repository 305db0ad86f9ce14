import { sql } from 'kysely';
import type { DeskStore, LeadChange, ReceivedEmail } from '../ports/desk.ts';
import { isForSender, type NewOutgoing, outgoingKindNames } from '../ports/outbox.ts';
import type { QuarantineStore } from '../ports/quarantine.ts';
import { Conflict, type SqlEngine } from './engine.ts';
import { createLeadReader, neverAsked, stateColumns } from './lead-reader.ts';
import { insertOutgoing, notifiesStaff, withinDailyLimit } from './outgoing-rows.ts';
import type { Transaction } from './schema.ts';
import { insertTerms } from './search-terms.ts';

export function createDeskStore(engine: SqlEngine): DeskStore {
  const { db, write } = engine;
  return {
    ...createLeadReader(engine),
    change: (change) => write((transaction) => changeLead(transaction, change)),
    addMissingTerms: (limit) =>
      write(async (transaction) => {
        const leads = await transaction
          .selectFrom('lead')
          .select(['id', 'reference', 'answers', 'phones', 'emailNormal'])
          .where(sql<boolean>`not exists (select 1 from lead_term where lead_id = lead.id)`)
          .limit(limit)
          .execute();
        for (const { answers, phones, ...lead } of leads) {
          await insertTerms(transaction, { ...lead, answers: JSON.parse(answers), phones: JSON.parse(phones) });
        }
        return leads.length;
      }),
    async events(leadId) {
      const rows = db.selectFrom('lead_event').selectAll().where('leadId', '=', leadId);
      const events = await rows.orderBy('at').orderBy('id').execute();
      return events.map(({ change, subject, messageId, inReplyTo, replyTo, ...event }) => ({
        ...event,
        ...JSON.parse(change),
        email: messageId === null ? null : { subject: subject ?? '', messageId, inReplyTo, replyTo },
      }));
    },
    receive: (email, event) => write((transaction) => receive(transaction, email, event)),
    figures: (since) =>
      db
        .selectFrom('lead')
        .select(['form', 'program', 'receivedAt', 'source', 'status', 'contactedAt'])
        .where('receivedAt', '>=', since)
        .where('quarantine', 'is', null)
        .where('joinedTo', 'is', null)
        .execute(),
    addPageViews: (day, pages) =>
      write(async (transaction) => {
        for (const [page, views] of pages) {
          await transaction
            .insertInto('page_view')
            .values({ day, page, views })
            .onConflict((conflict) =>
              conflict.columns(['day', 'page']).doUpdateSet(({ eb }) => ({ views: eb('page_view.views', '+', views) })),
            )
            .execute();
        }
      }),
    pageViews: (since) =>
      db.selectFrom('page_view').selectAll().where('day', '>=', since).orderBy('day').orderBy('page').execute(),
    async setting(name) {
      const row = await db.selectFrom('desk_setting').select('value').where('name', '=', name).executeTakeFirst();
      return row ? JSON.parse(row.value) : null;
    },
    changeSetting: (name, value, seen) => write((transaction) => changeSetting(transaction, name, value, seen)),
    restore: (leadId, outgoing) => write((transaction) => liftQuarantine(transaction, leadId, outgoing)),
    notifyStaff: (leadId, outgoing) =>
      write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('lead')
          .set({ staffTold: notifiesStaff(outgoing) })
          .where('id', '=', leadId)
          .where('staffTold', '=', 0)
          .where('quarantine', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await insertOutgoing(transaction, { leadId }, outgoing);
        return numUpdatedRows > 0n;
      }),
    askToConfirm: (subscriberId, outgoing, now) =>
      write(async (transaction) => {
        if ((await withinDailyLimit(transaction, outgoing)).length === 0) return false;
        const { numUpdatedRows } = await transaction
          .updateTable('subscriber')
          .set({ askedAt: now })
          .where('id', '=', subscriberId)
          .where('state', '=', 'pending')
          .where('askedAt', '=', neverAsked)
          .where('quarantine', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await insertOutgoing(transaction, { subscriberId }, outgoing);
        return numUpdatedRows > 0n;
      }),
  };
}

async function changeSetting(transaction: Transaction, name: string, setting: unknown, seen: unknown) {
  const value = JSON.stringify(setting);
  const changed = await transaction
    .insertInto('desk_setting')
    .values({ name, value })
    .onConflict((conflict) => {
      const update = conflict.column('name').doUpdateSet({ value });
      return seen === undefined ? update : update.where('desk_setting.value', '=', JSON.stringify(seen));
    })
    .returning('name')
    .executeTakeFirst();
  return changed !== undefined;
}

async function changeLead(
  transaction: Transaction,
  { set, seenVersion, outgoing = [], email, undoes, ...event }: LeadChange,
): Promise<'changed' | 'conflict' | 'gone'> {
  const { leadId } = event;
  const current = await transaction.selectFrom('lead').select(stateColumns).where('id', '=', leadId).executeTakeFirst();
  if (!current) return 'gone';
  if (seenVersion !== null && seenVersion !== current.version) return 'conflict';
  if (set.joinedTo != null && !(await mayJoin(transaction, leadId, set.joinedTo))) return 'conflict';
  // A note changes nothing that another person may be changing.
  const version = Object.keys(set).length === 0 ? current.version : current.version + 1;
  const { numUpdatedRows } = await transaction
    .updateTable('lead')
    .set({ ...set, version })
    .where('id', '=', leadId)
    .where('version', '=', current.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Conflict();
  const changed = (Object.keys(set) as (keyof typeof set)[]).filter((key) => set[key] !== current[key]);
  const before = Object.fromEntries(changed.map((key) => [key, current[key]]));
  const after = Object.fromEntries(changed.map((key) => [key, set[key]]));
  await transaction
    .insertInto('lead_event')
    .values({ ...event, ...email, change: JSON.stringify({ before, after }) })
    .execute();
  if (undoes !== undefined)
    await transaction
      .updateTable('lead_event')
      .set({ text: '' })
      .where('id', '=', undoes)
      .where('leadId', '=', leadId)
      .execute();
  await insertOutgoing(transaction, email ? { eventId: event.id } : { leadId }, outgoing);
  return 'changed';
}

/** A main lead is not joined to another one, so that no lead disappears from the lists. Locks both leads. */
async function mayJoin(transaction: Transaction, id: string, main: string): Promise<boolean> {
  const joined = await transaction
    .updateTable('lead')
    .set((eb) => ({ joinedTo: eb.ref('joinedTo') }))
    .where((eb) => eb.or([eb('id', '=', id), eb('reference', '=', main)]))
    .returning(['id', 'reference', 'joinedTo'])
    .execute();
  const references = joined.map(({ reference }) => reference);
  const isMain = joined.some((lead) => lead.id !== id && lead.joinedTo === null);
  const hasJoined = transaction.selectFrom('lead').select('id').where('joinedTo', 'in', references);
  return isMain && !(await hasJoined.where('joinedTo', '!=', main).executeTakeFirst());
}

async function receive(
  transaction: Transaction,
  email: ReceivedEmail,
  { id, at, today }: Parameters<DeskStore['receive']>[1],
): Promise<string | null> {
  const { subject, messageId, text } = email;
  const isKnown = transaction.selectFrom('lead_event').select('id').where('messageId', '=', messageId);
  const lead = await findLeadOfEmail(transaction, email);
  if (!lead || (await isKnown.executeTakeFirst())) return null;
  const received = { subject, messageId, inReplyTo: email.references.at(-1) ?? null, replyTo: null };
  const isOverdue = lead.followUpOn !== null && lead.followUpOn < today;
  const event = { id, leadId: lead.id, staffId: null, at, kind: 'replied', text, email: received } as const;
  await changeLead(transaction, {
    ...event,
    set: { followUpOn: isOverdue ? lead.followUpOn : today },
    seenVersion: null,
  });
  return lead.reference;
}

/** Finds the lead that a received email is about. The empty id matches no row: not every engine accepts an empty list. */
async function findLeadOfEmail(transaction: Transaction, { references, from, leadReferences }: ReceivedEmail) {
  const answered = ['', ...references];
  const leads = transaction
    .selectFrom('lead')
    .select(['id', 'reference', 'followUpOn', 'joinedTo'])
    .where('quarantine', 'is', null);
  const sent = transaction
    .selectFrom('outgoing')
    .select('leadId')
    .where('messageId', 'in', answered)
    .where('kind', 'in', outgoingKindNames.filter(isForSender));
  const written = transaction.selectFrom('lead_event').select('leadId').where('messageId', 'in', answered);
  const found =
    (await leads.where('id', 'in', sent).executeTakeFirst()) ??
    (await leads.where('id', 'in', written).executeTakeFirst()) ??
    (await leads
      .where('reference', 'in', ['', ...leadReferences])
      .where('emailNormal', '=', from)
      .executeTakeFirst());
  const main = found?.joinedTo && (await leads.where('reference', '=', found.joinedTo).executeTakeFirst());
  return main || found;
}

export const createQuarantineStore = ({ write }: SqlEngine): QuarantineStore => ({
  notify: (plan) =>
    write(async (transaction) => {
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
    }),
});

/** Takes a lead out of quarantine, and queues the messages about it. @returns false if it is not in quarantine */
export async function liftQuarantine(
  transaction: Transaction,
  leadId: string,
  outgoing: readonly NewOutgoing[],
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('lead')
    .set({ quarantine: null, staffTold: notifiesStaff(outgoing) })
    .where('id', '=', leadId)
    .where('quarantine', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await insertOutgoing(transaction, { leadId }, outgoing);
  return numUpdatedRows > 0n;
}
