import { type FormEvent, useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { SlipMessages } from '#forms/check.ts';
import { keyField, lureField, type Typed } from '#forms/define.ts';
import type { ShownAnswer } from '#ui/parts/carry-answers.ts';
import { hideFailure, offerResend, veilFailure } from '#ui/parts/show-failure.ts';
import { showToast } from '#ui/parts/show-toast.ts';
import { readDraft } from '../sending/draft.ts';
import { type Failed, refusedSlips } from '../sending/failure-words.ts';
import { openMs } from '../sending/open-ms.ts';
import { postFields } from '../sending/post-fields.ts';
import { sendWhenThereIsALine } from '../sending/send-waiting.ts';
import { forgetSent, rememberSent } from '../sending/sent.ts';
import { forgetAnswers, keepAnswers } from '../sending/tab-answers.ts';
import { tellFailure } from '../sending/tell-failure.ts';
import { forgetWaiting, isWaiting, keepWaiting } from '../sending/waiting.ts';
import { advance } from './advance.ts';
import { useDraft } from './use-draft.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useFocus } from './use-focus.ts';
import { useInputs } from './use-inputs.ts';
import { useLeftQuestions } from './use-left-questions.ts';
import { useOpening } from './use-opening.ts';
import { useSent } from './use-sent.ts';
import { useStepHistory } from './use-step-history.ts';
import { readLure, readTyped, setInput } from './wizard-form.ts';
import type { WizardProps } from './wizard-props.ts';
import { emptyWizard, type WizardEvent, type WizardState } from './wizard-state.ts';
import type { WizardTie } from './wizard-tie.ts';

/** 'Processing...' shows at least this long, in milliseconds (specification, section 9). */
const submitDelayMs = 2000;

/**
 * A wizard at work: the state machine, tied to the inputs, the history, the device's storage and the server.
 * @param slips what the page says at first, where it is the answer to a post
 */
export function useWizard({ form, choices, sendWords, words }: WizardProps, slips: SlipMessages) {
  const element = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer((now: WizardState, event: WizardEvent) => advance(form, now, event), {
    ...emptyWizard,
    slips,
  });
  const tie: WizardTie = { form, element, dispatch };
  const { typed, sending, hasFailed } = state;

  useOpening(tie, choices);
  useInputs(tie, state.isLive, typed);
  useLeftQuestions(tie);
  useStepHistory(tie, state);
  useSent(tie);
  useFocus(tie, state.focus);
  useErrorTitle(words.errorTitle, hasFailed || Object.keys(state.slips).length > 0);
  const keyOf = useDraft(form, state);

  const send = useEffectEvent(async (answers: Typed): Promise<void> => {
    const key = keyOf(answers);
    const [answer] = await Promise.all([
      postFields(form.id, fieldsOf(answers)),
      new Promise((resolve) => setTimeout(resolve, submitDelayMs)),
    ]);
    if (typeof answer === 'string' || answer.outcome === 'refused') {
      fail(answer, answers);
    } else {
      // A question that is ours, and was not asked, is none of it.
      const asked = form.fields.filter(({ name }) => name !== form.guardian || answers[name]);
      // Specification, section 7: into the visitor's own console, and nowhere else.
      // biome-ignore lint/suspicious/noConsole: the specification asks for it
      console.log(Object.fromEntries(asked.map(({ name }) => [name, answers[name] ?? ''])));
      const { reference } = answer;
      forgetLast();
      if (reference) keepAnswers(key, answersInWords(answers));
      element.current?.reset();
      dispatch({
        type: 'stored',
        sent: reference ? rememberSent(form, { typed: answers, key, reference }, Date.now()) : undefined,
      });
      showToast(sendWords.stored);
    }
  });

  useEffect(() => {
    if (sending) void send(sending);
  }, [sending]);

  useEffect(() => {
    const inputs = element.current;
    if (!inputs || hasFailed) return;
    if (sending) veilFailure(inputs);
    else hideFailure(inputs);
  }, [hasFailed, sending]);

  const isAsked = useCallback(() => isWaiting(form, Date.now()), [form]);
  const askForLater = useEffectEvent(() => {
    const waiting = { formId: form.id, fields: fieldsOf(read()), openMs: openMs(), stored: sendWords.stored };
    keepWaiting(form, waiting, Date.now());
    sendWhenThereIsALine();
  });
  const resend = useEffectEvent(() => dispatch({ type: 'resent', typed: read() }));
  useEffect(() => {
    const inputs = element.current;
    if (!inputs) return;
    const later = { isAsked, ask: () => askForLater(), takeBack: () => forgetWaiting(form) };
    return offerResend(inputs, sendWords.lineBack, { send: () => resend(), later });
  }, [form, sendWords, isAsked]);

  function fail(failed: Failed, answers: Typed): void {
    const slips = refusedSlips(failed);
    const slipCount = Object.keys(slips).length;
    dispatch(slipCount > 0 ? { type: 'refused', slips } : { type: 'failed' });
    if (!element.current) return;
    tellFailure(element.current, failed, sendWords, {
      slipCount,
      answers: answersInWords(answers),
      // What was typed has long been kept, where anything can be.
      isKept: readDraft(form, Date.now()) !== undefined,
      isAsked: isAsked(),
    });
  }

  /** As they are posted. */
  function fieldsOf(answers: Typed): [string, string][] {
    const lure = element.current ? readLure(element.current) : '';
    const fields = form.fields.map(({ name }): [string, string] => [name, answers[name] ?? '']);
    return [...fields, [keyField, keyOf(answers)], [lureField, lure]];
  }

  function answersInWords(answers: Typed): ShownAnswer[] {
    return form.fields.flatMap(({ name, label }) => {
      const answer = answers[name];
      const choice = choices[name]?.find(({ value }) => value === answer);
      return answer ? [{ label, answer: choice?.label ?? answer }] : [];
    });
  }

  function forgetLast(): void {
    if (state.sent) forgetAnswers(state.sent.key);
    forgetSent(form);
  }

  const read = () => (element.current ? readTyped(form, element.current) : typed);

  return {
    element,
    state,
    dispatch,
    onInput: () => dispatch({ type: 'typed', typed: read() }),
    /** Next, and on the last step the button that sends. */
    onSubmit(event: FormEvent): void {
      event.preventDefault();
      dispatch({ type: 'pressed', typed: read() });
    },
    /** Once more, after one that came to nothing. */
    onResend: () => dispatch({ type: 'resent', typed: read() }),
    take(name: string, answer: string): void {
      if (element.current) setInput(element.current, name, answer);
      dispatch({ type: 'corrected', name, typed: read() });
    },
    clear(): void {
      element.current?.reset();
      dispatch({ type: 'cleared' });
    },
    forget(): void {
      forgetLast();
      dispatch({ type: 'forgotten' });
    },
  };
}
