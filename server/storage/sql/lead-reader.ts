import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { LeadFilter, LeadReader } from '../ports/desk.ts';
import type { SqlEngine } from './engine.ts';
import { attachmentOf, erasedLeadOf, subscriberOf, withAttachments } from './entry-rows.ts';
import type { Tables } from './schema.ts';

export function createLeadReader({ db, namingTroubles }: Pick<SqlEngine, 'db' | 'namingTroubles'>): LeadReader {
  return {
    leads: (filter = {}) =>
      namingTroubles(
        chosen(db, filter)
          .execute()
          .then((rows) => withAttachments(db, rows)),
      ),
    async countUntold() {
      const { count } = await namingTroubles(
        untold(db.selectFrom('lead'))
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .executeTakeFirstOrThrow(),
      );
      return Number(count);
    },
    async attachments(leadId) {
      const all = db.selectFrom('attachment').selectAll().where('lead_id', '=', leadId).orderBy('field');
      const rows = await namingTroubles(all.execute());
      return rows.map((row) => ({ ...attachmentOf(row), content: row.content }));
    },
    async subscribers() {
      const all = db.selectFrom('subscriber').selectAll().orderBy('received_at', 'desc').orderBy('id');
      return (await namingTroubles(all.execute())).map(subscriberOf);
    },
    async erased(reference) {
      const row = db.selectFrom('tombstone').selectAll().where('reference', '=', reference);
      const tombstone = await namingTroubles(row.executeTakeFirst());
      return tombstone ? erasedLeadOf(tombstone) : null;
    },
  };
}

function chosen(db: Kysely<Tables>, { form, from, until, isQuarantined, isUntold, reference }: LeadFilter) {
  return db
    .selectFrom('lead')
    .selectAll()
    .$if(form !== undefined, (all) => all.where('form', '=', form ?? ''))
    .$if(from !== undefined, (all) => all.where('received_at', '>=', from ?? ''))
    .$if(until !== undefined, (all) => all.where('received_at', '<', until ?? ''))
    .$if(reference !== undefined, (all) => all.where('reference', '=', reference ?? ''))
    .$if(isUntold === true, untold)
    .$if(isQuarantined !== undefined, (all) => all.where('quarantine', isQuarantined ? 'is not' : 'is', null))
    .orderBy('received_at', 'desc')
    .orderBy('id');
}

/** Written out, not handed in: whoever plans the query has to see that an index holds these alone. */
const untold = <Columns>(leads: SelectQueryBuilder<Tables, 'lead', Columns>) =>
  leads.where('staff_told', '=', sql.lit(0)).where('quarantine', 'is', null);
