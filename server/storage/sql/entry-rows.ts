import type { Kysely } from 'kysely';
import type { Attachment, ErasedLead, Lead, Subscriber } from '../ports/entries.ts';
import type { Tables } from './schema.ts';

/** Of so many leads, files are looked for one by one; of more, those of all leads are read. */
const few = 100;

/** Reads leads with what is known of their files. */
export async function withAttachments(db: Kysely<Tables>, rows: readonly Tables['lead'][]): Promise<Lead[]> {
  if (rows.length === 0) return [];
  // After the leads: one that came in between is not listed yet, but none is listed without its files.
  const files = await db
    .selectFrom('attachment')
    .select(['lead_id', 'field', 'file_name', 'media_type', 'byte_size', 'sha256'])
    .$if(rows.length <= few, (all) =>
      all.where(
        'lead_id',
        'in',
        rows.map(({ id }) => id),
      ),
    )
    .orderBy('field')
    .execute();
  const byLead = Map.groupBy(files, ({ lead_id }) => lead_id);
  return rows.map((row) => leadOf(row, (byLead.get(row.id) ?? []).map(attachmentOf)));
}

const leadOf = (row: Tables['lead'], attachments: readonly Attachment[]): Lead => ({
  id: row.id,
  reference: row.reference,
  form: row.form,
  formVersion: row.form_version,
  noticeVersion: row.notice_version,
  program: row.program,
  answers: JSON.parse(row.answers),
  questions: JSON.parse(row.questions),
  phones: JSON.parse(row.phones),
  receivedAt: row.received_at,
  quarantine: row.quarantine,
  duplicateOf: row.duplicate_of,
  attachments,
});

export const attachmentOf = (row: Omit<Tables['attachment'], 'lead_id' | 'content'>): Attachment => ({
  field: row.field,
  fileName: row.file_name,
  mediaType: row.media_type,
  byteSize: row.byte_size,
  sha256: row.sha256,
});

/** Stands in `asked_at` of a subscriber whom nobody has asked yet. */
export const neverAsked = new Date(0).toISOString();

/** @param row of a lead: a subscriber has no reference */
export const erasedLeadOf = (row: Tables['tombstone']): ErasedLead => ({
  id: row.id,
  reference: row.reference ?? '',
  form: row.form,
  cause: row.cause,
  erasedAt: row.erased_at,
});

export const subscriberOf = (row: Tables['subscriber']): Subscriber => ({
  id: row.id,
  email: row.email,
  state: row.state,
  formVersion: row.form_version,
  receivedAt: row.received_at,
  quarantine: row.quarantine,
  askedAt: row.asked_at === neverAsked ? null : row.asked_at,
  confirmedAt: row.confirmed_at,
});
