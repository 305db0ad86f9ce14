import { checkForm } from '#forms/check.ts';
import { formOfStep, type SteppedForm, type Typed } from '#forms/define.ts';

export interface WizardState {
  /** From 0. */
  readonly step: number;
  readonly typed: Typed;
  /** What is said of each wrong answer, by field name. */
  readonly slips: Typed;
  /** The answers are on their way. */
  readonly isProcessing: boolean;
  /** Of the registration that was stored last. */
  readonly reference?: string | undefined;
}

export type WizardEvent =
  | { readonly type: 'typed'; readonly typed: Typed }
  | { readonly type: 'next' | 'previous' | 'send' | 'failed' }
  /** The browser's back and forward. */
  | { readonly type: 'go'; readonly step: number }
  | { readonly type: 'refused'; readonly slips: Typed }
  | { readonly type: 'stored'; readonly reference?: string | undefined }
  | { readonly type: 'cleared' };

export const emptyWizard: WizardState = { step: 0, typed: {}, slips: {}, isProcessing: false };

/**
 * What becomes of a wizard when something happens to it. Specification, section 4: the step cannot go below the first or
 * above the last; it goes on only when its own answers are right; the end of a send clears everything.
 */
export function advance(form: SteppedForm, state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'typed':
      return { ...state, typed: event.typed, slips: slipsLeft(form, state, event.typed) };
    case 'next': {
      if (state.isProcessing || !isStepFilled(form, state)) return state;
      const slips = slipsOfStep(form, state.step, state.typed);
      if (Object.keys(slips).length > 0) return { ...state, slips };
      return { ...state, slips: {}, step: Math.min(state.step + 1, form.steps.length - 1) };
    }
    case 'previous':
      return state.isProcessing ? state : { ...state, slips: {}, step: Math.max(state.step - 1, 0) };
    case 'go': {
      const step = Math.max(0, Math.min(event.step, reachableStep(form, state.typed)));
      return state.isProcessing || step === state.step ? state : { ...state, slips: {}, step };
    }
    case 'send':
      return isReadyToSend(form, state) ? { ...state, slips: {}, isProcessing: true } : withSlips(form, state);
    case 'failed':
      return { ...state, isProcessing: false };
    case 'refused': {
      const step = form.steps.findIndex(({ fields }) => fields.some((name) => event.slips[name] !== undefined));
      return { ...state, isProcessing: false, slips: event.slips, step: step === -1 ? state.step : step };
    }
    case 'stored':
      return { ...emptyWizard, reference: event.reference };
    case 'cleared':
      return { ...emptyWizard, reference: state.reference };
  }
}

/** Specification, section 4: Next and the button that sends are enabled once the step's required answers are not empty. */
export function isStepFilled(form: SteppedForm, { step, typed }: WizardState): boolean {
  return formOfStep(form, step).fields.every(({ name, isRequired }) => !isRequired || typed[name]?.trim());
}

/** Whether the answers of every step are right, and this is the last one. */
function isReadyToSend(form: SteppedForm, state: WizardState): boolean {
  const isLast = state.step === form.steps.length - 1;
  return !state.isProcessing && isLast && isStepFilled(form, state) && 'answers' in checkForm(form, state.typed);
}

/** The furthest step that may be shown: every one before it has its answers. */
function reachableStep(form: SteppedForm, typed: Typed): number {
  const wrong = form.steps.findIndex((_, step) => Object.keys(slipsOfStep(form, step, typed)).length > 0);
  return wrong === -1 ? form.steps.length - 1 : wrong;
}

function slipsOfStep(form: SteppedForm, step: number, typed: Typed): Typed {
  const checked = checkForm(formOfStep(form, step), typed);
  return 'slips' in checked ? Object.fromEntries(checked.slips.map(({ field, message }) => [field, message])) : {};
}

/** Everything that is wrong, shown on the first step that has any of it: two tabs or a forged page may have skipped one. */
function withSlips(form: SteppedForm, state: WizardState): WizardState {
  if (state.isProcessing || !isStepFilled(form, state)) return state;
  const step = Math.min(state.step, reachableStep(form, state.typed));
  return { ...state, step, slips: slipsOfStep(form, step, state.typed) };
}

/** A message goes as soon as its answer is right; a wrong one is never pointed out while it is still being typed. */
function slipsLeft(form: SteppedForm, { step, slips }: WizardState, typed: Typed): Typed {
  const names = Object.keys(slips);
  if (names.length === 0) return slips;
  const now = slipsOfStep(form, step, typed);
  return Object.fromEntries(names.flatMap((name) => (now[name] === undefined ? [] : [[name, now[name]]])));
}
