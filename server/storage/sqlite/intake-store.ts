import type { Kysely, Transaction } from 'kysely';
import {
  type Added,
  type IntakeStore,
  type NewLead,
  type NewSubscriber,
  ReferenceTaken,
  repeatWindowMs,
} from '../ports.ts';
import type { Tables } from './schema.ts';
import { namingTroubles } from './unavailable.ts';

export function createIntakeStore(db: Kysely<Tables>): IntakeStore {
  const inTransaction = <T>(work: (transaction: Transaction<Tables>) => Promise<T>) =>
    namingTroubles(db.transaction().execute(work));
  return {
    addLead: (lead) =>
      inTransaction(async (transaction) => {
        const earlier = await findEarlier(transaction, lead);
        if (earlier) return { added: 'repeated', reference: earlier.reference };
        await refuseTaken(transaction, lead);
        await insertLead(transaction, lead);
        await insertAttachments(transaction, lead);
        return { added: 'added', reference: lead.reference };
      }),
    addSubscriber: (subscriber) => inTransaction((transaction) => insertSubscriber(transaction, subscriber)),
    close: () => db.destroy(),
  };
}

/** The same lead, if it is already on disk. The transaction holds the write lock, so this is still true when it is added. */
async function findEarlier(transaction: Transaction<Tables>, { form, idempotencyKey, digest, receivedAt }: NewLead) {
  const same = transaction
    .selectFrom('lead')
    .select('reference')
    .where('form', '=', form)
    .where('digest', '=', digest)
    .limit(1);
  const ofKey = idempotencyKey && (await same.where('idempotency_key', '=', idempotencyKey).executeTakeFirst());
  if (ofKey) return ofKey;
  const since = new Date(Date.parse(receivedAt) - repeatWindowMs).toISOString();
  return same.where('received_at', '>', since).orderBy('received_at', 'desc').executeTakeFirst();
}

/** @throws ReferenceTaken */
async function refuseTaken(transaction: Transaction<Tables>, { reference }: NewLead): Promise<void> {
  const other = await transaction.selectFrom('lead').select('id').where('reference', '=', reference).executeTakeFirst();
  if (other) throw new ReferenceTaken();
}

async function insertLead(transaction: Transaction<Tables>, lead: NewLead): Promise<void> {
  await transaction
    .insertInto('lead')
    .values({
      id: lead.id,
      form: lead.form,
      form_version: lead.formVersion,
      idempotency_key: lead.idempotencyKey,
      digest: lead.digest,
      answers: JSON.stringify(lead.answers),
      questions: JSON.stringify(lead.questions),
      received_at: lead.receivedAt,
      reference: lead.reference,
      phones: JSON.stringify(lead.phones),
    })
    .execute();
}

async function insertAttachments(transaction: Transaction<Tables>, lead: NewLead): Promise<void> {
  for (const { field, fileName, mediaType, byteSize, sha256, content } of lead.attachments) {
    await transaction
      .insertInto('attachment')
      .values({
        lead_id: lead.id,
        field,
        file_name: fileName,
        media_type: mediaType,
        byte_size: byteSize,
        sha256,
        content,
      })
      .execute();
  }
}

async function insertSubscriber(transaction: Transaction<Tables>, subscriber: NewSubscriber): Promise<Added> {
  const row = await transaction
    .insertInto('subscriber')
    .values({
      id: subscriber.id,
      email: subscriber.email,
      email_normal: subscriber.emailNormal,
      state: 'pending',
      form_version: subscriber.formVersion,
      received_at: subscriber.receivedAt,
    })
    .onConflict((conflict) => conflict.column('email_normal').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? 'repeated' : 'added';
}
