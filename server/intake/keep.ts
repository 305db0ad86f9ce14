import { createHash, randomUUID } from 'node:crypto';
import type { Answers } from '#forms/check.ts';
import type { Form } from '#forms/define.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import type { IntakeStore } from '../storage/ports.ts';

export interface Entry {
  readonly form: Form;
  readonly key: string | null;
  readonly answers: Answers;
  readonly receivedAt: Date;
}

/**
 * Stores a checked entry: a newsletter address as a subscriber, everything else as a lead.
 * @throws StoreUnavailable
 */
export async function keep(store: IntakeStore, { form, key, answers, receivedAt }: Entry): Promise<void> {
  const stamp = { id: randomUUID(), formVersion: form.version, receivedAt: receivedAt.toISOString() };
  if (form.id === newsletterForm.id) {
    const email = answers.email ?? '';
    await store.addSubscriber({ ...stamp, email, emailNormal: email.toLowerCase() });
    return;
  }
  const questions = Object.fromEntries(form.fields.map(({ name, label }) => [name, label]));
  await store.addLead({
    ...stamp,
    form: form.id,
    idempotencyKey: key,
    digest: digestOf(form, answers),
    answers,
    questions,
  });
}

/** The same for the same answers, in whatever order they came. */
function digestOf(form: Form, answers: Answers): string {
  const sorted = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form.id, sorted]))
    .digest('hex');
}
