/** Submissions that the visitor queued until the device is online. A submission with a file cannot be queued. */
import { keyField } from '#forms/define.ts';
import { showToast } from '#ui/components/toast/show-toast.ts';
import type { SendWords } from '../form-words.ts';
import { post } from '../submit/post.ts';
import { attempt } from './attempt.ts';
import { saveSent } from './sent.ts';
import {
  deleteDraft,
  listStored,
  readStored,
  removeStored,
  type StoredForm,
  storageKey,
  writeStored,
} from './storage.ts';

/** Any page of the site can send a queued submission, so it contains everything that a request needs. */
interface QueuedSubmission {
  /** The last segment of the URL it is posted to. */
  readonly formId: string;
  /** Part of that URL. */
  readonly language: string;
  /** The fields to post, with the idempotency key. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** How long the page had been open when the visitor submitted, in milliseconds. */
  readonly openMs: string;
  /** The definitions of the fields, which `digestOf` needs. */
  readonly formFields: StoredForm['fields'];
  /** The message after the submission. */
  readonly stored: SendWords['stored'];
}

/** Some browsers wrongly report that they are online, and later fire no `online` event. So the page also sends the queue every minute. */
const retryMs = 60_000;

let isWatching = false;
let isSending = false;

/** The queue, as the message about a failure uses it. @param submission what the form contains now */
export const queueOf = (form: StoredForm, submission: () => Omit<QueuedSubmission, 'formFields'>) => ({
  isQueued: () => isQueued(form),
  add() {
    queueSubmission(form, submission());
    sendWhenOnline();
  },
  remove: () => removeStored('waiting', form),
});

export const queueSubmission = (
  form: StoredForm,
  submission: Omit<QueuedSubmission, 'formFields'>,
  nowMs = Date.now(),
): void =>
  writeStored(
    'waiting',
    form,
    { ...submission, formFields: form.fields.map(({ name, kind }) => ({ name, kind })) },
    nowMs,
  );

export const isQueued = (form: StoredForm, nowMs = Date.now()): boolean =>
  readStored('waiting', form, nowMs, validate) !== undefined;

/** Sends the queue now, and again whenever the device comes online while the page is open. */
export function sendWhenOnline(): void {
  void sendAll();
  if (isWatching) return;
  isWatching = true;
  addEventListener('online', sendAll);
  setInterval(sendAll, retryMs);
}

async function sendAll(): Promise<void> {
  if (isSending || !navigator.onLine) return;
  isSending = true;
  // Another tab may send the same submission at the same time; the key prevents a second entry.
  for (const submission of queuedSubmissions(Date.now())) await send(submission);
  isSending = false;
}

/** The queued submissions of all forms. Those that are too old are deleted. */
export function queuedSubmissions(nowMs: number): (QueuedSubmission & { readonly form: StoredForm })[] {
  return listStored('waiting').flatMap(({ form: { id }, item: { version } }) => {
    const form = { id, version: Number(version), fields: [] };
    const submission = readStored('waiting', form, nowMs, validate);
    return submission ? [{ ...submission, form: { ...form, fields: submission.formFields } }] : [];
  });
}

type Queued = ReturnType<typeof queuedSubmissions>[number];

async function send({ form, formId, language, fields, openMs, stored }: Queued): Promise<void> {
  const reply = await post({ id: formId, language }, new URLSearchParams(Object.fromEntries(fields)), openMs);
  if (typeof reply === 'string') return;
  if (reply.outcome === 'stored') {
    const values = Object.fromEntries(fields);
    saveSent(form, { values, key: values[keyField] ?? '', reference: reply.reference });
    deleteDraft(form);
    showToast(stored);
  } else if (reply.status === 429 || reply.status >= 500) {
    // A temporary failure: the submission stays in the queue.
    return;
  } else {
    // The server rejects the answers. They stay in the draft. The form shows the errors when the visitor sends them again.
    removeStored('waiting', form);
  }
  // The browser fires this event only in other tabs, so this tab fires it itself.
  dispatchEvent(new StorageEvent('storage', { key: storageKey('sent', form) }));
}

function validate(item: object): QueuedSubmission | undefined {
  const { formId, language, fields, openMs, formFields, stored } = item as QueuedSubmission;
  const isValid = attempt(() => {
    const texts = [formId, language, openMs, stored.title, stored.text, ...formFields.map(({ name }) => name)];
    const isField = (field: readonly unknown[]) => field.length === 2 && field.every(isText);
    return texts.every(isText) && fields.every(isField);
  });
  return isValid ? { formId, language, fields, openMs, formFields, stored } : undefined;
}

const isText = (value: unknown) => typeof value === 'string';
