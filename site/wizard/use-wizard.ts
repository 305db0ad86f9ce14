import { type FormEvent, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { keyField, type Typed } from '#forms/define.ts';
import { showToast } from '#ui/parts/show-toast.ts';
import { postFields } from '../client/post-fields.ts';
import { rememberSent } from '../client/sent.ts';
import { advance } from './advance.ts';
import { isEmpty } from './typed.ts';
import { useDraft } from './use-draft.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useFocus } from './use-focus.ts';
import { useInputs } from './use-inputs.ts';
import { useLeftQuestions } from './use-left-questions.ts';
import { useOpening } from './use-opening.ts';
import { useSent } from './use-sent.ts';
import { useStepHistory } from './use-step-history.ts';
import { readTyped, setInput } from './wizard-form.ts';
import type { WizardProps } from './wizard-props.ts';
import { emptyWizard, type WizardEvent, type WizardState } from './wizard-state.ts';
import type { WizardTie } from './wizard-tie.ts';

/** 'Processing...' shows at least this long, in milliseconds (specification, section 9). */
const submitDelayMs = 2000;

/** A wizard at work: the state machine, tied to the inputs, the history, the device's storage and the server. */
export function useWizard({ form, choices, sendWords, words }: WizardProps, given: Typed) {
  const element = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer((now: WizardState, event: WizardEvent) => advance(form, now, event), {
    ...emptyWizard,
    slips: given,
  });
  const [tie] = useState<WizardTie>({ form, element, dispatch });
  const { typed, sending } = state;

  useOpening(tie, choices);
  useInputs(tie, state.isLive, typed);
  useLeftQuestions(tie);
  useStepHistory(tie, state);
  useSent(tie);
  useFocus(tie, state.focus);
  useErrorTitle(words.errorTitle, !isEmpty(state.slips));
  const keyOf = useDraft(form, state);

  const send = useEffectEvent(async (answers: Typed): Promise<void> => {
    const key = keyOf(answers);
    const fields = form.fields.map(({ name }) => [name, answers[name] ?? ''] as const);
    const [answer] = await Promise.all([
      postFields(form.id, [...fields, [keyField, key]]),
      new Promise((resolve) => setTimeout(resolve, submitDelayMs)),
    ]);
    const link = writeInstead(answers);
    if (typeof answer === 'string') {
      dispatch({ type: 'failed' });
      showToast({ tone: 'bad', ...sendWords[answer], link });
    } else if (answer.outcome === 'refused') {
      const { slips, message } = answer;
      dispatch(slips ? { type: 'refused', slips } : { type: 'failed' });
      const { title, text } = sendWords.refused;
      // A slip names its field and what to do; every other refusal says for itself what became of the answers.
      showToast({ tone: 'bad', title, text: slips ? `${message}. ${text}` : message, link });
    } else {
      // Specification, section 7: into the visitor's own console, and nowhere else.
      // biome-ignore lint/suspicious/noConsole: the specification asks for it
      console.log(Object.fromEntries(fields));
      const { reference } = answer;
      element.current?.reset();
      dispatch({
        type: 'stored',
        sent: reference ? rememberSent(form, { typed: answers, key, reference }, Date.now()) : undefined,
      });
      showToast({ tone: 'good', ...sendWords.stored });
    }
  });

  useEffect(() => {
    if (sending) void send(sending);
  }, [sending]);

  /** The same answers as an e-mail, for when our server cannot take them. */
  function writeInstead(answers: Typed): { label: string; href: string } {
    const lines = form.fields
      .filter(({ name }) => answers[name])
      .map(({ name, label }) => `${label}: ${answers[name]}`);
    const { label, href } = sendWords.writeInstead;
    return { label, href: `${href}?body=${encodeURIComponent(lines.join('\n'))}` };
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
    take(name: string, answer: string): void {
      if (element.current) setInput(element.current, name, answer);
      dispatch({ type: 'corrected', name, typed: read() });
    },
    clear(): void {
      element.current?.reset();
      dispatch({ type: 'cleared' });
    },
  };
}
