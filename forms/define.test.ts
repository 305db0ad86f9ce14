import { describe, expect, it } from 'vitest';
import { languages } from '#content';
import { type Form, formOfStep, hiddenFields, type SteppedForm, valueFields } from './define.ts';
import { formIds } from './form-ids.ts';
import { formIn } from './index.ts';
import { internshipRegistrationForm } from './registrations.ts';

const codes = ['en', ...languages.map(({ code }) => code)];
const all = codes.flatMap((code) => formIds.map((id) => [`${id} in ${code}`, formIn(code, id) as Form] as const));

describe.each(all)('%s', (_, form) => {
  const names = form.fields.map(({ name }) => name);

  it('has a name and a label for each field, and no name twice or of a hidden field', () => {
    expect(new Set([...names, ...hiddenFields])).toHaveProperty('size', names.length + hiddenFields.length);
    for (const { name, label } of form.fields) expect(label).not.toBe(name);
  });

  it('offers options in each choice, unless all positions may be filled', () => {
    const choices = valueFields(form).filter(({ kind }) => kind === 'choice');
    for (const { options = [], unlisted } of choices) expect(options.length > 0 || unlisted).toBeTruthy();
  });

  it('refers to fields that it has', () => {
    const references = [form.subject, form.guardian, ...(form.atLeastOne?.fields ?? [])];
    expect(names).toEqual(expect.arrayContaining(references.filter((name) => name !== undefined)));
  });

  it('asks each required field in one step', () => {
    const { steps } = form as Partial<SteppedForm>;
    if (!steps) return;
    const shown = steps.flatMap(({ fields }) => fields);
    expect(new Set(shown)).toHaveProperty('size', shown.length);
    expect(names).toEqual(expect.arrayContaining(shown));
    const required = form.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    expect(shown).toEqual(expect.arrayContaining(required));
  });
});

it('has the fields of a step in the order of the form', () => {
  const reversed = {
    ...internshipRegistrationForm,
    steps: internshipRegistrationForm.steps.map((step) => ({ ...step, fields: step.fields.toReversed() })),
  };
  const namesOf = (step: number) => formOfStep(reversed, step).fields.map(({ name }) => name);
  expect(namesOf(1)).toEqual(['instituteId', 'courseYear', 'instituteName']);
  expect(namesOf(3)).toEqual([]);
});
