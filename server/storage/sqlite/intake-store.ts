import type { Kysely, Transaction } from 'kysely';
import { type Added, type IntakeStore, type NewLead, type NewSubscriber, repeatWindowMs } from '../ports.ts';
import type { Tables } from './schema.ts';
import { namingTroubles } from './unavailable.ts';

export function createIntakeStore(db: Kysely<Tables>): IntakeStore {
  const inTransaction = (work: (transaction: Transaction<Tables>) => Promise<Added>) =>
    namingTroubles(db.transaction().execute(work));
  return {
    addLead: (lead) =>
      inTransaction(async (transaction) => {
        if (lead.idempotencyKey === null && (await cameRecently(transaction, lead))) return 'repeated';
        const added = await insertLead(transaction, lead);
        if (added === 'added') await insertAttachments(transaction, lead);
        return added;
      }),
    addSubscriber: (subscriber) => inTransaction((transaction) => insertSubscriber(transaction, subscriber)),
    close: () => db.destroy(),
  };
}

async function cameRecently(transaction: Transaction<Tables>, lead: NewLead): Promise<boolean> {
  const since = new Date(Date.parse(lead.receivedAt) - repeatWindowMs).toISOString();
  const earlier = await transaction
    .selectFrom('lead')
    .select('id')
    .where('form', '=', lead.form)
    .where('digest', '=', lead.digest)
    .where('received_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

async function insertLead(transaction: Transaction<Tables>, lead: NewLead): Promise<Added> {
  const row = await transaction
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
    })
    .onConflict((conflict) => conflict.columns(['form', 'idempotency_key', 'digest']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? 'repeated' : 'added';
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
