import type { FormValues } from '#forms/define.ts';
import { controlsOf, defaultOf, firstControl } from '../submit/form-dom.ts';
import { isQueued } from './outbox.ts';
import { deleteDraft, makeKey, readDraft, type StoredForm, saveDraft } from './storage.ts';

/**
 * Restores the draft of a form in the page, and saves it with each input.
 * @param stored the form as storage knows it
 * @param key the hidden field with the idempotency key
 * @param resend sends the restored values
 * @throws Error if the form has no `DraftNotice` or no `DraftOffer`
 */
export function bindDraft(form: HTMLFormElement, stored: StoredForm, key: HTMLInputElement, resend: () => void) {
  const line = form.querySelector<HTMLElement>('[data-draft]');
  const clear = line?.querySelector('button');
  const offer = form.querySelector<HTMLElement>('.draft-offer');
  const notice = offer?.querySelector<HTMLElement>('[role=status]');
  const resendButton = offer?.querySelector('button');
  if (!line || !clear || !offer || !notice || !resendButton)
    throw new Error('form-draft: the form has no draft notice');

  const draft = readDraft(stored);
  key.value = draft?.key ?? makeKey();
  let isUnsent = false;
  if (draft && restore(draft.values)) {
    isUnsent = draft.isUnsent === true;
    const { waits = '', unsent = '', found = '', chooseFile = '' } = offer.dataset;
    const restoredText = isQueued(stored) ? waits : isUnsent ? unsent : found;
    announce(`${restoredText} ${isFileMissing() ? chooseFile : ''}`.trim());
    // A form with a required file is invalid here, because a draft contains no file.
    resendButton.hidden = !isUnsent || !form.matches(':valid');
  }
  resendButton.addEventListener('click', resend);
  form.addEventListener('input', save);
  clear.addEventListener('click', () => {
    clearForm();
    announce(offer.dataset.cleared ?? '');
    firstControl(form)?.focus();
  });
  clear.hidden = !isTyped();
  line.hidden = false;

  return { announce, hideNotice, saveUnsent, clear: clearForm };

  /** Shows a text above the first question, in a live region. */
  function announce(text: string): void {
    if (!offer || !notice || !resendButton) return;
    notice.textContent = text;
    resendButton.hidden = true;
    offer.removeAttribute('data-invisible');
  }

  /** Hides an outdated notice. Its space stays, so that nothing moves while the visitor types or presses a button. */
  function hideNotice(): void {
    offer?.setAttribute('data-invisible', '');
  }

  /** Saves values that could not be sent: the next visit offers to send them. @returns whether they are stored */
  function saveUnsent(): boolean {
    isUnsent = true;
    save();
    return readDraft(stored) !== undefined;
  }

  /** Clears the form and deletes the draft. The next values get a new key, because they are another entry. */
  function clearForm(): void {
    form.reset();
    save();
    key.value = makeKey();
    announce('');
  }

  /**
   * Fills in the draft. A value that was typed before the script loaded, or that the browser restored, is newer and stays.
   * @returns whether the form now contains any value of the draft
   */
  function restore(values: FormValues): boolean {
    const drafted = typedControls().filter((control) => (values[control.name] ?? '') !== defaultOf(control));
    for (const control of drafted) {
      if (control.value === defaultOf(control)) control.value = values[control.name] ?? '';
    }
    return drafted.some(({ name, value }) => value === (values[name] ?? ''));
  }

  function save(): void {
    hideNotice();
    if (clear) clear.hidden = !isTyped();
    if (isTyped()) {
      const values = Object.fromEntries(typedControls().map(({ name, value }) => [name, value]));
      saveDraft(stored, { values, key: key.value, isUnsent });
    } else {
      isUnsent = false;
      deleteDraft(stored);
    }
  }

  function isFileMissing(): boolean {
    return controlsOf(form).some((control) => control instanceof HTMLInputElement && control.files?.length === 0);
  }

  function isTyped(): boolean {
    return typedControls().some((control) => control.value !== defaultOf(control));
  }

  /** The controls that a draft saves: neither hidden fields, which the page fills in, nor files. */
  function typedControls() {
    return controlsOf(form).filter(({ type }) => type !== 'hidden' && type !== 'file');
  }
}
