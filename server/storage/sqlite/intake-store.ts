import type { Kysely, Transaction } from 'kysely';
import {
  type Added,
  type AddedLead,
  clockSlackMs,
  type IntakeStore,
  type NewLead,
  type NewSubscriber,
  ReferenceTaken,
  repeatWindowMs,
  StoreUnavailable,
} from '../ports.ts';
import type { Capacity } from './capacity.ts';
import type { Journal } from './journal.ts';
import type { Tables } from './schema.ts';
import { namingTroubles } from './unavailable.ts';
import { whileLocked } from './while-locked.ts';

export interface IntakeStoreOptions {
  /** How long a visitor waits for another program's lock before being told to try again later. */
  readonly patienceMs?: number;
  /** Without one, everything fits. */
  readonly capacity?: Pick<Capacity, 'admit' | 'report'>;
  readonly journal?: Pick<Journal, 'touch' | 'empty'>;
}

export function createIntakeStore(db: Kysely<Tables>, options: IntakeStoreOptions = {}): IntakeStore {
  const { patienceMs = 5000, capacity, journal } = options;

  async function inTransaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
    try {
      return await whileLocked(() => db.transaction().execute(work), patienceMs);
    } catch (error) {
      if (error instanceof StoreUnavailable && error.reason === 'held') return await withJournalEmpty(work);
      throw error;
    } finally {
      await afterwards();
    }
  }

  /** Near the store's largest size, an entry may fit once the journal is empty; nobody else writes in between. */
  function withJournalEmpty<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
    return db.connection().execute(async (alone) => {
      journal?.empty();
      return alone.transaction().execute(work);
    });
  }

  async function afterwards(): Promise<void> {
    try {
      await journal?.touch();
      capacity?.report();
    } catch {
      // The entry is on disk, or refused: whatever is wrong here, the next one meets it, too.
    }
  }

  return {
    addLead(lead) {
      const row = rowOf(lead);
      const bytes = bytesOf(row) + lead.attachments.reduce((sum, { byteSize }) => sum + byteSize, 0);
      const work = inTransaction<AddedLead>(async (transaction) => {
        const earlier = await findEarlier(transaction, lead);
        if (earlier) return { added: 'repeated', reference: earlier.reference };
        await refuseTaken(transaction, lead);
        capacity?.admit(bytes, lead.attachments.length > 0);
        await transaction.insertInto('lead').values(row).execute();
        await insertAttachments(transaction, lead);
        return { added: 'added', reference: lead.reference };
      });
      return namingTroubles(work);
    },
    addSubscriber(subscriber) {
      const bytes = bytesOf(subscriber);
      const work = inTransaction<Added>(async (transaction) => {
        const isKnown = await findSubscriber(transaction, subscriber);
        if (isKnown) return 'repeated';
        capacity?.admit(bytes, false);
        await insertSubscriber(transaction, subscriber);
        return 'added';
      });
      return namingTroubles(work);
    },
    close: () => db.destroy(),
  };
}

/** Of all its texts. */
const bytesOf = (row: object) =>
  Object.values(row).reduce((sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 8), 0);

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
  const now = Date.parse(receivedAt);
  return same
    .where('received_at', '>', new Date(now - repeatWindowMs).toISOString())
    .where('received_at', '<=', new Date(now + clockSlackMs).toISOString())
    .orderBy('received_at', 'desc')
    .executeTakeFirst();
}

/** @throws ReferenceTaken */
async function refuseTaken(transaction: Transaction<Tables>, { reference }: NewLead): Promise<void> {
  const other = await transaction.selectFrom('lead').select('id').where('reference', '=', reference).executeTakeFirst();
  if (other) throw new ReferenceTaken();
}

const rowOf = (lead: NewLead): Tables['lead'] => ({
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
});

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

function findSubscriber(transaction: Transaction<Tables>, { emailNormal }: NewSubscriber) {
  return transaction.selectFrom('subscriber').select('id').where('email_normal', '=', emailNormal).executeTakeFirst();
}

async function insertSubscriber(transaction: Transaction<Tables>, subscriber: NewSubscriber): Promise<void> {
  await transaction
    .insertInto('subscriber')
    .values({
      id: subscriber.id,
      email: subscriber.email,
      email_normal: subscriber.emailNormal,
      state: 'pending',
      form_version: subscriber.formVersion,
      received_at: subscriber.receivedAt,
    })
    .execute();
}
