/** Entries whose sender asked for them to be sent once the device is online. No file can wait. */
import { keyField } from '#forms/define.ts';
import { showToast } from '#ui/components/toast/show-toast.ts';
import type { SendWords } from '../form-words.ts';
import { postFields } from '../submit/post.ts';
import { saveSent } from './sent.ts';
import { deleteDraft, forget, keep, listStored, readStored, type StoredForm, storageKey } from './storage.ts';

/** Other pages of the site send it too, so it holds all they need. */
interface Waiting {
  /** Last part of the address that it is sent to. */
  readonly formId: string;
  /** As they are posted, with the key. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** How long the page was open when it was to be sent, as it is posted. */
  readonly openMs: string;
  /** What the form asks: by that, the device recognises what it has sent. */
  readonly asked: StoredForm['fields'];
  /** Said when it is sent. */
  readonly stored: SendWords['stored'];
}

/** Where a browser thinks that it is online and is not, no event tells when it is: then each minute tries. */
const retryMs = 60_000;

let isWatching = false;
let isSending = false;

export const queueSubmission = (form: StoredForm, waiting: Omit<Waiting, 'asked'>, nowMs = Date.now()): void =>
  keep('waiting', form, { ...waiting, asked: form.fields.map(({ name, kind }) => ({ name, kind })) }, nowMs);

export const isQueued = (form: StoredForm, nowMs = Date.now()): boolean =>
  readStored('waiting', form, nowMs, wholeOf) !== undefined;

export const removeQueued = (form: Pick<StoredForm, 'id'>): void => forget('waiting', form);

/** From now on, and as long as the page is open: sends what waits, now or once the device is online. */
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
  // Another tab may send the same at once: it has the same key, and is counted once.
  for (const waiting of queuedSubmissions(Date.now())) await send(waiting);
  isSending = false;
}

/** Of every form. What waits for too long is taken off the device. */
export function queuedSubmissions(nowMs: number): (Waiting & { readonly form: StoredForm })[] {
  return listStored('waiting').flatMap(({ form: { id }, parts: { version } }) => {
    const form = { id, version: Number(version), fields: [] };
    const waiting = readStored('waiting', form, nowMs, wholeOf);
    return waiting ? [{ ...waiting, form: { ...form, fields: waiting.asked } }] : [];
  });
}

async function send({
  form,
  formId,
  fields,
  openMs,
  stored,
}: ReturnType<typeof queuedSubmissions>[number]): Promise<void> {
  const reply = await postFields(formId, fields, openMs);
  if (typeof reply === 'string') return;
  if (reply.outcome === 'stored') {
    const typed = Object.fromEntries(fields);
    saveSent(form, { typed, key: typed[keyField] ?? '', reference: reply.reference });
    deleteDraft(form);
    showToast(stored);
  } else if (reply.status === 429 || reply.status >= 500) {
    // It may be taken later: nobody said no to the answers.
    return;
  } else {
    // It stays typed in the form, which offers to send it and then says what is wrong.
    removeQueued(form);
  }
  // As the browser tells other tabs.
  dispatchEvent(new StorageEvent('storage', { key: storageKey('sent', form) }));
}

function wholeOf(kept: Partial<Record<keyof Waiting, unknown>>): Waiting | undefined {
  const { formId, fields, openMs, asked, stored } = kept;
  const { title, text } = (stored ?? {}) as Partial<SendWords['stored']>;
  const isField = (field: unknown) =>
    Array.isArray(field) && field.length === 2 && field.every((each) => typeof each === 'string');
  const isWhole =
    [formId, openMs, title, text].every((each) => typeof each === 'string') &&
    Array.isArray(fields) &&
    fields.every(isField) &&
    Array.isArray(asked) &&
    asked.every((each) => typeof each?.name === 'string');
  return isWhole ? ({ formId, fields, openMs, asked, stored } as Waiting) : undefined;
}
