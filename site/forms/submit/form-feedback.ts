/** Shows the visitor the outcome of a submission. */
import type { Stored } from '#forms/reply.ts';
import {
  bindResend,
  hideFailure,
  hideFailureIfFixed,
  hideFailureKeepingSpace,
} from '#ui/components/failure/show-failure.ts';
import { showToast } from '#ui/components/toast/show-toast.ts';
import { bindDraft } from '../device/form-draft.ts';
import { queueOf } from '../device/outbox.ts';
import { isSent, readSent } from '../device/sent.ts';
import { makeKey, storageKey } from '../device/storage.ts';
import type { PageFormWords } from '../form-words.ts';
import { bindReceipt } from '../receipt/form-receipt.ts';
import { errorsByField, failureWords, isConnectionLost, reportFailure } from './failure.ts';
import { answersIn, controlsOf, firstControl, labelOf, showFieldError } from './form-dom.ts';
import { type Failed, fieldsOf, openMs } from './post.ts';

/** The feedback of a `LeadForm`: a draft, a receipt, and failures above the submit button. */
export function leadFormFeedback(form: HTMLFormElement, key: HTMLInputElement, words: PageFormWords) {
  const fields = controlsOf(form).map(({ name, type }) => ({ name, kind: type === 'file' ? 'file' : 'text' }) as const);
  const { id: formId, language, version } = words.form;
  const { draftId } = form.dataset;
  if (draftId === undefined || !words.draft) throw new Error('form-feedback: the form has no draft');
  const stored = { id: draftId, version, fields };
  const resend = () => {
    form.querySelector<HTMLElement>('[data-submit]')?.focus();
    form.requestSubmit();
  };
  const draft = bindDraft(form, stored, key, words.draft);
  // A build that delivers nothing has no receipt, because no server gives the entry a reference number.
  const onReceiptRemoved = (text: string) => {
    draft.announce(text);
    firstControl(form)?.focus();
  };
  const receipt = import.meta.env.DELIVERY === 'none' ? undefined : bindReceipt(stored, onReceiptRemoved);

  // A form with a file cannot be queued, because storage holds no files.
  const canQueue = words.form.files.length === 0;
  const queue = queueOf(stored, () => ({
    formId,
    language,
    fields: fieldsOf(form),
    openMs: openMs(),
    stored: words.stored,
  }));
  bindResend(form, words.backOnline, { send: resend, ...(canQueue && { queue }) });
  // The outbox sent the values, from this tab or another one.
  addEventListener('storage', ({ key: changed }) => {
    if (changed !== storageKey('sent', stored) || !isSent(stored, currentValues().values, readSent(stored))) return;
    hideFailure(form);
    draft.clear();
    receipt?.show();
  });

  // The visitor may type during the request; the receipt shows the values that were sent.
  let sentValues = currentValues();

  // As in the registrations, an error disappears as soon as its answer is valid. The error of a file disappears after the file is read
  // (send-files.ts).
  form.addEventListener('input', ({ target }) => {
    const control = controlsOf(form).find((candidate) => candidate === target);
    if (!control?.ariaInvalid || control.type === 'file' || !control.validity.valid) return;
    showFieldError(control);
    hideFailureIfFixed(form);
  });

  return {
    /** Removes the messages about the last submission. */
    onSend() {
      sentValues = currentValues();
      draft.hideStatus();
      for (const control of controlsOf(form)) showFieldError(control);
      hideFailureKeepingSpace(form);
    },
    onFailed(failed: Failed) {
      const errors = errorsByField(failed);
      const wrong = controlsOf(form).filter(({ name, type }) => errors[name] !== undefined && type !== 'hidden');
      for (const control of wrong) showFieldError(control, errors[control.name]);
      reportFailure(form, failed, words, {
        errorCount: wrong.length,
        fieldErrors: wrong.map((control) => ({ control, label: labelOf(control) })),
        answers: answersIn(form),
        isSaved: wrong.length === 0 && draft.saveUnsent(),
        isQueued: canQueue ? queue.isQueued() : undefined,
      });
      wrong[0]?.focus();
    },
    /** Clears the form: the next values are another entry. */
    onStored({ reference }: Stored) {
      hideFailure(form);
      draft.clear();
      showToast(words.stored);
      if (reference !== undefined) receipt?.showNew({ ...sentValues, reference });
    },
  };

  function currentValues() {
    const values = Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
    return { values, key: key.value, answers: answersIn(form) };
  }
}

/** The feedback of an `InlineForm`, such as the newsletter form. @param output the element for the message */
export function inlineFormFeedback(
  form: HTMLFormElement,
  key: HTMLInputElement,
  words: PageFormWords,
  output: HTMLElement,
) {
  key.value = makeKey();
  let titleBefore: string | undefined;
  let isOffline = false;
  // The submit button is next to the message, so the message needs no button to send again.
  addEventListener('online', () => {
    if (isOffline) show('good', words.backOnline);
    isOffline = false;
  });
  const show = (tone: 'good' | 'bad', { title, text }: PageFormWords['stored']) => {
    output.dataset.answer = tone;
    output.replaceChildren(Object.assign(document.createElement('strong'), { textContent: title }), ` ${text}`);
  };
  return {
    onSend() {
      isOffline = false;
      output.replaceChildren();
      form.querySelector('[aria-invalid]')?.removeAttribute('aria-invalid');
      document.title = titleBefore ?? document.title;
      titleBefore = undefined;
    },
    onFailed(failed: Failed) {
      show('bad', failureWords(failed, words, 0));
      isOffline = isConnectionLost(failed);
      titleBefore = document.title;
      document.title = words.errorTitle.replace('{title}', titleBefore);
      const [field] = Object.keys(errorsByField(failed));
      const control = field && form.elements.namedItem(field);
      if (!(control instanceof HTMLElement)) return;
      control.setAttribute('aria-invalid', 'true');
      control.setAttribute('aria-describedby', output.id);
      control.focus();
    },
    onStored() {
      form.reset();
      key.value = makeKey();
      show('good', words.stored);
    },
  };
}
