import { useEffect } from 'react';
import { LeftQuestions } from './left-questions.ts';
import { readTyped } from './wizard-form.ts';
import type { WizardTie } from './wizard-tie.ts';

/** Tells of each question that was visited and left. */
export function useLeftQuestions({ form, element, dispatch }: WizardTie): void {
  useEffect(() => {
    const inputs = element.current;
    if (!inputs) return;
    const questions = new LeftQuestions((name) => dispatch({ type: 'left', name, typed: readTyped(form, inputs) }));
    const watching = new AbortController();
    questions.watch(inputs, watching.signal);
    return () => watching.abort();
  }, [form, element, dispatch]);
}
