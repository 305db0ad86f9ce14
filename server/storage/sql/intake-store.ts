import type { Insertable } from 'kysely';
import type { NewLead, NewSubscriber } from '../ports/entries.ts';
import {
  type AddedLead,
  type AddOutcome,
  duplicateWindowMs,
  type IntakeStore,
  maxClockSkewMs,
  ReferenceTaken,
  repeatWindowMs,
  resendAfterMs,
} from '../ports/intake.ts';
import type { NewOutgoing } from '../ports/outbox.ts';
import { liftQuarantine } from './desk-store.ts';
import { addMs, Conflict, countChanges, type SqlEngine } from './engine.ts';
import { insertOutgoing, notifiesStaff, typedMailboxHash } from './outgoing-rows.ts';
import type { Tables, Transaction } from './schema.ts';
import { insertTerms } from './search-terms.ts';

export function createIntakeStore({ write, requireCapacity }: SqlEngine): IntakeStore {
  return {
    addLead(lead, outgoing = []) {
      const row = toLeadRow(lead, outgoing);
      const bytes = bytesOf({ ...row, digest: lead.digest }) + totalBytes(outgoing);
      const fileBytes = lead.attachments.reduce((sum, { byteSize }) => sum + byteSize, 0);
      return write<AddedLead>(async (transaction) => {
        const stored = await findStoredLead(transaction, lead);
        if (stored) {
          await insertArrivalKey(transaction, lead, stored.id);
          if (stored.quarantine !== null && lead.quarantine === null) {
            requireCapacity(totalBytes(outgoing), false);
            await liftQuarantine(transaction, stored.id, outgoing);
          }
          return { outcome: 'repeated', reference: stored.reference };
        }
        requireCapacity(bytes + fileBytes, lead.attachments.length > 0);
        await insertLead(transaction, { ...row, duplicateOf: await findDuplicate(transaction, lead) });
        await insertTerms(transaction, { ...lead, emailNormal: lead.person.email });
        // This comes before the files, so that a conflict costs no write of megabytes.
        await upsertArrival(transaction, lead);
        for (const attachment of lead.attachments) {
          const file = { ...attachment, leadId: lead.id };
          await transaction.insertInto('attachment').values(file).execute();
        }
        await insertArrivalKey(transaction, lead, lead.id);
        await insertOutgoing(transaction, { leadId: lead.id }, outgoing);
        return { outcome: 'added', reference: lead.reference };
      });
    },
    addSubscriber: (subscriber, outgoing = []) =>
      write((transaction) => storeSubscriber(transaction, subscriber, outgoing, requireCapacity)),
    queueWithdrawalLinks(email) {
      const bytes = bytesOf(email);
      return write(async (transaction) => {
        // Checked first, so that a full store fails in the same way for every address.
        requireCapacity(bytes, false);
        const entry = await findNewestByEmail(transaction, email.recipient);
        const earlier = await selectSimilarEmails(transaction, email);
        const isQueued = !earlier.some((other) => isRecent(other, email));
        // Every call runs the same statements and commits a write, so that its duration does not reveal whether there are entries.
        await deleteEmails(transaction, isQueued ? earlier : []);
        await insertOutgoing(transaction, (isQueued && entry) || {}, [email]);
        // The address of a person without entries is not stored, only the hash of the mailbox.
        const recipient = entry === null ? '' : email.recipient;
        await transaction.updateTable('outgoing').set({ recipient }).where('id', '=', email.id).execute();
        await deleteEmails(transaction, isQueued ? [] : [email]);
      });
    },
  };
}

async function storeSubscriber(
  transaction: Transaction,
  subscriber: NewSubscriber,
  outgoing: readonly NewOutgoing[],
  requireCapacity: SqlEngine['requireCapacity'],
): Promise<AddOutcome> {
  const existing = await transaction
    .selectFrom('subscriber')
    .select(['id', 'state', 'askedAt'])
    .where('emailNormal', '=', subscriber.emailNormal)
    .executeTakeFirst();
  if (existing) {
    // A submission without suspicion clears the quarantine.
    if (subscriber.quarantine === null) {
      await transaction.updateTable('subscriber').set({ quarantine: null }).where('id', '=', existing.id).execute();
    }
    const isDue = existing.state === 'pending' && isResendDue(existing.askedAt, subscriber.receivedAt);
    if (outgoing.length > 0 && isDue) {
      requireCapacity(totalBytes(outgoing), false);
      await resendConfirmation(transaction, existing, subscriber, outgoing);
    }
    return 'repeated';
  }
  requireCapacity(bytesOf(subscriber) + totalBytes(outgoing), false);
  await insertSubscriber(transaction, subscriber, outgoing.length > 0);
  await insertOutgoing(transaction, { subscriberId: subscriber.id }, outgoing);
  return 'added';
}

async function resendConfirmation(
  transaction: Transaction,
  { id, askedAt }: Pick<Tables['subscriber'], 'id' | 'askedAt'>,
  { receivedAt }: NewSubscriber,
  outgoing: readonly NewOutgoing[],
): Promise<void> {
  const update = transaction
    .updateTable('subscriber')
    .set({ askedAt: receivedAt })
    .where('id', '=', id)
    .where('askedAt', askedAt === null ? 'is' : '=', askedAt);
  if ((await countChanges(transaction, update)) === 0) throw new Conflict();
  await insertOutgoing(transaction, { subscriberId: id }, outgoing);
}

/** The approximate size of a row: UTF-8 bytes of its texts, 8 for other values. */
const bytesOf = (row: object): number =>
  Object.values(row).reduce((sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 8), 0);

const totalBytes = (rows: readonly object[]): number => rows.reduce((sum: number, row) => sum + bytesOf(row), 0);

async function findStoredLead(transaction: Transaction, lead: NewLead) {
  const { form, digest, idempotencyKey } = lead;
  const leads = transaction.selectFrom('lead').select(['lead.id', 'lead.reference', 'lead.quarantine']);
  const sameKey =
    idempotencyKey !== null &&
    (await leads
      .innerJoin('arrival_key', 'arrival_key.leadId', 'lead.id')
      .where('arrival_key.form', '=', form)
      .where('arrival_key.digest', '=', digest)
      .where('arrival_key.idempotencyKey', '=', idempotencyKey)
      .executeTakeFirst());
  if (sameKey) return sameKey;
  const { after, until } = repeatRange(lead);
  return leads
    .innerJoin('arrival', 'arrival.leadId', 'lead.id')
    .where('arrival.form', '=', form)
    .where('arrival.digest', '=', digest)
    .where('arrival.receivedAt', '>', after)
    .where('arrival.receivedAt', '<=', until)
    .executeTakeFirst();
}

/** The range of `receivedAt` of a stored lead that this one repeats. */
const repeatRange = ({ receivedAt }: NewLead) => ({
  after: addMs(receivedAt, -repeatWindowMs),
  until: addMs(receivedAt, maxClockSkewMs),
});

/** @throws ReferenceTaken */
async function insertLead(transaction: Transaction, row: Insertable<Tables['lead']>): Promise<void> {
  const insertion = transaction.insertInto('lead').values(row);
  const inserted = insertion.onConflict((conflict) => conflict.column('reference').doNothing());
  if ((await countChanges(transaction, inserted)) === 0) throw new ReferenceTaken();
}

/**
 * Assigns these answers to this lead. With several writers, this row decides which one is first: the second waits for the first.
 * @throws Conflict if the answers were assigned to another lead in the meantime
 */
async function upsertArrival(transaction: Transaction, lead: NewLead): Promise<void> {
  const arrival = { leadId: lead.id, receivedAt: lead.receivedAt };
  const { after, until } = repeatRange(lead);
  const insertion = transaction
    .insertInto('arrival')
    .values({ form: lead.form, digest: lead.digest, ...arrival })
    .onConflict((conflict) =>
      conflict
        .columns(['form', 'digest'])
        .doUpdateSet(arrival)
        .where((eb) => eb.or([eb('arrival.receivedAt', '<=', after), eb('arrival.receivedAt', '>', until)])),
    );
  if ((await countChanges(transaction, insertion)) === 0) throw new Conflict();
}

async function insertArrivalKey(transaction: Transaction, lead: NewLead, leadId: string): Promise<void> {
  const { form, digest, idempotencyKey } = lead;
  if (idempotencyKey === null) return;
  await transaction
    .insertInto('arrival_key')
    .values({ form, digest, idempotencyKey, leadId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The reference of the newest other lead of the same person for the same program. */
async function findDuplicate(transaction: Transaction, { program, person, receivedAt }: NewLead) {
  const newestWith = (column: 'emailNormal' | 'phoneNormal', value: string | null) =>
    transaction
      .selectFrom('lead')
      .select(['reference', 'receivedAt'])
      .where(column, '=', value)
      .where('program', '=', program)
      .where('receivedAt', '>', addMs(receivedAt, -duplicateWindowMs))
      .orderBy('receivedAt', 'desc')
      .limit(1)
      .executeTakeFirst();
  const byEmail = await newestWith('emailNormal', person.email);
  const byPhone = await newestWith('phoneNormal', person.phone);
  if (!byEmail || !byPhone) return (byEmail ?? byPhone)?.reference ?? null;
  return byEmail.receivedAt < byPhone.receivedAt ? byPhone.reference : byEmail.reference;
}

const toLeadRow = (lead: NewLead, outgoing: readonly NewOutgoing[]): Insertable<Tables['lead']> => {
  const { attachments: _, idempotencyKey: _key, digest: _digest, person, isMinor, ...columns } = lead;
  return {
    ...columns,
    answers: JSON.stringify(lead.answers),
    questions: JSON.stringify(lead.questions),
    phones: JSON.stringify(lead.phones),
    quarantineTold: 0,
    staffTold: notifiesStaff(outgoing),
    emailNormal: person.email,
    phoneNormal: person.phone,
    duplicateOf: null,
    guardian: isMinor ? 'awaited' : null,
  };
};

/** @param lastSentAt null if it was never sent. If it is far in the future, a wrong clock recorded it */
function isResendDue(lastSentAt: string | null, now: string): boolean {
  if (lastSentAt === null) return true;
  const sinceMs = Date.parse(now) - Date.parse(lastSentAt);
  return sinceMs >= resendAfterMs || sinceMs < -maxClockSkewMs;
}

/** The newest lead, else the subscriber. Both queries always run, so that the duration reveals nothing. */
async function findNewestByEmail(transaction: Transaction, emailNormal: string) {
  const lead = await transaction
    .selectFrom('lead')
    .select('id as leadId')
    .where('emailNormal', '=', emailNormal)
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const subscriber = await transaction
    .selectFrom('subscriber')
    .select('id as subscriberId')
    .where('emailNormal', '=', emailNormal)
    .executeTakeFirst();
  return lead ?? subscriber ?? null;
}

/** Emails of the same kind to the same mailbox. */
const selectSimilarEmails = (transaction: Transaction, email: NewOutgoing) =>
  transaction
    .selectFrom('outgoing')
    .select(['id', 'finishedAt', 'createdAt'])
    .where('mailbox', '=', typedMailboxHash(email))
    .where('kind', '=', email.kind)
    .execute();

/** Whether an email is still queued, or was created within `resendAfterMs` before the next one. */
const isRecent = (earlier: Pick<Tables['outgoing'], 'finishedAt' | 'createdAt'>, email: NewOutgoing): boolean =>
  earlier.finishedAt === null || !isResendDue(earlier.createdAt, email.createdAt);

/** The empty id matches no row: not every engine accepts an empty list. */
const deleteEmails = (transaction: Transaction, emails: readonly { readonly id: string }[]) =>
  transaction
    .deleteFrom('outgoing')
    .where('id', 'in', ['', ...emails.map(({ id }) => id)])
    .execute();

/** @throws Conflict if the address was added in the meantime */
async function insertSubscriber(transaction: Transaction, subscriber: NewSubscriber, isAsked: boolean): Promise<void> {
  const insertion = transaction
    .insertInto('subscriber')
    .values({ ...subscriber, state: 'pending', askedAt: isAsked ? subscriber.receivedAt : null })
    .onConflict((conflict) => conflict.column('emailNormal').doNothing());
  if ((await countChanges(transaction, insertion)) === 0) throw new Conflict();
}
