import { createHash, randomUUID } from 'node:crypto';
import type { Answers } from '#forms/check.ts';
import { type Form, fileFields } from '#forms/define.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import type { IntakeStore, NewAttachment } from '../storage/ports.ts';
import type { PostedFile } from './decode.ts';
import { cleanFileName } from './file-name.ts';

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
 * @throws StoreUnavailable
 */
export async function keep(store: IntakeStore, { form, key, answers, files, receivedAt }: Entry): Promise<void> {
  const stamp = { id: randomUUID(), formVersion: form.version, receivedAt: receivedAt.toISOString() };
  if (form.id === newsletterForm.id) {
    const email = answers.email ?? '';
    await store.addSubscriber({ ...stamp, email, emailNormal: email.toLowerCase() });
    return;
  }
  const questions = Object.fromEntries(form.fields.map(({ name, label }) => [name, label]));
  const attachments = attachmentsOf(form, files);
  await store.addLead({
    ...stamp,
    form: form.id,
    idempotencyKey: key,
    digest: digestOf(form, answers, attachments),
    answers,
    questions,
    attachments,
  });
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
