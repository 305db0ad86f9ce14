import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { honeypotField, keyField, type Typed } from '#forms/define.ts';
import type { ShownAnswer } from '#ui/components/failure/contact-links.ts';
import { hideFailure, offerResend, veilFailure } from '#ui/components/failure/show-failure.ts';
import { showToast } from '#ui/components/toast/show-toast.ts';
import { forgetWaiting, isWaiting, keepWaiting, sendWhenOnline } from '../forms/device/outbox.ts';
import { forgetSent, keepAnswers, rememberSent } from '../forms/device/sent.ts';
import { readDraft } from '../forms/device/storage.ts';
import { errorsByField, tellFailure } from '../forms/submit/failure.ts';
import { type Failed, openMs, postFields } from '../forms/submit/post.ts';
import { useStepHistory } from './use-step-history.ts';
import { useDraft, useErrorTitle, useFocus, useNews, useOpening, useSent } from './wizard-hooks.ts';
import type { WizardProps } from './wizard-props.ts';
import { advance, emptyWizard, type WizardEvent, type WizardState } from './wizard-state.ts';

/** 'Processing...' shows at least this long, in milliseconds (specification, section 9). */
const submitDelayMs = 2000;

/** Without a key for so long, an answer counts as finished, in milliseconds. */
const restMs = 1000;

/**
 * A wizard at work: its state, tied to the browser's history, the device's storage and the server.
 * @param given what the page shows at first, where it is the answer to a post
 */
export function useWizard(
  { form, choices, sendWords, words }: WizardProps,
  given: Pick<WizardState, 'typed' | 'errors'>,
) {
  const element = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer((now: WizardState, event: WizardEvent) => advance(form, now, event), {
    ...emptyWizard,
    ...given,
  });
  const { typed, sending, hasFailed, errors } = state;

  useOpening(form, choices, element, dispatch);
  useStepHistory(state, dispatch);
  useSent(form, dispatch);
  useFocus(form, state);
  useErrorTitle(words.errorTitle, hasFailed || Object.keys(errors).length > 0);
  const keyOf = useDraft(form, state);
  const news = useNews(form, state, words.gaps);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts it anew
  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'rested' }), restMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const send = useEffectEvent(async (answers: Typed): Promise<void> => {
    const key = keyOf(answers);
    const [answer] = await Promise.all([
      postFields(form.id, fieldsOf(answers)),
      new Promise((resolve) => setTimeout(resolve, submitDelayMs)),
    ]);
    if (typeof answer === 'string' || answer.outcome === 'refused') return fail(answer, answers);
    // A question that is ours, and was not asked, is none of it.
    const asked = form.fields.filter(({ name }) => name !== form.guardian || answers[name]);
    // Specification, section 7: into the visitor's own console, and nowhere else.
    // biome-ignore lint/suspicious/noConsole: the specification asks for it
    console.log(Object.fromEntries(asked.map(({ name }) => [name, answers[name] ?? ''])));
    const { reference } = answer;
    forgetSent(form);
    if (reference) keepAnswers(key, answersInWords(answers));
    dispatch({ type: 'stored', sent: reference ? rememberSent(form, { typed: answers, key, reference }) : undefined });
    showToast(sendWords.stored);
  });

  // Not after the next frame, which a tab in the background does not draw.
  useLayoutEffect(() => {
    if (sending) void send(sending);
  }, [sending]);

  // Not a passive effect: a busy device may run that one after the answer has come, and it would hide the failure.
  useLayoutEffect(() => {
    if (!element.current || hasFailed) return;
    if (sending) veilFailure(element.current);
    else hideFailure(element.current);
  }, [hasFailed, sending]);

  const askForLater = useEffectEvent(() => {
    keepWaiting(form, { formId: form.id, fields: fieldsOf(typed), openMs: openMs(), stored: sendWords.stored });
    sendWhenOnline();
  });
  useEffect(() => {
    if (!element.current) return;
    const later = { isAsked: () => isWaiting(form), ask: () => askForLater(), takeBack: () => forgetWaiting(form) };
    return offerResend(element.current, sendWords.backOnline, { send: () => dispatch({ type: 'resent' }), later });
  }, [form, sendWords]);

  function fail(failed: Failed, answers: Typed): void {
    const errors = errorsByField(failed);
    const errorCount = Object.keys(errors).length;
    dispatch(errorCount > 0 ? { type: 'refused', errors } : { type: 'failed' });
    if (!element.current) return;
    tellFailure(element.current, failed, sendWords, {
      errorCount,
      answers: answersInWords(answers),
      // What was typed has long been kept, where anything can be.
      isKept: readDraft(form) !== undefined,
      isAsked: isWaiting(form),
    });
  }

  /** As they are posted, with the field that no person sees. */
  function fieldsOf(answers: Typed): [string, string][] {
    const honeypot = element.current?.elements.namedItem(honeypotField);
    const fields = form.fields.map(({ name }): [string, string] => [name, answers[name] ?? '']);
    return [
      ...fields,
      [keyField, keyOf(answers)],
      [honeypotField, honeypot instanceof HTMLInputElement ? honeypot.value : ''],
    ];
  }

  function answersInWords(answers: Typed): ShownAnswer[] {
    return form.fields.flatMap(({ name, label }) => {
      const answer = answers[name];
      const choice = choices[name]?.find(({ value }) => value === answer);
      return answer ? [{ label, answer: choice?.label ?? answer }] : [];
    });
  }

  function forget(): void {
    forgetSent(form);
    dispatch({ type: 'forgotten' });
  }

  return { element, state, news, dispatch, forget };
}
