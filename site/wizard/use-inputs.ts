import { useEffect } from 'react';
import type { Typed } from '#forms/define.ts';
import { isEmpty, isSame } from './typed.ts';
import { readTyped } from './wizard-form.ts';
import type { WizardTie } from './wizard-tie.ts';

/** How often the inputs are read, in milliseconds: some password managers fill them in and tell nobody. */
const readEveryMs = 400;

/** How long the keys are still before an answer counts as finished, in milliseconds. */
const restMs = 1000;

/** Follows what stands in the inputs, whoever puts it there, and when it comes to rest. */
export function useInputs({ form, element, dispatch }: WizardTie, isLive: boolean, typed: Typed): void {
  useEffect(() => {
    if (!isLive) return;
    let last: Typed = {};
    const read = () => {
      const now = element.current ? readTyped(form, element.current) : last;
      if (!isSame(now, last)) dispatch({ type: 'typed', typed: now });
      last = now;
    };
    const timer = setInterval(read, readEveryMs);
    return () => clearInterval(timer);
  }, [form, element, dispatch, isLive]);

  useEffect(() => {
    if (isEmpty(typed)) return;
    const timer = setTimeout(() => dispatch({ type: 'rested' }), restMs);
    return () => clearTimeout(timer);
  }, [dispatch, typed]);
}
