import { type SelectQueryBuilder, sql } from 'kysely';
import type { LeadFilter, LeadReader } from '../ports/desk.ts';
import type { Lead } from '../ports/entries.ts';
import type { Db, Tables } from './schema.ts';

export const createLeadReader = (db: Db): LeadReader => ({
  leads: async (filter = {}) => withAttachments(db, await chosen(db, filter).execute()),
  countStaffUnnotified: () => countOf(untold(db.selectFrom('lead'))),
  async attachments(leadId) {
    const all = db.selectFrom('attachment').where('leadId', '=', leadId).orderBy('field');
    return await all.select(['field', 'fileName', 'mediaType', 'byteSize', 'sha256', 'content']).execute();
  },
  subscribers: () => selectSubscribers(db).orderBy('receivedAt', 'desc').orderBy('id').execute(),
  erased: async (reference) => (await selectErased(db).where('reference', '=', reference).executeTakeFirst()) ?? null,
});

function chosen(db: Db, { form, from, until, isQuarantined, isStaffUnnotified, reference }: LeadFilter) {
  return selectLeads(db)
    .$if(form !== undefined, (all) => all.where('form', '=', form ?? ''))
    .$if(from !== undefined, (all) => all.where('receivedAt', '>=', from ?? ''))
    .$if(until !== undefined, (all) => all.where('receivedAt', '<', until ?? ''))
    .$if(reference !== undefined, (all) => all.where('reference', '=', reference ?? ''))
    .$if(isStaffUnnotified === true, untold)
    .$if(isQuarantined !== undefined, (all) => all.where('quarantine', isQuarantined ? 'is not' : 'is', null))
    .orderBy('receivedAt', 'desc')
    .orderBy('id');
}

/** Written out, not handed in: whoever plans the query has to see that an index holds these alone. */
const untold = <Columns>(leads: SelectQueryBuilder<Tables, 'lead', Columns>) =>
  leads.where('staffTold', '=', sql.lit(0)).where('quarantine', 'is', null);

/** How many rows there are. */
export async function countOf<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await rows.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** As far as a lead tells of itself. */
export const selectLeads = (db: Db) =>
  db
    .selectFrom('lead')
    .select(['id', 'reference', 'form', 'formVersion', 'noticeVersion', 'program', 'receivedAt', 'quarantine'])
    .select(['answers', 'questions', 'phones', 'duplicateOf']);

type LeadRow = Awaited<ReturnType<ReturnType<typeof selectLeads>['executeTakeFirstOrThrow']>>;

/** Of so many leads, files are looked for one by one; of more, those of all leads are read. */
const few = 100;

/** Reads leads with what is known of their files. */
export async function withAttachments(db: Db, rows: readonly LeadRow[]): Promise<Lead[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // After the leads: one that came in between is not listed yet, but none is listed without its files.
  const files = await db
    .selectFrom('attachment')
    .select(['leadId', 'field', 'fileName', 'mediaType', 'byteSize', 'sha256'])
    .$if(rows.length <= few, (all) => all.where('leadId', 'in', ids))
    .orderBy('field')
    .execute();
  const byLead = Map.groupBy(files, ({ leadId }) => leadId);
  return rows.map(({ answers, questions, phones, ...lead }) => ({
    ...lead,
    answers: JSON.parse(answers),
    questions: JSON.parse(questions),
    phones: JSON.parse(phones),
    attachments: (byLead.get(lead.id) ?? []).map(({ leadId: _, ...attachment }) => attachment),
  }));
}

/** Stands in `askedAt` of a subscriber whom nobody has asked yet. */
export const neverAsked = new Date(0).toISOString();

/** Of a lead: a subscriber has no reference. */
export const selectErased = (db: Db) =>
  db
    .selectFrom('tombstone')
    .select(['id', 'form', 'cause', 'erasedAt'])
    .select(({ fn }) => fn.coalesce('reference', sql.lit('')).as('reference'));

/** Whom nobody has asked yet, was asked at no time. */
export const selectSubscribers = (db: Db) =>
  db
    .selectFrom('subscriber')
    .select(['id', 'email', 'state', 'formVersion', 'receivedAt', 'quarantine', 'confirmedAt'])
    .select(({ fn, ref, val }) => fn<string | null>('nullif', [ref('askedAt'), val(neverAsked)]).as('askedAt'));
