import { type FileField, keyField } from '#forms/define.ts';
import { showToast } from '#ui/parts/show-toast.ts';
import type { SendWords } from '../forms/send-words.ts';
import { makeKey } from './make-key.ts';
import { patienceMs, postFields } from './post-fields.ts';
import type { Answer } from './read-reply.ts';

/**
 * Sends a form without leaving the page. What was typed is cleared only after the server said that it is stored; whatever
 * goes wrong is said in words, and sending again never makes a second entry.
 */
export function sendInPlace(form: HTMLFormElement): void {
  const words: SendWords = JSON.parse(form.dataset.words ?? '');
  const key = form.elements.namedItem(keyField);
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!(key instanceof HTMLInputElement) || !button) throw new Error('send-form: no key field or no button');
  key.value = makeKey();
  const answerLine = form.querySelector<HTMLElement>('[data-answer]');
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
    if (!isSending) void send(key, button);
  });

  async function send(key: HTMLInputElement, button: HTMLButtonElement): Promise<void> {
    const label = button.textContent;
    isSending = true;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = words.submitting;
    const reply = await (files.length > 0 ? postFiles() : post(form));
    progressLine?.replaceChildren();
    button.textContent = label;
    button.removeAttribute('aria-disabled');
    isSending = false;

    if (typeof reply === 'string') return say('bad', words[reply]);
    if (reply.outcome === 'refused') {
      // A slip names its field and what to do; every other refusal says for itself what became of the answers.
      const text = reply.field ? `${reply.message} ${words.refused.text}` : reply.message;
      say('bad', { title: words.refused.title, text });
      const field = reply.field && form.elements.namedItem(reply.field);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    form.reset();
    key.value = makeKey();
    say('good', words.stored);
  }

  async function postFiles(): Promise<Answer> {
    if (import.meta.env.DELIVERY === 'none') return { outcome: 'stored', status: 200 };
    const sending = { address: scriptAddress(form), patienceMs, unreadable, onProgress: showProgress };
    // Where the script itself cannot be loaded any more, there is no line.
    const loaded = await loadFileSending().catch(() => undefined);
    return loaded ? loaded.sendWithFiles(form, files, sending) : 'unreachable';
  }

  /** In steps of ten: the line is read out at each change. */
  function showProgress(part: number): void {
    const text = words.progress?.replace('{percent}', String(Math.floor(part * 10) * 10));
    if (progressLine && text && progressLine.textContent !== text) progressLine.textContent = text;
  }

  /** In the form's own answer line where it has one, else as a toast. */
  function say(tone: 'good' | 'bad', { title, text }: SendWords['stored']): void {
    if (answerLine) {
      answerLine.dataset.answer = tone;
      answerLine.replaceChildren(Object.assign(document.createElement('strong'), { textContent: title }), ` ${text}`);
    } else {
      showToast({ tone, title, text, ...(tone === 'bad' ? { link: writeInstead() } : {}) });
    }
  }

  /** The same answers as an e-mail, for when our server cannot take them. */
  function writeInstead(): { label: string; href: string } {
    const answers = [...form.querySelectorAll<HTMLInputElement>('.field-input')]
      .filter((control) => control.value && control.type !== 'file')
      .map((control) => `${control.labels?.[0]?.firstChild?.textContent ?? control.dataset.label}: ${control.value}`);
    const { label, href } = words.writeInstead;
    return { label, href: `${href}?body=${encodeURIComponent(answers.join('\n'))}` };
  }
}

const scriptAddress = (form: HTMLFormElement) => `/api${new URL(form.action).pathname}`;

const post = (form: HTMLFormElement) =>
  postFields(
    form.dataset.send ?? '',
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
