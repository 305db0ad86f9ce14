import { type Advice, advise } from '#forms/advise.ts';
import { checkForm, messagesOf, type SlipMessages } from '#forms/check.ts';
import { formOfStep, type SteppedForm, type Typed, type TypedField } from '#forms/define.ts';
import { isBlank } from '#forms/tidy.ts';
import { isEmpty } from './typed.ts';
import type { WizardState } from './wizard-state.ts';

/** What is in the way of the next step. */
export interface Gaps {
  /** Specification, section 4: Next and the button that sends are enabled once none of the step's required answers is empty. */
  readonly missing: readonly TypedField[];
  /** The others of which the page says that they are wrong. */
  readonly wrong: readonly TypedField[];
}

export function gapsOf(form: SteppedForm, { step, typed, slips }: WizardState): Gaps {
  const { fields } = formOfStep(form, step);
  const missing = fields.filter(({ name, isRequired }) => isRequired && isBlank(typed[name] ?? ''));
  const wrong = fields.filter((field) => slips[field.name] !== undefined && !missing.includes(field));
  return { missing, wrong };
}

/** Nothing is said to be in the way of a form that nobody has touched since the last one was sent. */
export function gapsToShow(form: SteppedForm, state: WizardState): Gaps {
  const isUntouched = state.sent !== undefined && isEmpty(state.typed) && isEmpty(state.slips);
  return isUntouched ? { missing: [], wrong: [] } : gapsOf(form, state);
}

/** What may be said of answers that are not wrong, by field name. */
export function adviceOf(
  form: SteppedForm,
  { typed, rested }: WizardState,
): Readonly<Record<string, Advice | undefined>> {
  const fields = form.fields.filter(({ name }) => rested.includes(name));
  return Object.fromEntries(fields.map((field) => [field.name, advise(field, typed[field.name] ?? '')]));
}

export interface Doubt {
  readonly field: TypedField;
  /** What may be said of its answer. */
  readonly text: string;
}

/** What is still to be said of the answers of earlier steps: Next goes on all the same (specification, section 4). */
export function doubtsOf(form: SteppedForm, { step, typed }: WizardState): Doubt[] {
  const names = form.steps.slice(0, step).flatMap(({ fields }) => fields);
  return form.fields.flatMap((field) => {
    const advice = names.includes(field.name) ? advise(field, typed[field.name] ?? '') : undefined;
    return advice ? [{ field, text: advice.text }] : [];
  });
}

export const namesOfStep = (form: SteppedForm, step: number) => form.steps[step]?.fields ?? [];

/** The step that may be shown to one who wants this one: each before it has its answers. */
export function reachableStep(form: SteppedForm, typed: Typed, wanted: number): number {
  const wrong = form.steps.findIndex((_, step) => Object.keys(slipsOfStep(form, step, typed)).length > 0);
  return Math.max(0, Math.min(wanted, wrong === -1 ? form.steps.length - 1 : wrong));
}

export function slipsOfStep(form: SteppedForm, step: number, typed: Typed): SlipMessages {
  const names = namesOfStep(form, step);
  return Object.fromEntries(Object.entries(slipsOf(form, typed)).filter(([name]) => names.includes(name)));
}

/** Whether nothing is in the way of sending. */
export const isComplete = (form: SteppedForm, typed: Typed): boolean => Object.keys(slipsOf(form, typed)).length === 0;

export function slipsOf(form: SteppedForm, typed: Typed): SlipMessages {
  const checked = checkForm(form, typed);
  return 'slips' in checked ? messagesOf(checked.slips) : {};
}
