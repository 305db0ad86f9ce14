import { keyField } from '#forms/define.ts';
import { showToast } from '#ui/parts/show-toast.ts';
import { forgetDraft } from './draft.ts';
import { keptName } from './kept-on-device.ts';
import { postFields } from './post-fields.ts';
import type { Outcome } from './read-reply.ts';
import { rememberSent } from './sent.ts';
import { allWaiting, type FoundWaiting, forgetWaiting } from './waiting.ts';

/** Where a browser thinks that there is a line and there is none, nothing tells when there is: then it is tried each minute. */
const retryMs = 60_000;

let isWatching = false;
let isSending = false;

/** From now on, and as long as the page is open: sends what waits for a line, once there is one. */
export function sendWhenThereIsALine(): void {
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
  for (const waiting of allWaiting(Date.now())) await send(waiting);
  isSending = false;
}

async function send({ form, formId, fields, openMs, stored }: FoundWaiting): Promise<void> {
  const reply = await postFields(formId, fields, openMs);
  if (isUndecided(reply)) return;
  if (reply.outcome === 'stored') {
    const typed = Object.fromEntries(fields);
    rememberSent(form, { typed, key: typed[keyField] ?? '', reference: reply.reference }, Date.now());
    forgetDraft(form);
    showToast(stored);
  } else {
    // It stays typed in the form, which offers to send it and then says what is wrong.
    forgetWaiting(form);
  }
  // As another tab is told of it by the browser.
  dispatchEvent(new StorageEvent('storage', { key: keptName('sent', form) }));
}

/** It may be taken later: nobody said no to what was typed. */
const isUndecided = (reply: Outcome): reply is Exclude<Outcome, object> =>
  typeof reply === 'string' || (reply.outcome === 'refused' && (reply.status === 429 || reply.status >= 500));
