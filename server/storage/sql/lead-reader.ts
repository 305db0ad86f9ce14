import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { LeadFilter, LeadReader } from '../ports/desk.ts';
import { type Lead, type LeadState, untouchedState } from '../ports/entries.ts';
import type { SqlEngine } from './engine.ts';
import type { Db, Tables } from './schema.ts';
import { searchConditions } from './search-terms.ts';

export const createLeadReader = ({ db, isOneOf }: SqlEngine): LeadReader => ({
  leads: async (filter = {}, { limit = Number.MAX_SAFE_INTEGER, after, order = 'newest' } = {}) => {
    const leads = applyFilter(selectLeads(db), filter, await textConditionsOf({ db, isOneOf }, filter)).$if(
      after !== undefined,
      (query) => query.where(sql<boolean>`(lead.received_at, lead.id) < (${after?.receivedAt}, ${after?.id})`),
    );
    const direction = order === 'newest' ? 'desc' : 'asc';
    const sorted = leads
      .$if(order === 'follow-up', (query) => query.orderBy('followUpOn'))
      .orderBy('receivedAt', direction)
      .orderBy('id', direction);
    return withAttachments(db, await sorted.limit(limit).execute());
  },
  countLeads: async (filter = {}, upTo) => {
    const leads = applyFilter(db.selectFrom('lead'), filter, await textConditionsOf({ db, isOneOf }, filter));
    if (upTo === undefined) return countRows(leads);
    return (await leads.select(sql.lit(1).as('one')).limit(upTo).execute()).length;
  },
  async attachments(leadId) {
    const files = db.selectFrom('attachment').where('leadId', '=', leadId).orderBy('field');
    return await files.select(['field', 'fileName', 'mediaType', 'byteSize', 'sha256', 'content']).execute();
  },
  subscribers: (limit = Number.MAX_SAFE_INTEGER) =>
    selectSubscribers(db).orderBy('receivedAt', 'desc').orderBy('id').limit(limit).execute(),
  erased: async (reference) => (await selectErased(db).where('reference', '=', reference).executeTakeFirst()) ?? null,
});

function applyFilter<Columns>(
  leads: SelectQueryBuilder<Tables, 'lead', Columns>,
  filter: LeadFilter,
  textConditions: readonly RawBuilder<boolean>[],
) {
  const { from, until, isQuarantined, isStaffUnnotified, ownerId } = filter;
  const { hasFollowUp, followUpUntil, samePersonAs, isJoined } = filter;
  let matching = leads;
  for (const column of ['form', 'program', 'source', 'reference', 'status', 'joinedTo'] as const) {
    const value = filter[column];
    if (value !== undefined) matching = matching.where(column, '=', value);
  }
  return matching
    .$if(from !== undefined, (query) => query.where('receivedAt', '>=', from ?? ''))
    .$if(until !== undefined, (query) => query.where('receivedAt', '<', until ?? ''))
    .$if(isStaffUnnotified === true, staffUnnotified)
    .$if(isQuarantined !== undefined, (query) => query.where('quarantine', isQuarantined ? 'is not' : 'is', null))
    .$if(textConditions.length > 0, (query) => query.where((where) => where.and([...textConditions])))
    .$if(isJoined !== undefined, (query) => query.where('joinedTo', isJoined ? 'is not' : 'is', null))
    .$if(ownerId !== undefined, (query) => query.where('ownerId', ownerId === null ? 'is' : '=', ownerId ?? null))
    .$if(hasFollowUp !== undefined, (query) => query.where('followUpOn', hasFollowUp ? 'is not' : 'is', null))
    .$if(followUpUntil !== undefined, (query) => query.where('followUpOn', '<=', followUpUntil ?? ''))
    .$if(samePersonAs !== undefined, (query) => query.where(isSamePerson(samePersonAs ?? '')));
}

const textConditionsOf = async (engine: Pick<SqlEngine, 'db' | 'isOneOf'>, { text }: LeadFilter) =>
  text === undefined ? [] : searchConditions(engine, text);

/** Selects the other leads with the email address or phone number of the lead with this id. */
const isSamePerson = (id: string) => sql<boolean>`lead.id in (
  select other.id from lead one join lead other on other.email_normal = one.email_normal where one.id = ${id}
  union select other.id from lead one join lead other on other.phone_normal = one.phone_normal where one.id = ${id}
) and lead.id <> ${id}`;

/** The zero is a literal, not a parameter: the planner then sees that the partial index covers the query. */
const staffUnnotified = <Columns>(leads: SelectQueryBuilder<Tables, 'lead', Columns>) =>
  leads.where('staffTold', '=', sql.lit(0)).where('quarantine', 'is', null);

export async function countRows<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await rows.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** The columns of a lead that belong to the port. */
export const selectLeads = (db: Db) =>
  db
    .selectFrom('lead')
    .select(['id', 'reference', 'form', 'formVersion', 'noticeVersion', 'program', 'receivedAt', 'quarantine'])
    .select(['answers', 'questions', 'phones', 'duplicateOf', 'source', 'page', 'language'])
    .select(stateColumns);

export const stateColumns = Object.keys(untouchedState) as (keyof LeadState)[];

type LeadRow = Awaited<ReturnType<ReturnType<typeof selectLeads>['executeTakeFirstOrThrow']>>;

/** Up to this many leads, files are looked up by lead id. Beyond it, the files of all leads are read. */
const idListLimit = 100;

/** Parses the rows and adds the metadata of their files. */
export async function withAttachments(db: Db, rows: readonly LeadRow[]): Promise<Lead[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // Read after the leads, so that no lead is listed without its files.
  const files = await db
    .selectFrom('attachment')
    .select(['leadId', 'field', 'fileName', 'mediaType', 'byteSize', 'sha256'])
    .$if(rows.length <= idListLimit, (query) => query.where('leadId', 'in', ids))
    .orderBy('field')
    .execute();
  const byLead = Map.groupBy(files, ({ leadId }) => leadId);
  return rows.map(({ answers, questions, phones, ...row }) => {
    const { status, lostReason, ownerId, followUpOn, guardian, contactedAt, joinedTo, version, ...lead } = row;
    return {
      ...lead,
      state: { status, lostReason, ownerId, followUpOn, guardian, contactedAt, joinedTo, version },
      answers: JSON.parse(answers),
      questions: JSON.parse(questions),
      phones: JSON.parse(phones),
      attachments: (byLead.get(lead.id) ?? []).map(({ leadId: _, ...attachment }) => attachment),
    };
  });
}

/** The tombstones of leads. A subscriber has no reference. */
export const selectErased = (db: Db) =>
  db
    .selectFrom('tombstone')
    .select(['id', 'form', 'cause', 'erasedAt'])
    .select(({ fn }) => fn.coalesce('reference', sql.lit('')).as('reference'));

/** The columns of a subscriber that belong to the port. */
export const selectSubscribers = (db: Db) =>
  db
    .selectFrom('subscriber')
    .select(['id', 'email', 'state', 'formVersion', 'receivedAt', 'quarantine', 'askedAt', 'confirmedAt']);
