import { type Advice, advise } from '#forms/advise.ts';
import { checkForm, type FieldErrors } from '#forms/check.ts';
import { type FormValues, formOfStep, type SteppedForm, type ValueField } from '#forms/define.ts';
import { isBlank } from '#forms/normalize.ts';
import { countText } from '../forms/submit/failure.ts';
import type { WizardProps } from './wizard-props.ts';
import type { WizardState } from './wizard-state.ts';

/** The fields that prevent the next step. */
interface Problems {
  /** Specification, section 4: the button is enabled once none of the step's required answers is empty. */
  readonly missing: readonly ValueField[];
  /** Other fields with an error. */
  readonly wrong: readonly ValueField[];
}

export function problemsOf(form: SteppedForm, { step, values, errors }: WizardState): Problems {
  const { fields } = formOfStep(form, step);
  const missing = fields.filter(({ name, isRequired }) => isRequired && isBlank(values[name] ?? ''));
  const wrong = fields.filter((field) => errors[field.name] !== undefined && !missing.includes(field));
  return { missing, wrong };
}

/** The problems to show: none for a form that is untouched since the last submission. */
export function problemsToShow(form: SteppedForm, state: WizardState): Problems {
  const isUntouched = state.sent !== undefined && isEmpty(state.values) && isEmpty(state.errors);
  return isUntouched ? { missing: [], wrong: [] } : problemsOf(form, state);
}

/** Advice on valid answers, by field name. */
export function adviceOf(
  form: SteppedForm,
  { values, finished }: Pick<WizardState, 'values' | 'finished'>,
): Readonly<Record<string, Advice | undefined>> {
  const fields = form.fields.filter(({ name }) => finished.includes(name));
  return Object.fromEntries(
    fields.map((field) => [field.name, advise(field, values[field.name] ?? '', form.messages.advice)]),
  );
}

/** The advice on answers of earlier steps; it does not block Next (specification, section 4). */
export function warningsOf(form: SteppedForm, { step, values }: WizardState) {
  const advice = adviceOf(form, { values, finished: form.steps.slice(0, step).flatMap(({ fields }) => fields) });
  return form.fields.flatMap((field) => {
    const text = advice[field.name]?.text;
    return text === undefined ? [] : [{ field, text }];
  });
}

export const namesOfStep = (form: SteppedForm, step: number) => form.steps[step]?.fields ?? [];

export const stepOf = (form: SteppedForm, name: string) => form.steps.findIndex(({ fields }) => fields.includes(name));

/** The requested step, or the first invalid step before it. */
export function reachableStep(form: SteppedForm, values: FormValues, requested: number): number {
  const wrong = form.steps.findIndex((_, step) => Object.keys(errorsOfStep(form, step, values)).length > 0);
  return Math.max(0, Math.min(requested, wrong === -1 ? form.steps.length - 1 : wrong));
}

export const errorsOfStep = (form: SteppedForm, step: number, values: FormValues): FieldErrors =>
  errorsOf(formOfStep(form, step), values);

export function errorsOf(form: SteppedForm, values: FormValues): FieldErrors {
  const checked = checkForm(form, values);
  return 'fieldErrors' in checked ? checked.fieldErrors : {};
}

export const isSame = (one: FormValues, other: FormValues): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));

export const isEmpty = (values: FormValues): boolean => isSame(values, {});

type Words = WizardProps['words']['problems'];

/** The text to announce: the number and names of several errors, or else each error or advice. */
export function announcementText(form: SteppedForm, state: WizardState, words: Words): string {
  const { announced = [], errors } = state;
  const fields = form.fields.filter(({ name }) => announced.includes(name));
  if (fields.filter(({ name }) => errors[name]).length > 1) {
    const { missing, wrong } = problemsOf(form, state);
    return [listText(missing, words.missing), listText(wrong, words.wrong)].filter((line) => line !== '').join(' ');
  }
  const advice = adviceOf(form, state);
  return fields.map(({ name, label }) => `${label}: ${errors[name] ?? advice[name]?.text}`).join('. ');
}

const listText = (fields: readonly ValueField[], words: Words['missing']): string =>
  fields.length > 0 ? `${countText(fields.length, words)} ${fields.map(({ label }) => label).join(', ')}.` : '';
