import type { Kysely } from 'kysely';
import type { LeadReader } from '../ports.ts';
import type { Tables } from './schema.ts';
import { namingTroubles } from './unavailable.ts';

export function createLeadReader(db: Kysely<Tables>): LeadReader {
  return {
    async leads(form) {
      const all = db.selectFrom('lead').selectAll().orderBy('received_at', 'desc').orderBy('id');
      const rows = await namingTroubles((form === undefined ? all : all.where('form', '=', form)).execute());
      return rows.map((row) => ({
        id: row.id,
        form: row.form,
        formVersion: row.form_version,
        answers: JSON.parse(row.answers),
        questions: JSON.parse(row.questions),
        receivedAt: row.received_at,
      }));
    },
    async subscribers() {
      const all = db.selectFrom('subscriber').selectAll().orderBy('received_at', 'desc').orderBy('id');
      const rows = await namingTroubles(all.execute());
      return rows.map((row) => ({
        id: row.id,
        email: row.email,
        state: row.state,
        formVersion: row.form_version,
        receivedAt: row.received_at,
      }));
    },
    close: () => db.destroy(),
  };
}
