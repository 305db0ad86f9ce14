import type { Dispatch, RefObject } from 'react';
import type { SteppedForm } from '#forms/define.ts';
import type { WizardEvent } from './wizard-state.ts';

/** What ties the state of a wizard to its page. None of its parts changes while the page lives. */
export interface WizardTie {
  readonly form: SteppedForm;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly dispatch: Dispatch<WizardEvent>;
}
