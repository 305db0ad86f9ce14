import { type FileField, keyField } from '#forms/define.ts';
import { proveAtTouch } from './add-proof.ts';
import { ignoreDoublePress } from './double-press.ts';
import { followLink } from './follow-link.ts';
import { openMs } from './open-ms.ts';
import { scriptAddress } from './post-address.ts';
import { fieldsOf, patienceMs, postFields } from './post-fields.ts';
import { ifUnanswered, type Outcome } from './read-reply.ts';
import type { SendWords } from './send-words.ts';
import { takePress } from './take-press.ts';
import { tellAround } from './tell-around.ts';
import { tellInLine } from './tell-in-line.ts';

/**
 * Sends a form without leaving the page. What was typed is cleared only after the server said that it is stored; whatever
 * goes wrong is said in words, and sending again never makes a second entry.
 */
export function sendInPlace(form: HTMLFormElement): void {
  const words: SendWords = JSON.parse(form.dataset.words ?? '');
  const key = form.elements.namedItem(keyField);
  const button = form.querySelector<HTMLButtonElement>('[data-submit]');
  if (!(key instanceof HTMLInputElement) || !button) throw new Error('send-in-place: no key field or no button');
  const answerLine = form.querySelector<HTMLElement>('[data-answer]');
  const telling = answerLine ? tellInLine(form, key, words, answerLine) : tellAround(form, key, words);
  followLink(form);
  ignoreDoublePress(form);
  if (import.meta.env.PROOF_OF_WORK) proveAtTouch(form.dataset.send ?? '', form);
  const progressLine = form.querySelector<HTMLElement>('[data-progress]');
  const files: readonly FileField[] = JSON.parse(form.dataset.files ?? '[]');
  const unreadable = words.unreadableFile ?? '';
  // Only a form with files brings what sends them.
  const loadFileSending = () => import('./send-files.ts');
  if (files.length > 0) {
    loadFileSending().then(
      ({ watchChoices }) => watchChoices(form, files, unreadable),
      () => {},
    );
  }
  let isSending = false;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Specification, section 7: in a build that delivers nothing, Subscribe has no behaviour.
    if (import.meta.env.DELIVERY === 'none' && answerLine) return;
    if (!isSending) void send(button);
  });
  if (import.meta.env.DELIVERY === 'none') takePress(form, button);

  async function send(button: HTMLButtonElement): Promise<void> {
    const label = button.textContent;
    isSending = true;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = words.submitting;
    telling.onSend();
    const reply = await (files.length > 0 ? postFiles() : post(form));
    progressLine?.replaceChildren();
    button.textContent = label;
    button.removeAttribute('aria-disabled');
    isSending = false;
    if (typeof reply === 'string' || reply.outcome === 'refused') telling.onFailed(reply);
    else telling.onStored(reply);
  }

  async function postFiles(): Promise<Outcome> {
    if (import.meta.env.DELIVERY === 'none') return { outcome: 'stored', status: 200 };
    const sending = {
      address: scriptAddress(form.dataset.send ?? ''),
      patienceMs,
      unreadable,
      onProgress: showProgress,
    };
    // Where the script itself cannot be loaded any more, there is no line.
    const loaded = await loadFileSending().catch(() => undefined);
    return loaded ? loaded.sendWithFiles(form, files, sending) : ifUnanswered();
  }

  /** In steps of ten: the line is read out at each change. */
  function showProgress(part: number): void {
    const text = words.progress?.replace('{percent}', String(Math.floor(part * 10) * 10));
    if (progressLine && text && progressLine.textContent !== text) progressLine.textContent = text;
  }
}

const post = (form: HTMLFormElement) => postFields(form.dataset.send ?? '', fieldsOf(form), openMs(form));
