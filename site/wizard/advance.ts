import type { SlipMessages } from '#forms/check.ts';
import type { SteppedForm, Typed } from '#forms/define.ts';
import { isSent } from '../sending/sent.ts';
import { adviceOf, namesOfStep, reachableStep, slipsOf, slipsOfStep } from './step-answers.ts';
import { isSame } from './typed.ts';
import { emptyWizard, type WizardEvent, type WizardState } from './wizard-state.ts';

/**
 * What becomes of a wizard when something happens to it. Specification, section 4: the step cannot go below the first or above the
 * last; it goes on only when its own answers are right; the end of a send clears everything. While answers are on their way, nothing
 * moves but the history.
 */
export function advance(form: SteppedForm, state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'failed':
      return { ...state, sending: undefined, hasFailed: true, isUnsent: true };
    case 'refused': {
      const step = form.steps.findIndex(({ fields }) => fields.some((name) => event.slips[name] !== undefined));
      const at = step === -1 ? state.step : step;
      return withSlips(toStep({ ...state, sending: undefined, hasFailed: true }, at), event.slips);
    }
    case 'stored':
      return { ...emptied(state), sent: event.sent, focus: { on: event.sent ? 'sent' : 'heading' } };
    case 'remembered':
      if (event.sent?.sentAtMs === state.sent?.sentAtMs) return state;
      // What failed here went by itself, or from another tab.
      return { ...state, sent: event.sent, hasFailed: state.hasFailed && !isSent(form, state.typed, event.sent) };
    case 'arrived': {
      const stays = { ...state, place: { step: state.step } };
      if (state.sending) return stays;
      return toStep(withTyped(form, stays, event.typed), reachableStep(form, event.typed, event.step));
    }
    default:
      return state.sending ? state : advanceAtRest(form, state, event);
  }
}

type EventAtRest = Exclude<WizardEvent, { readonly type: 'failed' | 'refused' | 'stored' | 'remembered' | 'arrived' }>;

function advanceAtRest(form: SteppedForm, state: WizardState, event: EventAtRest): WizardState {
  switch (event.type) {
    case 'opened': {
      const { type: _, step: wanted = 0, ...opened } = event;
      const step = reachableStep(form, opened.typed, wanted);
      return { ...state, ...opened, isLive: true, step, place: { step } };
    }
    case 'typed':
      return withTyped(form, state, event.typed);
    case 'rested':
      return withRested(
        form,
        state,
        namesOfStep(form, state.step).filter((name) => state.typed[name]),
      );
    case 'left':
      return leave(form, withTyped(form, state, event.typed), event.name);
    case 'corrected':
      return { ...withTyped(form, state, event.typed), focus: { on: 'field', name: event.name } };
    case 'pointed': {
      const step = form.steps.findIndex(({ fields }) => fields.includes(event.name));
      return { ...toStep(state, step), focus: { on: 'field', name: event.name } };
    }
    case 'pressed':
      return press(form, { ...withTyped(form, state, event.typed), notice: undefined, hasFailed: false });
    case 'resent':
      return advanceAtRest(form, toStep(state, form.steps.length - 1), { ...event, type: 'pressed' });
    case 'previous':
      return toStep(state, Math.max(state.step - 1, 0));
    case 'forgotten':
      return { ...state, sent: undefined, notice: 'forgotten', focus: { on: 'heading' } };
    case 'cleared':
      return { ...emptied(state), sent: state.sent, notice: 'cleared', focus: { on: 'heading' } };
  }
}

const emptied = ({ isLive, linked }: WizardState): WizardState => ({
  ...emptyWizard,
  isLive,
  linked,
  place: { step: 0 },
});

/** A message goes as soon as its answer is right, and comes no sooner than the field is left again or the button pressed. */
function withTyped(form: SteppedForm, state: WizardState, typed: Typed): WizardState {
  if (isSame(typed, state.typed)) return state;
  const isAsItWas = (name: string) => (typed[name] ?? '') === (state.typed[name] ?? '');
  const wrong = slipsOf(form, typed);
  // What the server said of an answer stands until that one is changed.
  const slips = Object.entries(state.slips).flatMap(([name, slip]) => {
    const said = isAsItWas(name) ? slip : wrong[name];
    return said === undefined ? [] : [[name, said] as const];
  });
  return { ...state, typed, slips: Object.fromEntries(slips), rested: state.rested.filter(isAsItWas) };
}

/** An answer is judged when its question is left, whether it is missing or wrong. */
function leave(form: SteppedForm, state: WizardState, name: string): WizardState {
  if (!namesOfStep(form, state.step).includes(name)) return state;
  const slip = slipsOf(form, state.typed)[name];
  if (slip === undefined) return withRested(form, state, [name]);
  if (slip === state.slips[name]) return state;
  return { ...state, slips: { ...state.slips, [name]: slip }, rested: [...state.rested, name], told: [name] };
}

function withRested(form: SteppedForm, state: WizardState, names: readonly string[]): WizardState {
  const fresh = names.filter((name) => !state.rested.includes(name));
  if (fresh.length === 0) return state;
  const then = { ...state, rested: [...state.rested, ...fresh] };
  const told = fresh.filter((name) => adviceOf(form, then)[name] !== undefined);
  return told.length > 0 ? { ...then, told } : then;
}

/** Goes on, or says everything that is in the way. */
function press(form: SteppedForm, state: WizardState): WizardState {
  const slips = slipsOfStep(form, state.step, state.typed);
  if (Object.keys(slips).length > 0) return withSlips(state, slips);
  if (state.step < form.steps.length - 1) {
    return withRested(form, toStep(state, state.step + 1), namesOfStep(form, state.step));
  }
  // Two tabs or a forged page may have skipped a step.
  const first = reachableStep(form, state.typed, state.step);
  if (first < state.step) return withSlips(toStep(state, first), slipsOfStep(form, first, state.typed));
  // What had the focus is out of reach while the answers are on their way.
  return { ...state, slips: {}, sending: state.typed, focus: { on: 'button' } };
}

/** The first wrong answer gets the focus, and so its message is read out; of several, how many they are is read out too. */
function withSlips(state: WizardState, slips: SlipMessages): WizardState {
  const names = Object.keys(slips);
  const [name] = names;
  const told = names.length > 1 ? names : state.told;
  return { ...state, slips, told, focus: name === undefined ? { on: 'heading' } : { on: 'field', name } };
}

function toStep(state: WizardState, step: number): WizardState {
  if (step === state.step) return state;
  return { ...state, slips: {}, told: undefined, step, place: { step }, focus: { on: 'heading' } };
}
