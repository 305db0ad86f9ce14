import { type Dispatch, useEffect, useLayoutEffect, useRef } from 'react';
import type { WizardEvent, WizardState } from './wizard-state.ts';

interface StepEntry {
  readonly wizardStep: number;
  /** The number of earlier history entries of this wizard, one for each earlier step. */
  readonly depth: number;
}

/** Adds a history entry for each step forward, so that the browser's back button goes one step back. */
export function useStepHistory({ isLive, step }: WizardState, dispatch: Dispatch<WizardEvent>): void {
  /** Whether this hook has called `history.go()` and waits for its `popstate` event. */
  const isReturning = useRef(false);

  // After each render, because the history can change while the step stays the same.
  useLayoutEffect(() => {
    if (!isLive || isReturning.current) return;
    const { wizardStep, depth } = entryOf(history.state) ?? { wizardStep: step, depth: 0 };
    const back = Math.min(depth, wizardStep - step);
    if (back < 0) {
      history.pushState({ wizardStep: step, depth: depth + 1 } satisfies StepEntry, '');
    } else if (back > 0) {
      isReturning.current = true;
      history.go(-back);
    } else if (entryOf(history.state)?.wizardStep !== step) {
      history.replaceState({ wizardStep: step, depth } satisfies StepEntry, '');
    }
  });

  useEffect(() => {
    const onPopState = () => {
      const arrived = isReturning.current ? undefined : entryOf(history.state)?.wizardStep;
      isReturning.current = false;
      dispatch({ type: 'historyChanged', step: arrived });
    };
    // The wizard scrolls to the heading of the step; the browser would then restore the old scroll position.
    history.scrollRestoration = 'manual';
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [dispatch]);
}

/** Validates the history state: other scripts and extensions can write it. */
function entryOf(state: unknown): StepEntry | undefined {
  const { wizardStep, depth } = (state ?? {}) as Partial<StepEntry>;
  return Number.isInteger(wizardStep) && Number.isInteger(depth) ? (state as StepEntry) : undefined;
}
