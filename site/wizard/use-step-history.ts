import { useEffect, useState } from 'react';
import { StepHistory } from './step-history.ts';
import { readTyped } from './wizard-form.ts';
import type { WizardState } from './wizard-state.ts';
import type { WizardTie } from './wizard-tie.ts';

/** Ties the steps to the browser's history. A step that may not be shown is not stayed at. */
export function useStepHistory(
  { form, element, dispatch }: WizardTie,
  { isLive, place }: Pick<WizardState, 'isLive' | 'place'>,
): void {
  const [steps] = useState(() => new StepHistory());

  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      const step = steps.arrive(state);
      if (step !== undefined && element.current) {
        dispatch({ type: 'arrived', step, typed: readTyped(form, element.current) });
      }
    };
    // The heading of the step is brought into view; the browser would then go to where the page was when the step was left.
    const setRestoration = (to: ScrollRestoration) => () => {
      history.scrollRestoration = to;
    };
    const [takeOver, giveBack] = [setRestoration('manual'), setRestoration('auto')];
    takeOver();
    addEventListener('popstate', onPop);
    addEventListener('pagehide', giveBack);
    addEventListener('pageshow', takeOver);
    return () => {
      giveBack();
      removeEventListener('popstate', onPop);
      removeEventListener('pagehide', giveBack);
      removeEventListener('pageshow', takeOver);
    };
  }, [form, element, dispatch, steps]);

  useEffect(() => {
    if (isLive) steps.show(place.step);
  }, [isLive, place, steps]);
}
