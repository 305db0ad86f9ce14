import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { privacyNotice } from '#content';
import { type Answers, emailOf, needsGuardian } from '#forms/check.ts';
import { type Form, fileFields, questionsOf } from '#forms/define.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import type { NewAttachment, NewLead } from '../storage/ports/entries.ts';
import { type IntakeStore, ReferenceTaken } from '../storage/ports/intake.ts';
import type { NewOutgoing } from '../storage/ports/outbox.ts';
import type { UploadedFile } from './body/decode-body.ts';
import { normalizeEmail } from './email-address.ts';
import { sanitizeFileName } from './file-name.ts';
import type { EntryOrigin } from './origin.ts';
import { messagesForLead, messagesForSubscriber, noRecipients, type Recipients } from './outgoing-messages.ts';
import { parsePhones } from './phone-numbers.ts';
import { makeReference } from './reference.ts';

export interface Entry {
  readonly form: Form;
  readonly key: string | null;
  readonly answers: Answers;
  readonly files: Readonly<Record<string, UploadedFile>>;
  readonly receivedAt: Date;
  readonly quarantine?: string | null;
  readonly origin?: EntryOrigin;
}

export interface StoreEntryOptions {
  readonly recipients?: Recipients;
  /** Called again if the reference is already in use. */
  readonly generateReference?: () => string;
  /** Called with the bytes of the answers and files, unless the entry is a repeated lead. */
  readonly onAdded?: ((bytes: number) => void) | undefined;
}

/**
 * Storing a new address takes longer than finding a known one. This minimum response time hides the difference, which would reveal who
 * subscribes.
 */
const subscriberMs = 250;

/**
 * Stores a validated entry: a newsletter address as a subscriber, everything else as a lead.
 * @returns the reference of the new or repeated lead; undefined for a subscriber
 * @throws StoreUnavailable, OutcomeUnknown
 */
export async function storeEntry(
  store: IntakeStore,
  { form, key, answers, files, receivedAt, quarantine = null, origin = { source: null, page: null } }: Entry,
  { recipients = noRecipients, generateReference = makeReference, onAdded }: StoreEntryOptions = {},
): Promise<string | undefined> {
  const common = {
    id: randomUUID(),
    formVersion: form.version,
    noticeVersion: privacyNotice.version,
    receivedAt: receivedAt.toISOString(),
  };
  if (form.id === newsletterForm.id) {
    const email = answers.email ?? '';
    const subscriber = { ...common, email, emailNormal: normalizeEmail(email), quarantine };
    const outgoing = messagesForSubscriber(subscriber, recipients);
    await Promise.all([sleep(subscriberMs), store.addSubscriber(subscriber, outgoing)]);
    onAdded?.(Buffer.byteLength(email));
    return undefined;
  }
  const attachments = attachmentsOf(form, files);
  const phones = parsePhones(form, answers);
  const lead = {
    ...common,
    form: form.id,
    idempotencyKey: key,
    digest: digestOf(form, answers, attachments),
    answers,
    questions: questionsOf(form),
    phones,
    program: programOf(form, answers),
    person: personOf(form, answers, phones),
    isMinor: needsGuardian(form, answers),
    quarantine,
    ...origin,
    language: form.language,
    attachments,
  };
  const { outcome, reference } = await addWithReference(
    store,
    lead,
    messagesForLead(lead, recipients),
    generateReference,
  );
  if (outcome === 'added') onAdded?.(bytesOf(answers, attachments));
  return reference;
}

/** With a million leads, one reference in 38,000 is in use. Ten of them in a row would mean that references are not random. */
const maxAttempts = 10;

async function addWithReference(
  store: IntakeStore,
  lead: Omit<NewLead, 'reference'>,
  outgoing: readonly NewOutgoing[],
  generateReference: () => string,
) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.addLead({ ...lead, reference: generateReference() }, outgoing);
    } catch (error) {
      if (!(error instanceof ReferenceTaken) || attempt === maxAttempts) throw error;
    }
  }
}

const bytesOf = (answers: Answers, attachments: readonly NewAttachment[]): number =>
  attachments.reduce((sum, { byteSize }) => sum + byteSize, Buffer.byteLength(JSON.stringify(answers)));

/** The program of a lead. The staff can filter by it. */
export const programOf = ({ id, subject = '' }: Pick<Form, 'id' | 'subject'>, answers: Answers) =>
  answers[subject] ? `${id}: ${answers[subject]}` : id;

function personOf(form: Form, answers: Answers, phones: NewLead['phones']): NewLead['person'] {
  // Siblings share the number of a parent, so it identifies no person.
  const [phone] = Object.entries(phones).flatMap(([name, number]) =>
    number === null || name === form.guardian ? [] : [number],
  );
  const email = emailOf(form, answers);
  return { email: email === null ? null : normalizeEmail(email), phone: phone ?? null };
}

function attachmentsOf(form: Form, files: Entry['files']): NewAttachment[] {
  return fileFields(form).flatMap(({ name: field, accept: mediaType }) => {
    const file = files[field];
    if (!file) return [];
    const { content } = file;
    const sha256 = createHash('sha256').update(content).digest('hex');
    return [{ field, fileName: sanitizeFileName(file.name), mediaType, byteSize: content.length, sha256, content }];
  });
}

/** A digest of answers and files that does not depend on their order or on file names. */
function digestOf(form: Form, answers: Answers, attachments: readonly NewAttachment[]): string {
  const sorted = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  const files = attachments.map(({ field, sha256 }) => [field, sha256]);
  return createHash('sha256')
    .update(JSON.stringify(files.length > 0 ? [form.id, sorted, files] : [form.id, sorted]))
    .digest('hex');
}
