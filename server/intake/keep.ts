import { createHash, randomUUID } from 'node:crypto';
import type { Answers } from '#forms/check.ts';
import { type Form, fileFields } from '#forms/define.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import { type IntakeStore, type NewAttachment, type NewLead, ReferenceTaken } from '../storage/ports.ts';
import type { PostedFile } from './decode.ts';
import { cleanFileName } from './file-name.ts';
import { phonesOf } from './phones-of.ts';
import { makeReference } from './reference.ts';

export interface Entry {
  readonly form: Form;
  readonly key: string | null;
  readonly answers: Answers;
  /** Checked, by field name. */
  readonly files: Readonly<Record<string, PostedFile>>;
  readonly receivedAt: Date;
}

/**
 * Stores a checked entry: a newsletter address as a subscriber, everything else as a lead.
 * @param draw makes a reference; called again for one that is taken
 * @returns the reference of the lead, be it new or a repeat; a subscriber has none
 * @throws StoreUnavailable
 */
export async function keep(
  store: IntakeStore,
  { form, key, answers, files, receivedAt }: Entry,
  draw = makeReference,
): Promise<string | undefined> {
  const stamp = { id: randomUUID(), formVersion: form.version, receivedAt: receivedAt.toISOString() };
  if (form.id === newsletterForm.id) {
    const email = answers.email ?? '';
    await store.addSubscriber({ ...stamp, email, emailNormal: email.toLowerCase() });
    return undefined;
  }
  const questions = Object.fromEntries(form.fields.map(({ name, label }) => [name, label]));
  const attachments = attachmentsOf(form, files);
  const lead = {
    ...stamp,
    form: form.id,
    idempotencyKey: key,
    digest: digestOf(form, answers, attachments),
    answers,
    questions,
    phones: phonesOf(form, answers),
    attachments,
  };
  return addUnderReference(store, lead, draw);
}

/** Even with a million leads, one draw in 38,000 is taken; ten in a row would mean that they are not drawn at random. */
const draws = 10;

async function addUnderReference(store: IntakeStore, lead: Omit<NewLead, 'reference'>, draw: () => string) {
  for (let left = draws - 1; ; left -= 1) {
    try {
      return (await store.addLead({ ...lead, reference: draw() })).reference;
    } catch (error) {
      if (!(error instanceof ReferenceTaken) || left === 0) throw error;
    }
  }
}

function attachmentsOf(form: Form, files: Entry['files']): NewAttachment[] {
  return fileFields(form).flatMap(({ name: field, accept: mediaType }) => {
    const file = files[field];
    if (!file) return [];
    const { content } = file;
    const sha256 = createHash('sha256').update(content).digest('hex');
    return [{ field, fileName: cleanFileName(file.name), mediaType, byteSize: content.length, sha256, content }];
  });
}

/** The same for the same answers and files, in whatever order they came and whatever the files are called. */
function digestOf(form: Form, answers: Answers, attachments: readonly NewAttachment[]): string {
  const sorted = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  const files = attachments.map(({ field, sha256 }) => [field, sha256]);
  return createHash('sha256')
    .update(JSON.stringify(files.length > 0 ? [form.id, sorted, files] : [form.id, sorted]))
    .digest('hex');
}
