import type { FormValues } from '#forms/define.ts';
import { controlsOf, defaultOf, firstControl } from '../submit/form-dom.ts';
import { isQueued } from './outbox.ts';
import { deleteDraft, makeKey, readDraft, type StoredForm, saveDraft } from './storage.ts';

/**
 * The draft of a form in the page: gives back what was typed before, keeps what is typed from now on.
 * @param resend sends what was given back, when asked to
 * @throws Error if the form has no `DraftLine` or no `DraftOffer`
 */
export function bindDraft(form: HTMLFormElement, kept: StoredForm, key: HTMLInputElement, resend: () => void) {
  const line = form.querySelector<HTMLElement>('[data-draft]');
  const clear = line?.querySelector('button');
  const offer = form.querySelector<HTMLElement>('.draft-offer');
  const notice = offer?.querySelector<HTMLElement>('[role=status]');
  const resendButton = offer?.querySelector('button');
  if (!line || !clear || !offer || !notice || !resendButton) throw new Error('form-draft: the form keeps no draft');

  const draft = readDraft(kept);
  key.value = draft?.key ?? makeKey();
  let isUnsent = false;
  if (draft && restore(draft.typed)) {
    isUnsent = draft.isUnsent === true;
    const { waits = '', unsent = '', found = '', chooseFile = '' } = offer.dataset;
    const welcome = isQueued(kept) ? waits : isUnsent ? unsent : found;
    say(`${welcome} ${isFileMissing() ? chooseFile : ''}`.trim());
    // A file is not kept: without it, nothing is ready to go.
    resendButton.hidden = !isUnsent || !form.matches(':valid');
  }
  resendButton.addEventListener('click', resend);
  form.addEventListener('input', saveAfterCrash);
  clear.addEventListener('click', () => {
    empty();
    say(offer.dataset.cleared ?? '');
    firstControl(form)?.focus();
  });
  clear.hidden = !isTyped();
  line.hidden = false;

  return { say, hush, keepUnsent, empty };

  /** Read out, and shown above the first question. */
  function say(words: string): void {
    if (!offer || !notice || !resendButton) return;
    notice.textContent = words;
    resendButton.hidden = true;
    offer.removeAttribute('data-veiled');
  }

  /** The notice is out of date. Its room stays: nothing moves under who types or presses. */
  function hush(): void {
    offer?.setAttribute('data-veiled', '');
  }

  /** A send failed: it is offered again when the page is next opened. @returns whether the device keeps it */
  function keepUnsent(): boolean {
    isUnsent = true;
    saveAfterCrash();
    return readDraft(kept) !== undefined;
  }

  /** Clears the form and forgets the draft; what is typed next is another entry. */
  function empty(): void {
    form.reset();
    saveAfterCrash();
    key.value = makeKey();
    say('');
  }

  /**
   * What was typed before the script came, or the browser gave back itself, is newer.
   * @returns whether anything of the draft stands in the form now
   */
  function restore(typed: FormValues): boolean {
    const drafted = typedControls().filter((control) => (typed[control.name] ?? '') !== defaultOf(control));
    for (const control of drafted) {
      if (control.value === defaultOf(control)) control.value = typed[control.name] ?? '';
    }
    return drafted.some(({ name, value }) => value === (typed[name] ?? ''));
  }

  function saveAfterCrash(): void {
    hush();
    if (clear) clear.hidden = !isTyped();
    if (isTyped()) {
      const typed = Object.fromEntries(typedControls().map(({ name, value }) => [name, value]));
      saveDraft(kept, { typed, key: key.value, isUnsent });
    } else {
      isUnsent = false;
      deleteDraft(kept);
    }
  }

  function isFileMissing(): boolean {
    return controlsOf(form).some((control) => control instanceof HTMLInputElement && control.files?.length === 0);
  }

  function isTyped(): boolean {
    return typedControls().some((control) => control.value !== defaultOf(control));
  }

  /** What the page fills in by itself is no part of the draft, nor is a file. */
  function typedControls() {
    return controlsOf(form).filter(({ type }) => type !== 'hidden' && type !== 'file');
  }
}
