/** What a visitor is told of a send, wherever the form says it. */
import { errorTitle } from '#forms/messages.ts';
import type { Stored } from '#forms/reply.ts';
import {
  bindResend,
  hideFailure,
  hideFailureIfFixed,
  hideFailureKeepingSpace,
} from '#ui/components/failure/show-failure.ts';
import { showToast } from '#ui/components/toast/show-toast.ts';
import { bindDraft } from '../device/form-draft.ts';
import { isQueued, queueSubmission, removeQueued, sendWhenOnline } from '../device/outbox.ts';
import { isSent, readSent } from '../device/sent.ts';
import { makeKey, storageKey } from '../device/storage.ts';
import type { SendWords } from '../form-words.ts';
import { bindReceipt } from '../receipt/form-receipt.ts';
import { errorsByField, failureWords, isConnectionLost, reportFailure } from './failure.ts';
import { answersIn, answersToCarry, controlsOf, labelOf, showFieldError, storedFormOf } from './form-dom.ts';
import { type Failed, fieldsOf, openMs } from './post.ts';

export interface FormFeedback {
  /** What was said of the last send goes. */
  onSend(): void;
  onFailed(failed: Failed): void;
  /** It is stored: the form is cleared, and what comes next is another entry. */
  onStored(reply: Stored): void;
}

/** What a `LeadForm` has around its questions: a draft, a receipt, and above the button what went wrong. */
export function leadFormFeedback(form: HTMLFormElement, key: HTMLInputElement, words: SendWords): FormFeedback {
  const kept = storedFormOf(form);
  const resend = () => {
    form.querySelector<HTMLElement>('[data-submit]')?.focus();
    form.requestSubmit();
  };
  const draft = bindDraft(form, kept, key, resend);
  // A build that delivers nothing has none: nobody gave a number to what was sent.
  const receipt = import.meta.env.DELIVERY === 'none' ? undefined : bindReceipt(form, kept, draft.say);

  // A file cannot wait: no device keeps one.
  const canWait = !controlsOf(form).some(({ type }) => type === 'file');
  const later = {
    isAsked: () => isQueued(kept),
    ask() {
      const formId = form.dataset.send ?? '';
      queueSubmission(kept, { formId, fields: fieldsOf(form), openMs: openMs(), stored: words.stored });
      sendWhenOnline();
    },
    takeBack: () => removeQueued(kept),
  };
  bindResend(form, words.backOnline, { send: resend, ...(canWait && { later }) });
  // It went by itself, from here or from another tab.
  addEventListener('storage', ({ key: changed }) => {
    if (changed !== storageKey('sent', kept) || !isSent(kept, whatLeaves().typed, readSent(kept))) return;
    hideFailure(form);
    draft.empty();
    receipt?.show();
  });

  // Who types on while it is on its way still gets a receipt of what was sent.
  let leaving = whatLeaves();

  // An error goes as soon as its answer is right, as in the registrations; a file's goes once it is read (send-files.ts).
  form.addEventListener('input', ({ target }) => {
    const control = controlsOf(form).find((each) => each === target);
    if (!control?.ariaInvalid || control.type === 'file' || !control.validity.valid) return;
    showFieldError(control);
    hideFailureIfFixed(form);
  });

  return {
    onSend() {
      leaving = whatLeaves();
      draft.hush();
      for (const control of controlsOf(form)) showFieldError(control);
      hideFailureKeepingSpace(form);
    },
    onFailed(failed) {
      const errors = errorsByField(failed);
      const wrong = controlsOf(form).filter(({ name, type }) => errors[name] !== undefined && type !== 'hidden');
      for (const control of wrong) showFieldError(control, errors[control.name]);
      reportFailure(form, failed, words, {
        errorCount: wrong.length,
        fieldErrors: wrong.map((control) => ({ control, label: labelOf(control) })),
        answers: answersToCarry(form),
        isKept: wrong.length === 0 && draft.keepUnsent(),
        isAsked: canWait ? later.isAsked() : undefined,
      });
      wrong[0]?.focus();
    },
    onStored({ reference }) {
      hideFailure(form);
      draft.empty();
      showToast(words.stored);
      if (reference !== undefined) receipt?.give({ ...leaving, reference });
    },
  };

  function whatLeaves() {
    const typed = Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
    return { typed, key: key.value, answers: answersIn(form) };
  }
}

/** A form of one line says in one line how it went: the newsletter's. */
export function inlineFormFeedback(
  form: HTMLFormElement,
  key: HTMLInputElement,
  words: SendWords,
  line: HTMLElement,
): FormFeedback {
  key.value = makeKey();
  let titleBefore: string | undefined;
  // A press too many, on a line that is empty again, would take the good word away.
  let isDone = false;
  let isOffline = false;
  form.addEventListener('input', () => {
    isDone = false;
  });
  // Nothing is sent by itself: the button stands beside it.
  addEventListener('online', () => {
    if (isOffline) say('good', words.backOnline);
    isOffline = false;
  });
  form.addEventListener('submit', (event) => {
    if (!isDone) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  const say = (tone: 'good' | 'bad', { title, text }: SendWords['stored']) => {
    line.dataset.answer = tone;
    line.replaceChildren(Object.assign(document.createElement('strong'), { textContent: title }), ` ${text}`);
  };
  return {
    onSend() {
      isOffline = false;
      line.replaceChildren();
      form.querySelector('[aria-invalid]')?.removeAttribute('aria-invalid');
      document.title = titleBefore ?? document.title;
      titleBefore = undefined;
    },
    onFailed(failed) {
      say('bad', failureWords(failed, words, 0));
      isOffline = isConnectionLost(failed);
      titleBefore = document.title;
      document.title = errorTitle.replace('{title}', titleBefore);
      const [field] = Object.keys(errorsByField(failed));
      const control = field && form.elements.namedItem(field);
      if (!(control instanceof HTMLElement)) return;
      control.setAttribute('aria-invalid', 'true');
      control.setAttribute('aria-describedby', line.id);
      control.focus();
    },
    onStored() {
      form.reset();
      key.value = makeKey();
      say('good', words.stored);
      isDone = true;
    },
  };
}
