import { type Dispatch, useEffect, useLayoutEffect, useRef } from 'react';
import type { WizardEvent, WizardState } from './wizard-state.ts';

interface StepEntry {
  readonly wizardStep: number;
  /** So many entries of this wizard lie behind it, each of the step before. */
  readonly depth: number;
}

/** Each step forward is an entry in the browser's history, so that its back button goes a step back. */
export function useStepHistory({ isLive, step }: WizardState, dispatch: Dispatch<WizardEvent>): void {
  const isReturning = useRef(false);

  // After each render: the step may have stayed while the history moved.
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
    const listening = new AbortController();
    const on = (type: 'popstate' | 'pagehide' | 'pageshow', listener: (event: Event) => void) =>
      addEventListener(type, listener, { signal: listening.signal });
    on('popstate', () => {
      const arrived = isReturning.current ? undefined : entryOf(history.state)?.wizardStep;
      isReturning.current = false;
      dispatch({ type: 'historyChanged', step: arrived });
    });
    // The heading of the step is brought into view; the browser would then go to where the page was when the step was left.
    const restore = (to: ScrollRestoration) => {
      history.scrollRestoration = to;
    };
    restore('manual');
    on('pagehide', () => restore('auto'));
    on('pageshow', () => restore('manual'));
    return () => listening.abort();
  }, [dispatch]);
}

/** Any script and extension may write there. */
function entryOf(state: unknown): StepEntry | undefined {
  const { wizardStep, depth } = (state ?? {}) as Partial<StepEntry>;
  return Number.isInteger(wizardStep) && Number.isInteger(depth) ? (state as StepEntry) : undefined;
}
