import { type Advice, advise } from '#forms/advise.ts';
import { checkForm, type FieldErrors, messagesOf } from '#forms/check.ts';
import { formOfStep, type SteppedForm, type Typed, type TypedField } from '#forms/define.ts';
import { isBlank } from '#forms/normalize.ts';
import type { WizardProps } from './wizard-props.ts';
import type { WizardState } from './wizard-state.ts';

/** What is in the way of the next step. */
interface Gaps {
  /** Specification, section 4: the button is enabled once none of the step's required answers is empty. */
  readonly missing: readonly TypedField[];
  /** The other fields with an error. */
  readonly wrong: readonly TypedField[];
}

export function gapsOf(form: SteppedForm, { step, typed, errors }: WizardState): Gaps {
  const { fields } = formOfStep(form, step);
  const missing = fields.filter(({ name, isRequired }) => isRequired && isBlank(typed[name] ?? ''));
  const wrong = fields.filter((field) => errors[field.name] !== undefined && !missing.includes(field));
  return { missing, wrong };
}

/** A form that nobody has touched since the last one was sent shows no gaps. */
export function gapsToShow(form: SteppedForm, state: WizardState): Gaps {
  const isUntouched = state.sent !== undefined && isEmpty(state.typed) && isEmpty(state.errors);
  return isUntouched ? { missing: [], wrong: [] } : gapsOf(form, state);
}

/** Advice on answers that are not wrong, by field name. */
export function adviceOf(
  form: SteppedForm,
  { typed, finished }: WizardState,
): Readonly<Record<string, Advice | undefined>> {
  const fields = form.fields.filter(({ name }) => finished.includes(name));
  return Object.fromEntries(fields.map((field) => [field.name, advise(field, typed[field.name] ?? '')]));
}

interface Doubt {
  readonly field: TypedField;
  readonly text: string;
}

/** The advice on answers of earlier steps: Next goes on all the same (specification, section 4). */
export function doubtsOf(form: SteppedForm, { step, typed }: WizardState): Doubt[] {
  const names = form.steps.slice(0, step).flatMap(({ fields }) => fields);
  return form.fields.flatMap((field) => {
    const advice = names.includes(field.name) ? advise(field, typed[field.name] ?? '') : undefined;
    return advice ? [{ field, text: advice.text }] : [];
  });
}

export const namesOfStep = (form: SteppedForm, step: number) => form.steps[step]?.fields ?? [];

export const stepOf = (form: SteppedForm, name: string) => form.steps.findIndex(({ fields }) => fields.includes(name));

/** The step to show to one who wants this one: every step before it must be right. */
export function reachableStep(form: SteppedForm, typed: Typed, wanted: number): number {
  const wrong = form.steps.findIndex((_, step) => Object.keys(errorsOfStep(form, step, typed)).length > 0);
  return Math.max(0, Math.min(wanted, wrong === -1 ? form.steps.length - 1 : wrong));
}

export function errorsOfStep(form: SteppedForm, step: number, typed: Typed): FieldErrors {
  const names = namesOfStep(form, step);
  return Object.fromEntries(Object.entries(errorsOf(form, typed)).filter(([name]) => names.includes(name)));
}

export function errorsOf(form: SteppedForm, typed: Typed): FieldErrors {
  const checked = checkForm(form, typed);
  return 'fieldErrors' in checked ? messagesOf(checked.fieldErrors) : {};
}

export const isSame = (one: Typed, other: Typed): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));

export const isEmpty = (typed: Typed): boolean => isSame(typed, {});

type Words = WizardProps['words']['gaps'];

/** The news to read out: of several errors, how many and which; else each error or advice. */
export function newsInWords(form: SteppedForm, state: WizardState, words: Words): string {
  const { news = [], errors } = state;
  const fields = form.fields.filter(({ name }) => news.includes(name));
  if (fields.filter(({ name }) => errors[name]).length > 1) {
    const { missing, wrong } = gapsOf(form, state);
    return [listed(missing, words.missing), listed(wrong, words.wrong)].filter((line) => line !== '').join(' ');
  }
  const advice = adviceOf(form, state);
  return fields.map(({ name, label }) => `${label}: ${errors[name] ?? advice[name]?.text}`).join('. ');
}

const listed = (fields: readonly TypedField[], words: Words['missing']): string =>
  fields.length > 0 ? `${counted(fields, words)} ${fields.map(({ label }) => label).join(', ')}.` : '';

export const counted = ({ length }: readonly TypedField[], { one, several }: Words['missing']): string =>
  length === 1 ? one : several.replace('{count}', String(length));
