/** Effects of a wizard, except its steps and submission: initial values, draft, focus, page title, announcements. */
import { type Dispatch, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FormValues, SteppedForm } from '#forms/define.ts';
import { isQueued } from '../forms/device/outbox.ts';
import { readPickedProgram } from '../forms/device/picked-program.ts';
import { isSent, readSent } from '../forms/device/sent.ts';
import { answersOf, deleteDraft, makeKey, readDraft, saveDraft } from '../forms/device/storage.ts';
import { bindReceipt } from '../forms/receipt/form-receipt.ts';
import { isNewNavigation } from '../forms/submit/post.ts';
import { countPageView } from '../layout/page-view.ts';
import { whenActivated } from '../layout/when-activated.ts';
import { announcementText, isEmpty, isSame } from './step-validation.ts';
import { type Choice, codeField, interestField, programField, type WizardProps } from './wizard-props.ts';
import type { WizardEvent, WizardState } from './wizard-state.ts';

/** Opens the wizard with the values that were typed before the script loaded, the draft, and the program of the link. */
export function useInitialValues(
  form: SteppedForm,
  choices: WizardProps['choices'],
  element: RefObject<HTMLFormElement | null>,
  dispatch: Dispatch<WizardEvent>,
): void {
  useEffect(() => {
    whenActivated(() => {
      if (!element.current) return;
      const draft = readDraft(form);
      const inputValues = answersOf(form, Object.fromEntries(new FormData(element.current)));
      const linkValues = answersOfLink(location.search, readPickedProgram(), choices[programField] ?? []);
      const values = Object.fromEntries(
        form.fields.map(({ name }) => {
          const own = inputValues[name] || draft?.values[name];
          return [name, (isNewNavigation() && linkValues[name]) || own || linkValues[name] || ''];
        }),
      );
      const restoredNotice = isQueued(form) ? 'restoredQueued' : draft?.isUnsent ? 'restoredUnsent' : 'restored';
      // A track or batch belongs to the program of its link.
      const sources: readonly FormValues[] = [isNewNavigation() ? linkValues : {}, draft?.values ?? {}, linkValues];
      const source = sources.find((one) => one[interestField] && one[programField] === values[programField]);
      values[interestField] = source?.[interestField] ?? '';
      dispatch({
        type: 'opened',
        values,
        linkValues,
        step: draft?.step,
        sent: readSent(form),
        isUnsent: draft?.isUnsent,
        notice: draft && restoredNotice,
      });
    });
  }, [form, choices, element, dispatch]);
}

/**
 * The values of the link that led here. In the address, `?program=` picks a card, and `?code=` is a referral code.
 * @param picked the values in session storage (picked-program.ts); the address takes precedence
 */
function answersOfLink(search: string, picked: URLSearchParams, programs: readonly Choice[]): FormValues {
  const parameters = new URLSearchParams(search);
  const slug = parameters.get('program') ?? picked.get('program');
  const interest = slug === picked.get('program') && picked.get('interest');
  const program = programs.find((choice) => choice.program !== undefined && choice.program === slug);
  const code = parameters.get('code')?.trim().slice(0, 100);
  return {
    ...(program && { [programField]: program.value }),
    ...(program && interest && { [interestField]: interest }),
    ...(code && { [codeField]: code }),
  };
}

/**
 * Saves the draft on the device. Values that only a link filled in are not saved.
 * @returns a function that returns the idempotency key for its argument; answers already sent keep their key
 */
export function useDraft(form: SteppedForm, state: WizardState): (answers: FormValues) => string {
  const { isLive, step, values, linkValues, sent, isUnsent } = state;
  const key = useRef<string>(undefined);

  // Not a passive effect: it would lose an answer that is typed right before the page closes.
  useLayoutEffect(() => {
    if (!isLive) return;
    if (isEmpty(values) || isSame(values, linkValues)) {
      key.current = undefined;
      deleteDraft(form);
      return;
    }
    // A second tab of the same wizard takes the key of the first.
    key.current ??= readDraft(form)?.key ?? makeKey();
    saveDraft(form, { values, step, key: key.current, isUnsent });
  }, [isLive, form, values, linkValues, step, isUnsent]);

  return (answers) => {
    if (sent && isSent(form, answers, sent)) return sent.key;
    key.current ??= makeKey();
    return key.current;
  };
}

/**
 * Shows the receipt of the last registration. Reads it again when another tab has sent the form, or the browser restores the page from
 * the history.
 */
export function useReceipt(form: SteppedForm, dispatch: Dispatch<WizardEvent>) {
  const receipt = useRef<ReturnType<typeof bindReceipt>>(undefined);
  useEffect(() => {
    // A build that delivers nothing has no receipt.
    if (import.meta.env.DELIVERY === 'none') return;
    const bound = bindReceipt(form, () => dispatch({ type: 'receiptDeleted' }));
    receipt.current = bound;
    const listeners = new AbortController();
    const read = () => {
      bound.show();
      dispatch({ type: 'sentElsewhere', sent: readSent(form) });
    };
    for (const type of ['storage', 'pageshow']) addEventListener(type, read, { signal: listeners.signal });
    return () => listeners.abort();
  }, [form, dispatch]);
  return receipt;
}

/** Moves the focus to the element in the state, before the next key press. */
export function useFocus({ id }: SteppedForm, { focus, step }: WizardState): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new focus
  useLayoutEffect(() => {
    if (!focus) return;
    const ids = { heading: `${id}-step-${step}`, button: `${id}-next` };
    const elementId = focus.on === 'field' ? `${id}-${focus.name}` : ids[focus.on];
    document.getElementById(elementId)?.focus();
  }, [focus]);
}

/** Marks errors in the page title, which a screen reader reads first. */
export function useErrorTitle(template: string, hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    const { title } = document;
    document.title = template.replace('{title}', title);
    return () => {
      document.title = title;
    };
  }, [template, hasErrors]);
}

/** How long an announcement stays in the page, in milliseconds: long enough to be read out once. */
const announcementMs = 10_000;

/** The text of the live region. It changes once for each announcement, not with every key press. @returns a new id for each text */
export function useAnnouncement(form: SteppedForm, state: WizardState, words: WizardProps['words']['problems']) {
  const { announced } = state;
  const [shown, show] = useState({ id: 0, text: '' });
  const currentText = useEffectEvent(() => announcementText(form, state, words));
  useEffect(() => {
    if (!announced) return;
    const write = (text: string) => show(({ id }) => ({ id: id + 1, text }));
    write(currentText());
    const timer = setTimeout(() => write(''), announcementMs);
    return () => {
      clearTimeout(timer);
      write('');
    };
  }, [announced]);
  return shown;
}

/** Counts how many visitors reach each step. The view of the page itself counts as the first one. */
export function useStepViews({ isLive, step }: WizardState): void {
  useEffect(() => {
    if (isLive && step > 0) countPageView(`${location.pathname}#${step + 1}`);
  }, [isLive, step]);
}
