import type { Transaction } from 'kysely';
import type { NewLead, NewSubscriber } from '../ports/entries.ts';
import {
  type AddedLead,
  askAgainMs,
  clockSlackMs,
  duplicateWindowMs,
  type IntakeStore,
  ReferenceTaken,
  repeatWindowMs,
} from '../ports/intake.ts';
import type { NewOutgoing } from '../ports/outbox.ts';
import { Overtaken, type SqlEngine } from './engine.ts';
import { neverAsked } from './entry-rows.ts';
import { insertOutgoing, mailboxFor, tellsStaff } from './outgoing-rows.ts';
import { liftQuarantine } from './quarantine-store.ts';
import type { Tables } from './schema.ts';

export function createIntakeStore({ write, admit }: SqlEngine): IntakeStore {
  return {
    addLead(lead, outgoing = []) {
      const row = rowOf(lead, outgoing);
      const bytes = bytesOf({ ...row, digest: lead.digest }) + bytesOfAll(outgoing);
      const fileBytes = lead.attachments.reduce((sum, { byteSize }) => sum + byteSize, 0);
      return write<AddedLead>(async (transaction) => {
        const earlier = await findEarlier(transaction, lead);
        if (earlier) {
          await rememberKey(transaction, lead, earlier.id);
          if (earlier.quarantine !== null && lead.quarantine === null) {
            admit(bytesOfAll(outgoing), false);
            await liftQuarantine(transaction, earlier.id, outgoing);
          }
          return { added: 'repeated', reference: earlier.reference };
        }
        admit(bytes + fileBytes, lead.attachments.length > 0);
        await insertLead(transaction, { ...row, duplicate_of: await findDuplicate(transaction, lead) });
        // Before the files: whoever is overtaken has not written megabytes for nothing.
        await rememberArrival(transaction, lead);
        await insertAttachments(transaction, lead);
        await rememberKey(transaction, lead, lead.id);
        await insertOutgoing(transaction, { leadId: lead.id }, outgoing);
        return { added: 'added', reference: lead.reference };
      });
    },
    addSubscriber(subscriber, outgoing = []) {
      const bytes = bytesOf(subscriber) + bytesOfAll(outgoing);
      return write(async (transaction) => {
        const known = await findSubscriber(transaction, subscriber);
        if (known) {
          if (subscriber.quarantine === null) await liftQuarantineOf(transaction, known.id);
          if (outgoing.length > 0 && isAskedAgain(known, subscriber))
            await askAgain(transaction, known, subscriber, outgoing);
          return 'repeated';
        }
        admit(bytes, false);
        await insertSubscriber(transaction, subscriber, outgoing.length > 0);
        await insertOutgoing(transaction, { subscriberId: subscriber.id }, outgoing);
        return 'added';
      });
    },
    addWithdrawal(letter) {
      const bytes = bytesOf(letter);
      return write(async (transaction) => {
        // First: a store that takes nothing more says so of every address.
        admit(bytes, false);
        const entry = await findNewestUnder(transaction, letter.recipient);
        const earlier = await findEarlierLetters(transaction, letter);
        const isKept = entry !== null && !earlier.some((each) => isLately(each, letter));
        // The same statements, and a commit that writes, whatever there is: how long that takes tells nothing.
        await deleteLetters(transaction, isKept ? earlier : []);
        await insertOutgoing(transaction, isKept ? entry : {}, [letter]);
        await deleteLetters(transaction, isKept ? [] : [letter]);
      });
    },
  };

  async function askAgain(
    transaction: Transaction<Tables>,
    { id, asked_at: askedAt }: Pick<Tables['subscriber'], 'id' | 'asked_at'>,
    { receivedAt }: NewSubscriber,
    outgoing: readonly NewOutgoing[],
  ): Promise<void> {
    admit(bytesOfAll(outgoing), false);
    const { numUpdatedRows } = await transaction
      .updateTable('subscriber')
      .set({ asked_at: receivedAt })
      .where('id', '=', id)
      .where('asked_at', '=', askedAt)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Overtaken();
    await insertOutgoing(transaction, { subscriberId: id }, outgoing);
  }
}

/** Of all its texts. */
const bytesOf = (row: object): number =>
  Object.values(row).reduce((sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 8), 0);

const bytesOfAll = (rows: readonly object[]): number => rows.reduce((sum: number, row) => sum + bytesOf(row), 0);

/** The same lead, if it is already on disk. */
async function findEarlier(transaction: Transaction<Tables>, lead: NewLead) {
  const { form, digest, idempotencyKey } = lead;
  const leads = transaction.selectFrom('lead').select(['lead.id', 'lead.reference', 'lead.quarantine']);
  const ofKey =
    idempotencyKey !== null &&
    (await leads
      .innerJoin('arrival_key', 'arrival_key.lead_id', 'lead.id')
      .where('arrival_key.form', '=', form)
      .where('arrival_key.digest', '=', digest)
      .where('arrival_key.idempotency_key', '=', idempotencyKey)
      .executeTakeFirst());
  if (ofKey) return ofKey;
  const { after, until } = repeatsOf(lead);
  return leads
    .innerJoin('arrival', 'arrival.lead_id', 'lead.id')
    .where('arrival.form', '=', form)
    .where('arrival.digest', '=', digest)
    .where('arrival.received_at', '>', after)
    .where('arrival.received_at', '<=', until)
    .executeTakeFirst();
}

/** When the lead must have come of which this one is a repeat. */
function repeatsOf({ receivedAt }: NewLead) {
  const now = Date.parse(receivedAt);
  return {
    after: new Date(now - repeatWindowMs).toISOString(),
    until: new Date(now + clockSlackMs).toISOString(),
  };
}

/** @throws ReferenceTaken */
async function insertLead(transaction: Transaction<Tables>, row: Tables['lead']): Promise<void> {
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
async function rememberArrival(transaction: Transaction<Tables>, lead: NewLead): Promise<void> {
  const arrival = { lead_id: lead.id, received_at: lead.receivedAt };
  const { after, until } = repeatsOf(lead);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('arrival')
    .values({ form: lead.form, digest: lead.digest, ...arrival })
    .onConflict((conflict) =>
      conflict
        .columns(['form', 'digest'])
        .doUpdateSet(arrival)
        .where((is) => is.or([is('arrival.received_at', '<=', after), is('arrival.received_at', '>', until)])),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new Overtaken();
}

async function rememberKey(transaction: Transaction<Tables>, lead: NewLead, leadId: string): Promise<void> {
  const { form, digest, idempotencyKey } = lead;
  if (idempotencyKey === null) return;
  await transaction
    .insertInto('arrival_key')
    .values({ form, digest, idempotency_key: idempotencyKey, lead_id: leadId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Reference of the newest other lead of the same person for the same program. */
async function findDuplicate(transaction: Transaction<Tables>, { program, person, receivedAt }: NewLead) {
  const oldest = new Date(Date.parse(receivedAt) - duplicateWindowMs).toISOString();
  const newestWith = async (column: 'email_normal' | 'phone_normal', value: string | null) =>
    value === null
      ? undefined
      : transaction
          .selectFrom('lead')
          .select(['reference', 'received_at'])
          .where(column, '=', value)
          .where('program', '=', program)
          .where('received_at', '>', oldest)
          .orderBy('received_at', 'desc')
          .limit(1)
          .executeTakeFirst();
  const byEmail = await newestWith('email_normal', person.email);
  const byPhone = await newestWith('phone_normal', person.phone);
  if (!byEmail || !byPhone) return (byEmail ?? byPhone)?.reference ?? null;
  return byEmail.received_at < byPhone.received_at ? byPhone.reference : byEmail.reference;
}

const rowOf = (lead: NewLead, outgoing: readonly NewOutgoing[]): Tables['lead'] => ({
  id: lead.id,
  form: lead.form,
  form_version: lead.formVersion,
  answers: JSON.stringify(lead.answers),
  questions: JSON.stringify(lead.questions),
  received_at: lead.receivedAt,
  reference: lead.reference,
  phones: JSON.stringify(lead.phones),
  notice_version: lead.noticeVersion,
  quarantine: lead.quarantine,
  quarantine_told: 0,
  staff_told: tellsStaff(outgoing),
  program: lead.program,
  email_normal: lead.person.email,
  phone_normal: lead.person.phone,
  duplicate_of: null,
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

/** A person has typed the address after all. */
async function liftQuarantineOf(transaction: Transaction<Tables>, subscriberId: string): Promise<void> {
  await transaction.updateTable('subscriber').set({ quarantine: null }).where('id', '=', subscriberId).execute();
}

function findSubscriber(transaction: Transaction<Tables>, { emailNormal }: NewSubscriber) {
  return transaction
    .selectFrom('subscriber')
    .select(['id', 'state', 'asked_at'])
    .where('email_normal', '=', emailNormal)
    .executeTakeFirst();
}

const isAskedAgain = (
  known: Pick<Tables['subscriber'], 'state' | 'asked_at'>,
  { receivedAt }: NewSubscriber,
): boolean => known.state === 'pending' && isLongAgo(known.asked_at, receivedAt);

/** What a clock that ran ahead wrote down is long ago, too. */
function isLongAgo(then: string, now: string): boolean {
  const sinceMs = Date.parse(now) - Date.parse(then);
  return sinceMs >= askAgainMs || sinceMs < -clockSlackMs;
}

/** The newest lead, else the subscriber; both are looked for, whatever there is. */
async function findNewestUnder(transaction: Transaction<Tables>, emailNormal: string) {
  const lead = await transaction
    .selectFrom('lead')
    .select('id as leadId')
    .where('email_normal', '=', emailNormal)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const subscriber = await transaction
    .selectFrom('subscriber')
    .select('id as subscriberId')
    .where('email_normal', '=', emailNormal)
    .executeTakeFirst();
  return lead ?? subscriber ?? null;
}

/** Of the same kind, to the same mailbox. */
const findEarlierLetters = (transaction: Transaction<Tables>, letter: NewOutgoing) =>
  transaction
    .selectFrom('outgoing')
    .select(['id', 'finished_at', 'created_at'])
    .where('mailbox', '=', mailboxFor(letter))
    .where('kind', '=', letter.kind)
    .execute();

/** Whether a letter is still on its way, or went out within `askAgainMs` before the next. */
const isLately = (
  { finished_at, created_at }: Pick<Tables['outgoing'], 'finished_at' | 'created_at'>,
  { createdAt }: NewOutgoing,
): boolean => finished_at === null || !isLongAgo(created_at, createdAt);

/** Not every engine takes an empty list: then nothing has this id. */
const deleteLetters = (transaction: Transaction<Tables>, letters: readonly { readonly id: string }[]) =>
  transaction
    .deleteFrom('outgoing')
    .where('id', 'in', ['', ...letters.map(({ id }) => id)])
    .execute();

/** @throws Overtaken where the address was added since it was looked */
async function insertSubscriber(
  transaction: Transaction<Tables>,
  subscriber: NewSubscriber,
  isAsked: boolean,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('subscriber')
    .values({
      id: subscriber.id,
      email: subscriber.email,
      email_normal: subscriber.emailNormal,
      state: 'pending',
      form_version: subscriber.formVersion,
      notice_version: subscriber.noticeVersion,
      received_at: subscriber.receivedAt,
      asked_at: isAsked ? subscriber.receivedAt : neverAsked,
      quarantine: subscriber.quarantine,
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.column('email_normal').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new Overtaken();
}
