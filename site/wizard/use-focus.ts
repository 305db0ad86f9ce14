import { useEffect } from 'react';
import { inputOf } from './wizard-form.ts';
import type { Focus } from './wizard-state.ts';
import type { WizardTie } from './wizard-tie.ts';

/** Gives the focus to what the state says, once the page shows it. */
export function useFocus({ element }: WizardTie, focus: Focus | undefined): void {
  useEffect(() => {
    const inputs = element.current;
    if (inputs && focus) (targetOf(inputs, focus) ?? targetOf(inputs, { on: 'heading' }))?.focus();
  }, [element, focus]);
}

function targetOf(inputs: HTMLFormElement, focus: Focus): HTMLElement | null | undefined {
  switch (focus.on) {
    case 'heading':
      return inputs.querySelector<HTMLElement>('.wizard-step:not([hidden]) h2');
    case 'field':
      return inputOf(inputs, focus.name);
    case 'button':
      return inputs.querySelector<HTMLElement>('[type=submit]');
    case 'sent':
      return document.getElementById('reference-heading');
  }
}
