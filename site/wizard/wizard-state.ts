import type { FieldErrors } from '#forms/check.ts';
import type { SteppedForm, Typed } from '#forms/define.ts';
import { isSent, type Sent } from '../forms/device/sent.ts';
import { adviceOf, errorsOf, errorsOfStep, namesOfStep, reachableStep, stepOf } from './step-validation.ts';

export interface WizardState {
  /** The script runs the form; until then it is one long form. */
  readonly isLive: boolean;
  /** From 0. */
  readonly step: number;
  readonly typed: Typed;
  /** Of `typed`, what a link filled in: nobody typed it. */
  readonly linked: Typed;
  /** Of this step, by field name. */
  readonly errors: FieldErrors;
  /** The fields that are finished, as far as one can tell: their answers may get advice. */
  readonly finished: readonly string[];
  /** The answers that are on their way. */
  readonly sending?: Typed | undefined;
  /** The last send failed: the page says so until the next press. */
  readonly hasFailed: boolean;
  /** A send of these answers failed, now or when the page was last open. */
  readonly isUnsent?: boolean | undefined;
  /** The registration that was sent last from this device. */
  readonly sent?: Sent | undefined;
  /** What the page says of the draft. */
  readonly notice?: 'found' | 'unsent' | 'waits' | 'cleared' | 'forgotten' | undefined;
  /** What gets the focus now; a new object each time. */
  readonly focus?: Focus | undefined;
  /** The fields with news to read out; a new list each time. */
  readonly news?: readonly string[] | undefined;
}

type Focus = { readonly on: 'heading' | 'button' | 'sent' } | { readonly on: 'field'; readonly name: string };

export type WizardEvent =
  | ({
      readonly type: 'opened';
      readonly typed: Typed;
      readonly linked: Typed;
      readonly step?: number | undefined;
    } & Pick<WizardState, 'sent' | 'isUnsent' | 'notice'>)
  | { readonly type: 'typed'; readonly name: string; readonly answer: string }
  /** Advice was taken. */
  | { readonly type: 'corrected'; readonly name: string; readonly answer: string }
  /** Nothing was typed for a while. */
  | { readonly type: 'rested' }
  | { readonly type: 'left' | 'pointed'; readonly name: string }
  /** 'pressed': Next, or on the last step the button that sends. 'resent': a failed send is tried again, from whatever step. */
  | { readonly type: 'pressed' | 'resent' | 'previous' | 'cleared' | 'forgotten' }
  | { readonly type: 'failed' }
  /** The browser's back and forward. No step: the entry is not of this form, or the form itself went there. */
  | { readonly type: 'arrived'; readonly step: number | undefined }
  | { readonly type: 'refused'; readonly errors: FieldErrors }
  /** 'remembered': sent by another tab, or by itself. */
  | { readonly type: 'stored' | 'remembered'; readonly sent: Sent | undefined };

export const emptyWizard: WizardState = {
  isLive: false,
  step: 0,
  typed: {},
  linked: {},
  errors: {},
  finished: [],
  hasFailed: false,
};

/** The reducer. While answers are on their way, nothing moves. Specification, section 4. */
export function advance(form: SteppedForm, state: WizardState, event: WizardEvent): WizardState {
  // A render before that would empty the fields that were filled in before the script came.
  if (!state.isLive && event.type !== 'opened') return state;
  switch (event.type) {
    case 'failed':
      return { ...state, sending: undefined, hasFailed: true, isUnsent: true };
    case 'refused': {
      const at = form.steps.findIndex(({ fields }) => fields.some((name) => event.errors[name] !== undefined));
      const stopped = { ...state, sending: undefined, hasFailed: true };
      return withErrors(toStep(stopped, at === -1 ? state.step : at), event.errors);
    }
    case 'stored':
      return { ...emptied(state), sent: event.sent, focus: { on: event.sent ? 'sent' : 'heading' } };
    case 'remembered':
      if (event.sent?.sentAtMs === state.sent?.sentAtMs) return state;
      return { ...state, sent: event.sent, hasFailed: state.hasFailed && !isSent(form, state.typed, event.sent) };
    case 'arrived':
      // A new object each time, so that the history is brought back to the step that stays.
      if (state.sending || event.step === undefined) return { ...state };
      return toStep({ ...state }, reachableStep(form, state.typed, event.step));
    default:
      return state.sending ? state : advanceAtRest(form, state, event);
  }
}

type EventAtRest = Exclude<WizardEvent, { readonly type: 'failed' | 'refused' | 'stored' | 'remembered' | 'arrived' }>;

function advanceAtRest(form: SteppedForm, state: WizardState, event: EventAtRest): WizardState {
  switch (event.type) {
    case 'opened': {
      const { type: _, step = 0, ...opened } = event;
      return { ...state, ...opened, isLive: true, step: reachableStep(form, opened.typed, step) };
    }
    case 'typed':
      return withAnswer(form, state, event.name, event.answer);
    case 'corrected':
      return { ...withAnswer(form, state, event.name, event.answer), focus: { on: 'field', name: event.name } };
    case 'rested':
      return withFinished(
        form,
        state,
        namesOfStep(form, state.step).filter((name) => state.typed[name]),
      );
    case 'left':
      return leave(form, state, event.name);
    case 'pointed':
      return { ...toStep(state, stepOf(form, event.name)), focus: { on: 'field', name: event.name } };
    case 'pressed':
      return press(form, { ...state, notice: undefined, hasFailed: false });
    case 'resent':
      return advanceAtRest(form, toStep(state, form.steps.length - 1), { type: 'pressed' });
    case 'previous':
      return toStep(state, Math.max(state.step - 1, 0));
    case 'forgotten':
      return { ...state, sent: undefined, notice: 'forgotten', focus: { on: 'heading' } };
    case 'cleared':
      return { ...emptied(state), sent: state.sent, notice: 'cleared', focus: { on: 'heading' } };
  }
}

const emptied = ({ isLive, linked }: WizardState): WizardState => ({ ...emptyWizard, isLive, linked });

/** An error goes as soon as its answer is right, and comes no sooner than the field is left or the button pressed. */
function withAnswer(form: SteppedForm, state: WizardState, name: string, answer: string): WizardState {
  if (answer === (state.typed[name] ?? '')) return state;
  const typed = { ...state.typed, [name]: answer };
  const { [name]: shown, ...others } = state.errors;
  const error = shown && errorsOf(form, typed)[name];
  const errors = error ? { ...others, [name]: error } : others;
  return { ...state, typed, errors, finished: state.finished.filter((each) => each !== name) };
}

/** A field that is left is checked, whether its answer is missing or wrong. */
function leave(form: SteppedForm, state: WizardState, name: string): WizardState {
  if (!namesOfStep(form, state.step).includes(name)) return state;
  const error = errorsOf(form, state.typed)[name];
  if (error === undefined) return withFinished(form, state, [name]);
  if (error === state.errors[name]) return state;
  return { ...state, errors: { ...state.errors, [name]: error }, finished: [...state.finished, name], news: [name] };
}

function withFinished(form: SteppedForm, state: WizardState, names: readonly string[]): WizardState {
  const fresh = names.filter((name) => !state.finished.includes(name));
  if (fresh.length === 0) return state;
  const then = { ...state, finished: [...state.finished, ...fresh] };
  const news = fresh.filter((name) => adviceOf(form, then)[name] !== undefined);
  return news.length > 0 ? { ...then, news } : then;
}

/** Goes on, or says everything that is in the way. */
function press(form: SteppedForm, state: WizardState): WizardState {
  const errors = errorsOfStep(form, state.step, state.typed);
  if (Object.keys(errors).length > 0) return withErrors(state, errors);
  if (state.step < form.steps.length - 1) {
    return withFinished(form, toStep(state, state.step + 1), namesOfStep(form, state.step));
  }
  // Two tabs or a forged page may have skipped a step.
  const first = reachableStep(form, state.typed, state.step);
  if (first < state.step) return withErrors(toStep(state, first), errorsOfStep(form, first, state.typed));
  // The field that had the focus is inert while the answers are on their way.
  return { ...state, errors: {}, sending: state.typed, focus: { on: 'button' } };
}

/** The first field with an error gets the focus, so its error is read out; of several, a summary is read out too. */
function withErrors(state: WizardState, errors: FieldErrors): WizardState {
  const names = Object.keys(errors);
  const [name] = names;
  const news = names.length > 1 ? names : state.news;
  return { ...state, errors, news, focus: name === undefined ? { on: 'heading' } : { on: 'field', name } };
}

function toStep(state: WizardState, step: number): WizardState {
  if (step === state.step) return state;
  return { ...state, errors: {}, news: undefined, step, focus: { on: 'heading' } };
}
