import type { Kysely } from 'kysely';
import type { Attachment, LeadReader } from '../ports.ts';
import type { Tables } from './schema.ts';
import { namingTroubles } from './unavailable.ts';

export function createLeadReader(db: Kysely<Tables>): LeadReader {
  return {
    async leads(form) {
      const all = db.selectFrom('lead').selectAll().orderBy('received_at', 'desc').orderBy('id');
      const rows = await namingTroubles((form === undefined ? all : all.where('form', '=', form)).execute());
      // After the leads: one that came in between is not listed yet, but none is listed without its files.
      const filesOf = await attachmentsByLead(db);
      return rows.map((row) => ({
        id: row.id,
        reference: row.reference,
        form: row.form,
        formVersion: row.form_version,
        answers: JSON.parse(row.answers),
        questions: JSON.parse(row.questions),
        phones: JSON.parse(row.phones),
        receivedAt: row.received_at,
        attachments: filesOf.get(row.id) ?? [],
      }));
    },
    async attachments(leadId) {
      const all = db.selectFrom('attachment').selectAll().where('lead_id', '=', leadId).orderBy('field');
      const rows = await namingTroubles(all.execute());
      return rows.map((row) => ({ ...attachmentOf(row), content: row.content }));
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

async function attachmentsByLead(db: Kysely<Tables>): Promise<Map<string, Attachment[]>> {
  const all = db
    .selectFrom('attachment')
    .select(['lead_id', 'field', 'file_name', 'media_type', 'byte_size', 'sha256'])
    .orderBy('field');
  const byLead = new Map<string, Attachment[]>();
  for (const row of await namingTroubles(all.execute())) {
    byLead.set(row.lead_id, [...(byLead.get(row.lead_id) ?? []), attachmentOf(row)]);
  }
  return byLead;
}

const attachmentOf = (row: Omit<Tables['attachment'], 'lead_id' | 'content'>): Attachment => ({
  field: row.field,
  fileName: row.file_name,
  mediaType: row.media_type,
  byteSize: row.byte_size,
  sha256: row.sha256,
});
