import type { NewLead, NewSubscriber } from '../ports/entries.ts';
import {
  type AddedLead,
  duplicateWindowMs,
  type IntakeStore,
  maxClockSkewMs,
  ReferenceTaken,
  repeatWindowMs,
  resendAfterMs,
} from '../ports/intake.ts';
import type { NewOutgoing } from '../ports/outbox.ts';
import { liftQuarantine } from './desk-store.ts';
import { addMs, Conflict, type SqlEngine } from './engine.ts';
import { neverAsked } from './lead-reader.ts';
import { insertOutgoing, notifiesStaff, typedMailboxHash } from './outgoing-rows.ts';
import type { Tables, Transaction } from './schema.ts';

export function createIntakeStore({ write, requireCapacity }: SqlEngine): IntakeStore {
  return {
    addLead(lead, outgoing = []) {
      const row = rowOf(lead, outgoing);
      const bytes = bytesOf({ ...row, digest: lead.digest }) + bytesOfAll(outgoing);
      const fileBytes = lead.attachments.reduce((sum, { byteSize }) => sum + byteSize, 0);
      return write<AddedLead>(async (transaction) => {
        const earlier = await findEarlier(transaction, lead);
        if (earlier) {
          await insertArrivalKey(transaction, lead, earlier.id);
          if (earlier.quarantine !== null && lead.quarantine === null) {
            requireCapacity(bytesOfAll(outgoing), false);
            await liftQuarantine(transaction, earlier.id, outgoing);
          }
          return { added: 'repeated', reference: earlier.reference };
        }
        requireCapacity(bytes + fileBytes, lead.attachments.length > 0);
        await insertLead(transaction, { ...row, duplicateOf: await findDuplicate(transaction, lead) });
        // Before the files: whoever is overtaken has not written megabytes for nothing.
        await upsertArrival(transaction, lead);
        for (const { field, fileName, mediaType, byteSize, sha256, content } of lead.attachments) {
          const file = { leadId: lead.id, field, fileName, mediaType, byteSize, sha256, content };
          await transaction.insertInto('attachment').values(file).execute();
        }
        await insertArrivalKey(transaction, lead, lead.id);
        await insertOutgoing(transaction, { leadId: lead.id }, outgoing);
        return { added: 'added', reference: lead.reference };
      });
    },
    addSubscriber(subscriber, outgoing = []) {
      const bytes = bytesOf(subscriber) + bytesOfAll(outgoing);
      return write(async (transaction) => {
        const known = await transaction
          .selectFrom('subscriber')
          .select(['id', 'state', 'askedAt'])
          .where('emailNormal', '=', subscriber.emailNormal)
          .executeTakeFirst();
        if (known) {
          // A person has typed the address after all.
          if (subscriber.quarantine === null) {
            await transaction.updateTable('subscriber').set({ quarantine: null }).where('id', '=', known.id).execute();
          }
          const isDue = known.state === 'pending' && isResendDue(known.askedAt, subscriber.receivedAt);
          if (outgoing.length > 0 && isDue) await askAgain(transaction, known, subscriber, outgoing);
          return 'repeated';
        }
        requireCapacity(bytes, false);
        await insertSubscriber(transaction, subscriber, outgoing.length > 0);
        await insertOutgoing(transaction, { subscriberId: subscriber.id }, outgoing);
        return 'added';
      });
    },
    queueWithdrawalLinks(email) {
      const bytes = bytesOf(email);
      return write(async (transaction) => {
        // First: a store that takes nothing more says so of every address.
        requireCapacity(bytes, false);
        const entry = await findNewestByEmail(transaction, email.recipient);
        const earlier = await findEarlierEmails(transaction, email);
        const isKept = entry !== null && !earlier.some((each) => isRecent(each, email));
        // The same statements, and a commit that writes, whatever there is: how long that takes tells nothing.
        await deleteEmails(transaction, isKept ? earlier : []);
        await insertOutgoing(transaction, isKept ? entry : {}, [email]);
        await deleteEmails(transaction, isKept ? [] : [email]);
      });
    },
  };

  async function askAgain(
    transaction: Transaction,
    { id, askedAt }: Pick<Tables['subscriber'], 'id' | 'askedAt'>,
    { receivedAt }: NewSubscriber,
    outgoing: readonly NewOutgoing[],
  ): Promise<void> {
    requireCapacity(bytesOfAll(outgoing), false);
    const { numUpdatedRows } = await transaction
      .updateTable('subscriber')
      .set({ askedAt: receivedAt })
      .where('id', '=', id)
      .where('askedAt', '=', askedAt)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Conflict();
    await insertOutgoing(transaction, { subscriberId: id }, outgoing);
  }
}

/** Of all its texts. */
const bytesOf = (row: object): number =>
  Object.values(row).reduce((sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 8), 0);

const bytesOfAll = (rows: readonly object[]): number => rows.reduce((sum: number, row) => sum + bytesOf(row), 0);

/** The same lead, if it is already on disk. */
async function findEarlier(transaction: Transaction, lead: NewLead) {
  const { form, digest, idempotencyKey } = lead;
  const leads = transaction.selectFrom('lead').select(['lead.id', 'lead.reference', 'lead.quarantine']);
  const ofKey =
    idempotencyKey !== null &&
    (await leads
      .innerJoin('arrival_key', 'arrival_key.leadId', 'lead.id')
      .where('arrival_key.form', '=', form)
      .where('arrival_key.digest', '=', digest)
      .where('arrival_key.idempotencyKey', '=', idempotencyKey)
      .executeTakeFirst());
  if (ofKey) return ofKey;
  const { after, until } = repeatRange(lead);
  return leads
    .innerJoin('arrival', 'arrival.leadId', 'lead.id')
    .where('arrival.form', '=', form)
    .where('arrival.digest', '=', digest)
    .where('arrival.receivedAt', '>', after)
    .where('arrival.receivedAt', '<=', until)
    .executeTakeFirst();
}

/** When the lead must have come of which this one is a repeat. */
const repeatRange = ({ receivedAt }: NewLead) => ({
  after: addMs(receivedAt, -repeatWindowMs),
  until: addMs(receivedAt, maxClockSkewMs),
});

/** @throws ReferenceTaken */
async function insertLead(transaction: Transaction, row: Tables['lead']): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('lead')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new ReferenceTaken();
}

/**
 * From here on, these answers belong to this lead. Where several write at once, this row decides: who comes second waits for the first.
 * @throws Overtaken where they belong to another since it was looked
 */
async function upsertArrival(transaction: Transaction, lead: NewLead): Promise<void> {
  const arrival = { leadId: lead.id, receivedAt: lead.receivedAt };
  const { after, until } = repeatRange(lead);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('arrival')
    .values({ form: lead.form, digest: lead.digest, ...arrival })
    .onConflict((conflict) =>
      conflict
        .columns(['form', 'digest'])
        .doUpdateSet(arrival)
        .where((is) => is.or([is('arrival.receivedAt', '<=', after), is('arrival.receivedAt', '>', until)])),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new Conflict();
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

/** Reference of the newest other lead of the same person for the same program. */
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

const rowOf = (lead: NewLead, outgoing: readonly NewOutgoing[]): Tables['lead'] => {
  const { id, form, formVersion, receivedAt, reference, noticeVersion, quarantine, program, person } = lead;
  const asGiven = { id, form, formVersion, receivedAt, reference, noticeVersion, quarantine, program };
  return {
    ...asGiven,
    answers: JSON.stringify(lead.answers),
    questions: JSON.stringify(lead.questions),
    phones: JSON.stringify(lead.phones),
    quarantineTold: 0,
    staffTold: notifiesStaff(outgoing),
    emailNormal: person.email,
    phoneNormal: person.phone,
    duplicateOf: null,
  };
};

/** What a clock that ran ahead wrote down is long ago, too. */
function isResendDue(then: string, now: string): boolean {
  const sinceMs = Date.parse(now) - Date.parse(then);
  return sinceMs >= resendAfterMs || sinceMs < -maxClockSkewMs;
}

/** The newest lead, else the subscriber; both are looked for, whatever there is. */
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

/** Of the same kind, to the same mailbox. */
const findEarlierEmails = (transaction: Transaction, email: NewOutgoing) =>
  transaction
    .selectFrom('outgoing')
    .select(['id', 'finishedAt', 'createdAt'])
    .where('mailbox', '=', typedMailboxHash(email))
    .where('kind', '=', email.kind)
    .execute();

/** Whether an email is still on its way, or went out within `resendAfterMs` before the next. */
const isRecent = (earlier: Pick<Tables['outgoing'], 'finishedAt' | 'createdAt'>, email: NewOutgoing): boolean =>
  earlier.finishedAt === null || !isResendDue(earlier.createdAt, email.createdAt);

/** Not every engine takes an empty list: then nothing has this id. */
const deleteEmails = (transaction: Transaction, emails: readonly { readonly id: string }[]) =>
  transaction
    .deleteFrom('outgoing')
    .where('id', 'in', ['', ...emails.map(({ id }) => id)])
    .execute();

/** @throws Overtaken where the address was added since it was looked */
async function insertSubscriber(transaction: Transaction, subscriber: NewSubscriber, isAsked: boolean): Promise<void> {
  const { id, email, emailNormal, formVersion, noticeVersion, receivedAt, quarantine } = subscriber;
  const asGiven = { id, email, emailNormal, formVersion, noticeVersion, receivedAt, quarantine };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('subscriber')
    .values({ ...asGiven, state: 'pending', askedAt: isAsked ? receivedAt : neverAsked })
    .onConflict((conflict) => conflict.column('emailNormal').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new Conflict();
}
