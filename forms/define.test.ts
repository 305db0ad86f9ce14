import { describe, expect, it } from 'vitest';
import { defineForm, defineSteppedForm, formOfStep, type SteppedForm, type ValueField } from './define.ts';
import { common } from './languages.ts';

const field = (name: string, isRequired = true): ValueField => ({
  name,
  label: name,
  kind: 'text',
  isRequired,
  maxLength: 10,
});
const form = (fields: readonly ValueField[], ...steps: string[][]): SteppedForm => ({
  ...common,
  id: 'x',
  version: 1,
  fields,
  steps: steps.map((names, index) => ({ title: `${index}`, heading: `${index}`, fields: names })),
});
const abc = [field('a'), field('b'), field('c', false)];

describe('refuses a form', () => {
  it.each<[string, () => unknown, string]>([
    ['with two fields of the same name', () => defineForm(form([field('a'), field('a')])), "two fields are named 'a'"],
    [
      'with a field named like the idempotency key',
      () => defineForm(form([field('_key')])),
      "two fields are named '_key'",
    ],
    [
      'with a field named like the honeypot',
      () => defineForm(form([field('subject')])),
      "two fields are named 'subject'",
    ],
    [
      'with a choice that has no options',
      () => defineForm(form([{ ...field('a'), kind: 'choice', options: [] }])),
      "choice 'a' has no options",
    ],
    [
      'with an unknown field in atLeastOne',
      () => defineForm({ ...form(abc), atLeastOne: { fields: ['c', 'd'], message: 'c or d' } }),
      "subject, atLeastOne or guardian names the unknown field 'd'",
    ],
    [
      'with an unknown field in a step',
      () => defineSteppedForm(form(abc, ['a', 'b', 'd'])),
      "a step names the unknown field 'd', or two steps name it",
    ],
    [
      'with a field in two steps',
      () => defineSteppedForm(form(abc, ['a'], ['b', 'a'])),
      "a step names the unknown field 'a', or two steps name it",
    ],
    [
      'with a field twice in one step',
      () => defineSteppedForm(form(abc, ['a', 'b', 'b'])),
      "a step names the unknown field 'b', or two steps name it",
    ],
    [
      'with a required field in no step',
      () => defineSteppedForm(form(abc, ['a'])),
      "no step has the required field 'b'",
    ],
    [
      'in steps that has two fields of the same name',
      () => defineSteppedForm(form([field('a'), field('a')], ['a'])),
      "two fields are named 'a'",
    ],
  ])('%s', (_, define, reason) => {
    expect(define).toThrow(new RangeError(`form x: ${reason}`));
  });
});

it('allows an optional field in no step', () => {
  const stepped = form(abc, ['a'], ['b']);
  expect(defineSteppedForm(stepped)).toBe(stepped);
});

it('allows a choice without options if the field has an `unlisted` message', () => {
  expect(() =>
    defineForm(form([{ ...field('a'), kind: 'choice', options: [], unlisted: 'All are taken.' }])),
  ).not.toThrow();
});

describe('the form of one step', () => {
  it('has the fields of that step, in the order of the form', () => {
    const stepped = form(abc, ['c', 'a'], ['b']);
    const namesOf = (step: number) => formOfStep(stepped, step).fields.map(({ name }) => name);
    expect([0, 1, 2].map(namesOf)).toEqual([['a', 'c'], ['b'], []]);
    expect(formOfStep(stepped, 0)).toMatchObject({ id: 'x', version: 1 });
  });
});
