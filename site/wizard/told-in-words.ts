import type { SteppedForm, TypedField } from '#forms/define.ts';
import { adviceOf, gapsOf } from './step-answers.ts';
import { counted } from './step-gaps.tsx';
import type { WizardProps } from './wizard-props.ts';
import type { WizardState } from './wizard-state.ts';

type Words = WizardProps['words']['gaps'];

/** What is newly said of answers, to be read out: of several that are in the way, how many and which; of others, all that is said. */
export function toldInWords(form: SteppedForm, state: WizardState, words: Words): string {
  const { told = [], slips } = state;
  const fields = form.fields.filter(({ name }) => told.includes(name));
  if (fields.filter(({ name }) => slips[name]).length > 1) {
    const { missing, wrong } = gapsOf(form, state);
    return [listed(missing, words.missing), listed(wrong, words.wrong)].filter((line) => line !== '').join(' ');
  }
  const advice = adviceOf(form, state);
  return fields.map(({ name, label }) => `${label}: ${slips[name] ?? advice[name]?.text}`).join('. ');
}

const listed = (fields: readonly TypedField[], words: Words['missing']): string =>
  fields.length > 0 ? `${counted(fields, words)} ${fields.map(({ label }) => label).join(', ')}.` : '';
