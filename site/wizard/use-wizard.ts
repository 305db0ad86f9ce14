import { type FormEvent, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { keyField, type Typed } from '#forms/define.ts';
import { hideFailure, showFailure } from '#ui/parts/show-failure.ts';
import { showToast } from '#ui/parts/show-toast.ts';
import { forgetDraft, keepDraft, readDraft } from '../client/draft.ts';
import { makeKey } from '../client/make-key.ts';
import { postFields } from '../client/post-fields.ts';
import { type Failed, failureWords, slipsOf } from '../forms/failure-words.ts';
import { StepHistory } from './step-history.ts';
import {
  answersOfLink,
  fillEmpty,
  inputOf,
  isEmpty,
  isSame,
  programField,
  readTyped,
  setInput,
} from './wizard-form.ts';
import type { WizardProps } from './wizard-props.ts';
import { advance, emptyWizard, type WizardEvent, type WizardState } from './wizard-state.ts';

/** 'Processing...' shows at least this long, in milliseconds (specification, section 9). */
const submitDelayMs = 2000;

/** How often the inputs are read, in milliseconds: some password managers fill them in and tell nobody. */
const readEveryMs = 400;

/** A wizard at work: the state machine, tied to the inputs, the history, the device's storage and the server. */
export function useWizard({ form, choices, sendWords, words }: WizardProps, given: Typed) {
  const element = useRef<HTMLFormElement>(null);
  const key = useRef<string>(undefined);
  const focusNext = useRef<'heading' | 'slip' | 'button' | 'reference'>(undefined);
  const [steps] = useState(() => new StepHistory());
  const [isLive, setLive] = useState(false);
  const [notice, setNotice] = useState('');
  const [state, dispatch] = useReducer((now: WizardState, event: WizardEvent) => advance(form, now, event), {
    ...emptyWizard,
    slips: given,
  });
  const { step, typed } = state;

  const open = useEffectEvent((inputs: HTMLFormElement) => {
    const draft = readDraft(form, Date.now());
    key.current = draft?.key;
    if (draft) fillEmpty(form, inputs, draft.typed);
    followLink(inputs);
    dispatch({ type: 'typed', typed: readTyped(form, inputs) });
    if (draft) {
      dispatch({ type: 'go', step: draft.step ?? 0 });
      setNotice(words.draft.found);
    }
    setLive(true);
  });

  /** A link picks the program; a reload does not take back what was picked since. */
  function followLink(inputs: HTMLFormElement): void {
    const { program, code } = answersOfLink(location.search, choices[programField] ?? []);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isArriving = navigation?.type === 'navigate';
    const now = readTyped(form, inputs);
    if (program && (isArriving || !now[programField])) setInput(inputs, programField, program);
    if (code && (isArriving || !now.discountCode)) setInput(inputs, 'discountCode', code);
  }

  const read = useEffectEvent(() => {
    if (!element.current || state.isProcessing) return;
    const now = readTyped(form, element.current);
    if (!isSame(now, typed)) dispatch({ type: 'typed', typed: now });
  });

  /** The browser's back and forward: a step that may not be shown is not stayed at. */
  const follow = useEffectEvent((entry: unknown) => {
    const wanted = steps.arrive(entry);
    if (wanted === undefined || !element.current) return;
    const now = state.isProcessing ? state : { ...state, typed: readTyped(form, element.current) };
    const happens = { type: 'go', step: wanted } as const;
    const then = advance(form, now, happens);
    if (then.step !== step) focusNext.current = 'heading';
    dispatch({ type: 'typed', typed: now.typed });
    dispatch(happens);
    steps.show(then.step);
  });

  useEffect(() => {
    if (element.current) open(element.current);
    const timer = setInterval(() => read(), readEveryMs);
    const onPop = ({ state: entry }: PopStateEvent) => follow(entry);
    addEventListener('popstate', onPop);
    return () => {
      clearInterval(timer);
      removeEventListener('popstate', onPop);
    };
  }, []);

  useEffect(() => {
    if (isLive) steps.show(step);
  }, [isLive, step, steps]);

  useEffect(() => {
    if (!isLive) return;
    if (isEmpty(typed)) return forgetDraft(form);
    // A second tab of the same wizard takes the key of the first.
    key.current ??= readDraft(form, Date.now())?.key ?? makeKey();
    keepDraft(form, { typed, step, key: key.current }, Date.now());
  }, [isLive, form, typed, step]);

  useEffect(() => {
    const target = focusNext.current;
    focusNext.current = undefined;
    if (!target || !element.current) return;
    const slip = form.fields.find(({ name }) => state.slips[name]);
    const focused = {
      heading: undefined,
      slip: slip && inputOf(element.current, slip.name),
      button: element.current.querySelector<HTMLElement>('[type=submit]'),
      reference: document.getElementById('reference-heading'),
    }[target];
    (focused ?? document.querySelector<HTMLElement>('[data-wizard-focus]'))?.focus();
  });

  /** Next, and on the last step the send. */
  function goOn(event: FormEvent): void {
    event.preventDefault();
    if (!element.current || state.isProcessing) return;
    const now = { ...state, typed: readTyped(form, element.current) };
    const happens = { type: step === form.steps.length - 1 ? 'send' : 'next' } as const;
    const then = advance(form, now, happens);
    // What had the focus may be out of reach while the answers are on their way.
    focusNext.current = then.isProcessing ? 'button' : then.step > step ? 'heading' : 'slip';
    hideFailure(element.current);
    setNotice('');
    dispatch({ type: 'typed', typed: now.typed });
    dispatch(happens);
    if (then.isProcessing) void send(now.typed);
  }

  function goBack(): void {
    if (state.isProcessing) return;
    focusNext.current = 'heading';
    dispatch({ type: 'previous' });
  }

  async function send(answers: Typed): Promise<void> {
    key.current ??= makeKey();
    const fields = form.fields.map(({ name }) => [name, answers[name] ?? ''] as const);
    const [answer] = await Promise.all([
      postFields(form.id, [...fields, [keyField, key.current]]),
      new Promise((resolve) => setTimeout(resolve, submitDelayMs)),
    ]);
    if (typeof answer === 'string' || answer.outcome === 'refused') {
      fail(answer, answers);
    } else {
      // Specification, section 7: into the visitor's own console, and nowhere else.
      // biome-ignore lint/suspicious/noConsole: the specification asks for it
      console.log(Object.fromEntries(fields));
      empty();
      focusNext.current = 'reference';
      dispatch({ type: 'stored', reference: answer.reference });
      showToast(sendWords.stored);
    }
  }

  function fail(failed: Failed, answers: Typed): void {
    const slips = slipsOf(failed);
    const wrong = form.fields.filter(({ name }) => slips[name] !== undefined);
    if (wrong.length > 0) focusNext.current = 'slip';
    dispatch(wrong.length > 0 ? { type: 'refused', slips } : { type: 'failed' });
    const typed = form.fields.filter(({ name }) => answers[name]);
    if (element.current) {
      showFailure(element.current, {
        ...failureWords(failed, sendWords, wrong.length),
        answers: typed.map(({ name, label }) => `${label}: ${answers[name]}`).join('\n'),
      });
    }
  }

  function clear(): void {
    empty();
    focusNext.current = 'heading';
    dispatch({ type: 'cleared' });
    setNotice(words.draft.cleared);
  }

  function empty(): void {
    element.current?.reset();
    forgetDraft(form);
    key.current = undefined;
  }

  return { element, state, isLive, notice, goOn, goBack, clear, read: () => read() };
}
