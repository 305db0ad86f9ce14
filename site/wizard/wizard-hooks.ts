/** What a wizard does besides its steps and sending: opening, the draft, the focus, the title. */
import { type Dispatch, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SteppedForm, Typed } from '#forms/define.ts';
import { isWaiting } from '../forms/device/outbox.ts';
import { readPicked } from '../forms/device/picked-program.ts';
import { isSent, readSent } from '../forms/device/sent.ts';
import { answersOf, forgetDraft, keepDraft, makeKey, readDraft } from '../forms/device/storage.ts';
import { receiptHeadingId } from '../forms/receipt/receipt.tsx';
import { isArriving } from '../forms/submit/post.ts';
import { whenActivated } from '../layout/when-activated.ts';
import { isEmpty, isSame, newsInWords } from './step-validation.ts';
import { type Choice, codeField, programField, type WizardProps } from './wizard-props.ts';
import type { WizardEvent, WizardState } from './wizard-state.ts';

/** Opens the wizard with what was typed before its script came, the draft, and what a link picks. */
export function useOpening(
  form: SteppedForm,
  choices: WizardProps['choices'],
  element: RefObject<HTMLFormElement | null>,
  dispatch: Dispatch<WizardEvent>,
): void {
  useEffect(() => {
    whenActivated(() => {
      if (!element.current) return;
      const draft = readDraft(form);
      const found = answersOf(form, Object.fromEntries(new FormData(element.current)));
      const linked = answersOfLink(location.search, readPicked(), choices[programField] ?? []);
      const typed = Object.fromEntries(
        form.fields.map(({ name }) => {
          const own = found[name] || draft?.typed[name];
          return [name, (isArriving() && linked[name]) || own || linked[name] || ''];
        }),
      );
      const welcome = isWaiting(form) ? 'waits' : draft?.isUnsent ? 'unsent' : 'found';
      dispatch({
        type: 'opened',
        typed,
        linked,
        step: draft?.step,
        sent: readSent(form),
        isUnsent: draft?.isUnsent,
        notice: draft && welcome,
      });
    });
  }, [form, choices, element, dispatch]);
}

/**
 * What a link may bring along: `?program=` picks a card, `?code=` is the code of whoever recommended us.
 * @param picked the program of a link on another page of ours; that of the address goes first
 */
function answersOfLink(search: string, picked: string | null, programs: readonly Choice[]): Typed {
  const parameters = new URLSearchParams(search);
  const wanted = parameters.get('program') ?? picked;
  const program = programs.find((choice) => choice.program !== undefined && choice.program === wanted);
  const code = parameters.get('code')?.trim().slice(0, 100);
  return { ...(program && { [programField]: program.value }), ...(code && { [codeField]: code }) };
}

/**
 * Keeps on the device what is typed: not what a link alone filled in, nor what was sent.
 * @returns the idempotency key to send these answers with: those that were sent already keep theirs
 */
export function useDraft(form: SteppedForm, state: WizardState): (answers: Typed) => string {
  const { isLive, step, typed, linked, sent, isUnsent } = state;
  const key = useRef<string>(undefined);

  // At once: an effect that waits for the next frame loses what is typed right before the page is left.
  useLayoutEffect(() => {
    if (!isLive) return;
    if (isEmpty(typed) || isSame(typed, linked) || isSent(form, typed, sent)) {
      key.current = undefined;
      forgetDraft(form);
      return;
    }
    // A second tab of the same wizard takes the key of the first.
    key.current ??= readDraft(form)?.key ?? makeKey();
    keepDraft(form, { typed, step, key: key.current, isUnsent });
  }, [isLive, form, typed, linked, sent, step, isUnsent]);

  return (answers) => {
    if (sent && isSent(form, answers, sent)) return sent.key;
    key.current ??= makeKey();
    return key.current;
  };
}

/** Learns what another tab has sent, and what was sent while this page lay in the browser's history. */
export function useSent(form: SteppedForm, dispatch: Dispatch<WizardEvent>): void {
  useEffect(() => {
    const listening = new AbortController();
    const read = () => dispatch({ type: 'remembered', sent: readSent(form) });
    for (const type of ['storage', 'pageshow']) addEventListener(type, read, { signal: listening.signal });
    return () => listening.abort();
  }, [form, dispatch]);
}

/** Gives the focus to what the state says, before the next key arrives. */
export function useFocus({ id }: SteppedForm, { focus, step }: WizardState): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new focus
  useLayoutEffect(() => {
    if (!focus) return;
    const ids = { heading: `${id}-step-${step}`, button: `${id}-next`, sent: receiptHeadingId };
    const wanted = focus.on === 'field' ? `${id}-${focus.name}` : ids[focus.on];
    document.getElementById(wanted)?.focus();
  }, [focus]);
}

/** Says in the title of the page that answers are at fault: it is what a screen reader reads first. */
export function useErrorTitle(words: string, isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    const { title } = document;
    document.title = words.replace('{title}', title);
    return () => {
      document.title = title;
    };
  }, [words, isWrong]);
}

/** How long news stays, in milliseconds: long enough to be read out, and gone when somebody comes by later. */
const newsMs = 10_000;

/** The news for a screen reader, written once and not with every key. @returns another id each time */
export function useNews(form: SteppedForm, state: WizardState, words: WizardProps['words']['gaps']) {
  const { news } = state;
  const [shown, show] = useState({ id: 0, text: '' });
  const inWords = useEffectEvent(() => newsInWords(form, state, words));
  useEffect(() => {
    if (!news) return;
    const write = (text: string) => show(({ id }) => ({ id: id + 1, text }));
    write(inWords());
    const timer = setTimeout(() => write(''), newsMs);
    return () => {
      clearTimeout(timer);
      write('');
    };
  }, [news]);
  return shown;
}
