import { useEffect } from 'react';
import type { Typed } from '#forms/define.ts';
import { whenShown } from '../client/when-shown.ts';
import { readDraft } from '../sending/draft.ts';
import { readPicked } from '../sending/picked-program.ts';
import { readSent } from '../sending/sent.ts';
import { isWaiting } from '../sending/waiting.ts';
import { answersOfLink, fillEmpty, programField, readTyped, setInput } from './wizard-form.ts';
import type { WizardProps } from './wizard-props.ts';
import type { WizardTie } from './wizard-tie.ts';

/**
 * Brings a wizard to life with what stands in its inputs already, what the device has kept, and what the link says: what it picks is known only
 * once it is pressed.
 */
export function useOpening({ form, element, dispatch }: WizardTie, choices: WizardProps['choices']): void {
  useEffect(() => {
    whenShown(() => {
      const inputs = element.current;
      if (!inputs) return;
      const nowMs = Date.now();
      const draft = readDraft(form, nowMs);
      const linked = answersOfLink(location.search, readPicked(), choices[programField] ?? []);
      if (draft) fillEmpty(form, inputs, draft.typed);
      followLink(linked, readTyped(form, inputs), inputs);
      dispatch({
        type: 'opened',
        typed: readTyped(form, inputs),
        linked,
        step: draft?.step,
        sent: readSent(form, nowMs),
        isUnsent: draft?.isUnsent,
        notice: draft && (isWaiting(form, nowMs) ? 'waits' : draft.isUnsent ? 'unsent' : 'found'),
      });
    });
  }, [form, element, dispatch, choices]);
}

/** A link picks the program; a reload does not take back what was picked since. */
function followLink(linked: Typed, now: Typed, inputs: HTMLFormElement): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isArriving = navigation?.type === 'navigate';
  for (const [name, answer] of Object.entries(linked)) {
    if (isArriving || !now[name]) setInput(inputs, name, answer);
  }
}
