import type { Content } from '#content';
import type { FormValues } from '#forms/define.ts';
import { controlsOf, defaultOf, firstControl } from '../submit/form-dom.ts';
import { isQueued } from './outbox.ts';
import { deleteDraft, makeKey, readDraft, type StoredForm, saveDraft } from './storage.ts';

/**
 * Restores the draft of a form in the page, and saves it with each input.
 * @param stored the fields of the form, as `storage.ts` needs them
 * @param key the hidden field with the idempotency key
 * @throws Error if the form has no notice about its draft or no status above its fields
 */
export function bindDraft(
  form: HTMLFormElement,
  stored: StoredForm,
  key: HTMLInputElement,
  words: Content['siteText']['draft'],
) {
  const notice = form.querySelector<HTMLElement>('[data-draft]');
  const clear = notice?.querySelector('button');
  const status = form.querySelector<HTMLElement>('.draft-status');
  if (!notice || !clear || !status) throw new Error('form-draft: the form has no notice or no status');

  const draft = readDraft(stored);
  key.value = draft?.key ?? makeKey();
  let isUnsent = false;
  if (draft && restore(draft.values)) {
    isUnsent = draft.isUnsent === true;
    const restored = isQueued(stored) ? words.restoredQueued : isUnsent ? words.restoredUnsent : words.restored;
    announce(`${restored} ${isFileMissing() ? words.chooseFile : ''}`.trim());
  }
  form.addEventListener('input', save);
  clear.addEventListener('click', () => {
    clearForm();
    announce(words.cleared);
    firstControl(form)?.focus();
  });
  clear.hidden = !hasInput();
  notice.hidden = false;

  return { announce, hideStatus, saveUnsent, clear: clearForm };

  /** Shows a text above the first field, in a live region. */
  function announce(text: string): void {
    if (!status) return;
    status.textContent = text;
    status.removeAttribute('data-invisible');
  }

  /** Hides an outdated text without a layout shift: its space stays. */
  function hideStatus(): void {
    status?.setAttribute('data-invisible', '');
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
    const restorable = draftControls().filter((control) => (values[control.name] ?? '') !== defaultOf(control));
    for (const control of restorable) {
      if (control.value === defaultOf(control)) control.value = values[control.name] ?? '';
    }
    return restorable.some(({ name, value }) => value === (values[name] ?? ''));
  }

  function save(): void {
    hideStatus();
    if (clear) clear.hidden = !hasInput();
    if (hasInput()) {
      const values = Object.fromEntries(draftControls().map(({ name, value }) => [name, value]));
      saveDraft(stored, { values, key: key.value, isUnsent });
    } else {
      isUnsent = false;
      deleteDraft(stored);
    }
  }

  function isFileMissing(): boolean {
    return controlsOf(form).some((control) => control instanceof HTMLInputElement && control.files?.length === 0);
  }

  function hasInput(): boolean {
    return draftControls().some((control) => control.value !== defaultOf(control));
  }

  /** The controls that a draft saves: neither hidden fields, which the page fills in, nor files. */
  function draftControls() {
    return controlsOf(form).filter(({ type }) => type !== 'hidden' && type !== 'file');
  }
}
