import { hideFailure, hideMended, offerResend, veilFailure } from '#ui/parts/show-failure.ts';
import { showToast } from '#ui/parts/show-toast.ts';
import { refusedSlips } from './failure-words.ts';
import { answersIn, answersToCarry, controlsOf, labelOf } from './form-controls.ts';
import { FormDraft } from './form-draft.ts';
import { FormReceipt } from './form-receipt.ts';
import { keptFormOf } from './kept-form.ts';
import { keptName } from './kept-on-device.ts';
import { openMs } from './open-ms.ts';
import { fieldsOf } from './post-fields.ts';
import { sendWhenThereIsALine } from './send-waiting.ts';
import type { SendWords } from './send-words.ts';
import { isSent, readSent } from './sent.ts';
import { showSlip } from './show-slip.ts';
import { tellFailure } from './tell-failure.ts';
import type { Telling } from './telling.ts';
import { forgetWaiting, isWaiting, keepWaiting } from './waiting.ts';

/** What a `LeadForm` has around its questions: a draft, a receipt, and above the button what went wrong. */
export function tellAround(form: HTMLFormElement, key: HTMLInputElement, words: SendWords): Telling {
  const kept = keptFormOf(form);
  const draft = new FormDraft(form, kept, key);
  // A build that delivers nothing has none: nobody gave a number to what was sent.
  const receipt =
    import.meta.env.DELIVERY === 'none' ? undefined : new FormReceipt(form, kept, (said) => draft.say(said));

  const resend = () => {
    form.querySelector<HTMLElement>('[data-submit]')?.focus();
    form.requestSubmit();
  };
  // A file cannot wait: no device keeps one.
  const canWait = !controlsOf(form).some(({ type }) => type === 'file');
  const later = {
    isAsked: () => isWaiting(kept, Date.now()),
    ask() {
      keepWaiting(
        kept,
        { formId: form.dataset.send ?? '', fields: fieldsOf(form), openMs: openMs(), stored: words.stored },
        Date.now(),
      );
      sendWhenThereIsALine();
    },
    takeBack: () => forgetWaiting(kept),
  };
  offerResend(form, words.lineBack, { send: resend, ...(canWait && { later }) });
  draft.onResend(resend);
  // It went by itself, from here or from another tab.
  addEventListener('storage', ({ key: changed }) => {
    if (changed !== keptName('sent', kept)) return;
    if (!isSent(kept, whatLeaves().typed, readSent(kept, Date.now()))) return;
    hideFailure(form);
    draft.empty();
    receipt?.showLast();
  });

  // Who types on while it is on its way still gets a receipt of what was sent.
  let leaving = whatLeaves();

  // A message goes as soon as its answer is right, as in the registrations; a file's goes once it is read (send-files.ts).
  form.addEventListener('input', ({ target }) => {
    const control = controlsOf(form).find((each) => each === target);
    if (!control?.ariaInvalid || control.type === 'file' || !control.validity.valid) return;
    showSlip(control);
    hideMended(form);
  });

  return {
    onSend() {
      leaving = whatLeaves();
      draft.hush();
      for (const control of controlsOf(form)) showSlip(control);
      veilFailure(form);
    },
    onFailed(failed) {
      const messages = refusedSlips(failed);
      const wrong = controlsOf(form).filter(({ name, type }) => messages[name] !== undefined && type !== 'hidden');
      for (const control of wrong) showSlip(control, messages[control.name]);
      tellFailure(form, failed, words, {
        slipCount: wrong.length,
        slips: wrong.map((control) => ({ control, label: labelOf(control) })),
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
