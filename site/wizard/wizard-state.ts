import type { FieldErrors } from '#forms/check.ts';
import type { FormValues, SteppedForm } from '#forms/define.ts';
import { isSent, type Sent } from '../forms/device/sent.ts';
import { adviceOf, errorsOf, errorsOfStep, namesOfStep, reachableStep, stepOf } from './step-validation.ts';
import { interestField, programField } from './wizard-props.ts';

export interface WizardState {
  /** Whether the script runs the form; until then it is one long form. */
  readonly isLive: boolean;
  /** Index of the step, from 0. */
  readonly step: number;
  readonly values: FormValues;
  /** The values that a link filled in. */
  readonly linkValues: FormValues;
  /** The errors of this step, by field name. */
  readonly errors: FieldErrors;
  /** Names of the fields that the visitor has probably finished: only these show advice. */
  readonly finished: readonly string[];
  /** The values of the request in flight. */
  readonly sending?: FormValues | undefined;
  /** Whether the last submission failed; until the next press of the button. */
  readonly hasFailed: boolean;
  /** Whether these values failed to be sent, now or when the page was last open. */
  readonly isUnsent?: boolean | undefined;
  /** The last registration sent from this device. */
  readonly sent?: Sent | undefined;
  /** The message about the draft or the receipt. */
  readonly notice?: 'restored' | 'restoredUnsent' | 'restoredQueued' | 'cleared' | 'removed' | undefined;
  /** The element to focus; a new object for each change of focus. */
  readonly focus?: Focus | undefined;
  /** Names of the fields to announce; a new list for each announcement. */
  readonly announced?: readonly string[] | undefined;
}

type Focus = { readonly on: 'heading' | 'button' } | { readonly on: 'field'; readonly name: string };

export type WizardEvent =
  | ({
      readonly type: 'opened';
      readonly values: FormValues;
      readonly linkValues: FormValues;
      readonly step?: number | undefined;
    } & Pick<WizardState, 'sent' | 'isUnsent' | 'notice'>)
  | { readonly type: 'changed'; readonly name: string; readonly answer: string }
  | { readonly type: 'blurred' | 'fieldRequested'; readonly name: string }
  /** 'submitted': Next, or Submit on the last step. 'retried': send again after a failure, from any step. */
  | { readonly type: 'submitted' | 'retried' | 'previous' | 'cleared' | 'receiptDeleted' }
  | { readonly type: 'failed' }
  /** Back or forward in the browser. `step` is undefined if the history entry is not this form's, or the form itself went there. */
  | { readonly type: 'historyChanged'; readonly step: number | undefined }
  | { readonly type: 'refused'; readonly errors: FieldErrors }
  /** 'sentElsewhere': sent from another tab or from the outbox. */
  | { readonly type: 'stored' | 'sentElsewhere'; readonly sent: Sent | undefined };

export const initialState: WizardState = {
  isLive: false,
  step: 0,
  values: {},
  linkValues: {},
  errors: {},
  finished: [],
  hasFailed: false,
};

/** The reducer. While a request is in flight, the step does not change. Specification, section 4. */
export function wizardReducer(form: SteppedForm, state: WizardState, event: WizardEvent): WizardState {
  // An event before 'opened' would render the fields empty, although the visitor filled them in before the script loaded.
  if (!state.isLive && event.type !== 'opened') return state;
  switch (event.type) {
    case 'failed':
      return { ...state, sending: undefined, hasFailed: true, isUnsent: true };
    case 'refused': {
      const errorStep = form.steps.findIndex(({ fields }) => fields.some((name) => event.errors[name] !== undefined));
      const stopped = { ...state, sending: undefined, hasFailed: true };
      return withErrors(toStep(stopped, errorStep === -1 ? state.step : errorStep), event.errors);
    }
    case 'stored':
      // The receipt, if there is one, has the focus.
      return { ...clearedState(state), sent: event.sent, focus: event.sent ? undefined : { on: 'heading' } };
    case 'sentElsewhere':
      if (event.sent?.sentAtMs === state.sent?.sentAtMs) return state;
      return { ...(isSent(form, state.values, event.sent) ? clearedState(state) : state), sent: event.sent };
    case 'historyChanged':
      // Returns a new object each time, so that the effect restores the history entry of the unchanged step.
      if (state.sending || event.step === undefined) return { ...state };
      return toStep({ ...state }, reachableStep(form, state.values, event.step));
  }
  if (state.sending) return state;
  switch (event.type) {
    case 'opened': {
      const { type: _, step = 0, ...opened } = event;
      return { ...state, ...opened, isLive: true, step: reachableStep(form, opened.values, step) };
    }
    case 'changed':
      return withAnswer(form, state, event.name, event.answer);
    case 'blurred':
      return blur(form, state, event.name);
    case 'fieldRequested':
      return { ...toStep(state, stepOf(form, event.name)), focus: { on: 'field', name: event.name } };
    case 'submitted':
      return submit(form, { ...state, notice: undefined, hasFailed: false });
    case 'retried':
      return wizardReducer(form, toStep(state, form.steps.length - 1), { type: 'submitted' });
    case 'previous':
      return toStep(state, Math.max(state.step - 1, 0));
    case 'receiptDeleted':
      return { ...state, sent: undefined, notice: 'removed', focus: { on: 'heading' } };
    case 'cleared':
      return { ...clearedState(state), sent: state.sent, notice: 'cleared', focus: { on: 'heading' } };
  }
}

const clearedState = ({ isLive, linkValues }: WizardState): WizardState => ({ ...initialState, isLive, linkValues });

/** Hides an error as soon as the value is valid. A new error is shown only on blur or submit. */
function withAnswer(form: SteppedForm, state: WizardState, name: string, answer: string): WizardState {
  if (answer === (state.values[name] ?? '')) return state;
  // A track or batch belongs to its program.
  const values = { ...state.values, ...(name === programField && { [interestField]: '' }), [name]: answer };
  const { [name]: shown, ...others } = state.errors;
  const error = shown && errorsOf(form, values)[name];
  const errors = error ? { ...others, [name]: error } : others;
  return { ...state, values, errors, finished: state.finished.filter((other) => other !== name) };
}

/** Validates a field on blur. */
function blur(form: SteppedForm, state: WizardState, name: string): WizardState {
  if (!namesOfStep(form, state.step).includes(name)) return state;
  const error = errorsOf(form, state.values)[name];
  if (error === undefined) return withFinished(form, state, [name]);
  if (error === state.errors[name]) return state;
  return {
    ...state,
    errors: { ...state.errors, [name]: error },
    finished: [...state.finished, name],
    announced: [name],
  };
}

function withFinished(form: SteppedForm, state: WizardState, names: readonly string[]): WizardState {
  const fresh = names.filter((name) => !state.finished.includes(name));
  if (fresh.length === 0) return state;
  const next = { ...state, finished: [...state.finished, ...fresh] };
  const announced = fresh.filter((name) => adviceOf(form, next)[name] !== undefined);
  return announced.length > 0 ? { ...next, announced } : next;
}

/** Goes to the next step or submits; shows the errors if there are any. */
function submit(form: SteppedForm, state: WizardState): WizardState {
  const errors = errorsOfStep(form, state.step, state.values);
  if (Object.keys(errors).length > 0) return withErrors(state, errors);
  if (state.step < form.steps.length - 1) {
    return withFinished(form, toStep(state, state.step + 1), namesOfStep(form, state.step));
  }
  // A second tab or a changed page may have skipped a step.
  const first = reachableStep(form, state.values, state.step);
  if (first < state.step) return withErrors(toStep(state, first), errorsOfStep(form, first, state.values));
  // The fields are inert during the request, so the focus moves to the button.
  return { ...state, errors: {}, sending: state.values, focus: { on: 'button' } };
}

/** Focuses the first field with an error; several errors are also announced as a summary. */
function withErrors(state: WizardState, errors: FieldErrors): WizardState {
  const names = Object.keys(errors);
  const [name] = names;
  const announced = names.length > 1 ? names : state.announced;
  return { ...state, errors, announced, focus: name === undefined ? { on: 'heading' } : { on: 'field', name } };
}

function toStep(state: WizardState, step: number): WizardState {
  if (step === state.step) return state;
  return { ...state, errors: {}, announced: undefined, step, focus: { on: 'heading' } };
}
