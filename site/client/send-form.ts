import { keyField } from '#forms/define.ts';
import type { Reply } from '#forms/reply.ts';
import { showToast } from '#ui/parts/show-toast.ts';
import type { SendWords } from '../forms/send-words.ts';

/** Longest wait for an answer, in milliseconds; a phone on a slow network needs most of it. */
const patienceMs = 30_000;

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
    const reply = await post(form);
    button.textContent = label;
    button.removeAttribute('aria-disabled');
    isSending = false;

    if (reply === 'unreachable' || reply === 'tooSlow') return say('bad', words[reply]);
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
      .filter((control) => control.value)
      .map((control) => `${control.labels?.[0]?.firstChild?.textContent}: ${control.value}`);
    const { label, href } = words.writeInstead;
    return { label, href: `${href}?body=${encodeURIComponent(answers.join('\n'))}` };
  }
}

/** @returns the server's reply; `unreachable` when none came that can be understood, `tooSlow` when none came in time */
async function post(form: HTMLFormElement): Promise<Reply | 'unreachable' | 'tooSlow'> {
  // A build for a static host delivers nothing and calls nobody (specification, section 7).
  if (import.meta.env.DELIVERY === 'none') return { outcome: 'stored', status: 200 };
  const fields = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  try {
    const response = await fetch(`/api${new URL(form.action).pathname}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(patienceMs),
    });
    const reply: Reply = await response.json();
    return reply.outcome === 'stored' || (reply.outcome === 'refused' && reply.message) ? reply : 'unreachable';
  } catch (error) {
    // Whether it arrived is unknown; the key makes trying again safe.
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'tooSlow' : 'unreachable';
  }
}

/** 128 random bits. Not `crypto.randomUUID`, which a page served over plain http does not have. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
