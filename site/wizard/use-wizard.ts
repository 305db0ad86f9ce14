import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { type FormValues, honeypotField, keyField, labelAnswers, type SteppedForm } from '#forms/define.ts';
import { bindResend, hideFailure, hideFailureKeepingSpace } from '#ui/components/failure/show-failure.ts';
import { showToast } from '#ui/components/toast/show-toast.ts';
import { isQueued, queueOf } from '../forms/device/outbox.ts';
import { readDraft } from '../forms/device/storage.ts';
import { errorsByField, reportFailure } from '../forms/submit/failure.ts';
import { type Failed, openMs, post } from '../forms/submit/post.ts';
import { useStepHistory } from './use-step-history.ts';
import {
  useAnnouncement,
  useDraft,
  useErrorTitle,
  useFocus,
  useInitialValues,
  useReceipt,
  useStepViews,
} from './wizard-hooks.ts';
import { interestField, type WizardProps } from './wizard-props.ts';
import { initialState, type WizardEvent, type WizardState, wizardReducer } from './wizard-state.ts';

/** 'Processing...' shows at least this long, in milliseconds (specification, section 9). */
const submitDelayMs = 2000;

/**
 * Runs a wizard: its state, and the effects on browser history, local storage and server.
 * @param initial the values and errors of a page that answers a post
 */
export function useWizard(
  { form, choices, sendWords, words }: WizardProps,
  initial: Pick<WizardState, 'values' | 'errors'>,
) {
  const element = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(
    (current: WizardState, event: WizardEvent) => wizardReducer(form, current, event),
    { ...initialState, ...initial },
  );
  const { values, sending, hasFailed, errors } = state;

  useInitialValues(form, choices, element, dispatch);
  useStepHistory(state, dispatch);
  useStepViews(state);
  const receipt = useReceipt(form, dispatch);
  useFocus(form, state);
  useErrorTitle(words.errorTitle, hasFailed || Object.keys(errors).length > 0);
  const keyFor = useDraft(form, state);
  const announcement = useAnnouncement(form, state, words.problems);

  const send = useEffectEvent(async (answers: FormValues): Promise<void> => {
    const key = keyFor(answers);
    const [reply] = await Promise.all([
      post(form, new URLSearchParams(postedFields(answers)), openMs()),
      new Promise((resolve) => setTimeout(resolve, submitDelayMs)),
    ]);
    if (typeof reply === 'string' || reply.outcome === 'refused') return fail(reply, answers);
    logAnswers(form, answers);
    const { reference } = reply;
    const labelled = labelAnswers(form, answers);
    const sent = reference && receipt.current?.showNew({ reference, values: answers, key, answers: labelled });
    dispatch({ type: 'stored', sent: sent || undefined });
    showToast(sendWords.stored);
  });

  // Not a passive effect: a background tab draws no frame, so a passive effect would wait.
  useLayoutEffect(() => {
    if (sending) void send(sending);
  }, [sending]);

  // Not a passive effect: a busy device may run a passive effect after the reply, and would hide the failure.
  useLayoutEffect(() => {
    const hide = sending ? hideFailureKeepingSpace : hideFailure;
    if (element.current && !hasFailed) hide(element.current);
  }, [hasFailed, sending]);

  const submission = useEffectEvent(() => {
    const { id: formId, language } = form;
    return { formId, language, fields: postedFields(values), openMs: openMs(), stored: sendWords.stored };
  });
  useEffect(() => {
    if (!element.current) return;
    const queue = queueOf(form, () => submission());
    return bindResend(element.current, sendWords.backOnline, { send: () => dispatch({ type: 'retried' }), queue });
  }, [form, sendWords]);

  function fail(failed: Failed, answers: FormValues): void {
    const errors = errorsByField(failed);
    const errorCount = Object.keys(errors).length;
    dispatch(errorCount > 0 ? { type: 'refused', errors } : { type: 'failed' });
    if (!element.current) return;
    reportFailure(element.current, failed, sendWords, {
      errorCount,
      answers: labelAnswers(form, answers),
      // The draft is saved with every key press, unless the browser refuses storage.
      isSaved: readDraft(form) !== undefined,
      isQueued: isQueued(form),
    });
  }

  /** The answers as they are posted, with the hidden fields. */
  function postedFields(answers: FormValues): [string, string][] {
    const honeypot = element.current?.elements.namedItem(honeypotField);
    return Object.entries({
      ...answers,
      [keyField]: keyFor(answers),
      [honeypotField]: honeypot instanceof HTMLInputElement ? honeypot.value : '',
    });
  }

  return { element, state, announcement, dispatch };
}

/** Specification, section 7: the answers go to the visitor's own console, and nowhere else. */
function logAnswers({ fields, guardian }: SteppedForm, answers: FormValues): void {
  // The specification does not name the guardian's number and the track, so they are logged only if they have a value.
  const logged = fields.filter(({ name }) => (name !== guardian && name !== interestField) || answers[name]);
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.log(Object.fromEntries(logged.map(({ name }) => [name, answers[name] ?? ''])));
}
