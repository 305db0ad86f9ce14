import type { DeskStore, LeadChange, ReceivedEmail } from '../ports/desk.ts';
import { isForSender, type NewOutgoing, outgoingKindNames } from '../ports/outbox.ts';
import { Conflict, countChanges, createWriter, type SqlEngine } from './engine.ts';
import { createLeadReader, stateColumns } from './lead-reader.ts';
import { insertOutgoing, notifiesStaff, withinDailyLimit } from './outgoing-rows.ts';
import type { Transaction } from './schema.ts';

export function createDeskStore(engine: SqlEngine): DeskStore {
  const { db, write } = engine;
  const { changes } = createWriter(engine);
  return {
    ...createLeadReader(engine),
    change: (change) => write((transaction) => changeLead(transaction, change)),
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
      const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
      return row ? JSON.parse(row.value) : null;
    },
    changeSetting: (name, setting, seen) =>
      changes((transaction) => {
        const value = JSON.stringify(setting);
        const insertion = transaction.insertInto('setting').values({ name, value });
        return insertion.onConflict((conflict) => {
          const update = conflict.column('name').doUpdateSet({ value });
          return seen === undefined ? update : update.where('setting.value', '=', JSON.stringify(seen));
        });
      }),
    restore: (leadId, outgoing) => write((transaction) => liftQuarantine(transaction, leadId, outgoing)),
    notifyStaff: (leadId, outgoing) =>
      write(async (transaction) => {
        const update = transaction
          .updateTable('lead')
          .set({ staffTold: notifiesStaff(outgoing) })
          .where('id', '=', leadId)
          .where('staffTold', '=', 0)
          .where('quarantine', 'is', null);
        if ((await countChanges(transaction, update)) === 0) return false;
        await insertOutgoing(transaction, { leadId }, outgoing);
        return true;
      }),
    askToConfirm: (subscriberId, outgoing, now) =>
      write(async (transaction) => {
        if ((await withinDailyLimit(transaction, outgoing)).length === 0) return false;
        const update = transaction
          .updateTable('subscriber')
          .set({ askedAt: now })
          .where('id', '=', subscriberId)
          .where('state', '=', 'pending')
          .where('askedAt', 'is', null)
          .where('quarantine', 'is', null);
        if ((await countChanges(transaction, update)) === 0) return false;
        await insertOutgoing(transaction, { subscriberId }, outgoing);
        return true;
      }),
  };
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
  const leads = transaction.updateTable('lead').where('id', '=', leadId).where('version', '=', current.version);
  if ((await countChanges(transaction, leads.set({ ...set, version }))) === 0) throw new Conflict();
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

/** Takes a lead out of quarantine, and queues the messages about it. @returns false if it is not in quarantine */
export async function liftQuarantine(
  transaction: Transaction,
  leadId: string,
  outgoing: readonly NewOutgoing[],
): Promise<boolean> {
  const update = transaction
    .updateTable('lead')
    .set({ quarantine: null, staffTold: notifiesStaff(outgoing) })
    .where('id', '=', leadId)
    .where('quarantine', 'is not', null);
  if ((await countChanges(transaction, update)) === 0) return false;
  await insertOutgoing(transaction, { leadId }, outgoing);
  return true;
}
