import { describe, expect, it } from 'vitest';
import { defineForm, defineSteppedForm, formOfStep, type SteppedForm, type ValueField } from './define.ts';

const field = (name: string, isRequired = true): ValueField => ({
  name,
  label: name,
  kind: 'text',
  isRequired,
  maxLength: 10,
});
const form = (fields: readonly ValueField[], ...steps: string[][]): SteppedForm => ({
  id: 'x',
  version: 1,
  fields,
  steps: steps.map((names, at) => ({ title: `${at}`, heading: `${at}`, fields: names })),
});
const abc = [field('a'), field('b'), field('c', false)];

describe('a description is refused', () => {
  it.each<[string, () => unknown, string]>([
    ['with two fields of one name', () => defineForm(form([field('a'), field('a')])), "two fields are named 'a'"],
    ['with a field named as the key', () => defineForm(form([field('_key')])), "two fields are named '_key'"],
    ['with one named as the honeypot', () => defineForm(form([field('subject')])), "two fields are named 'subject'"],
    [
      'with a choice of nothing',
      () => defineForm(form([{ ...field('a'), kind: 'choice', options: [] }])),
      "choice 'a' offers no answer",
    ],
    [
      'with one to answer that is no field',
      () => defineForm({ ...form(abc), atLeastOne: { of: ['c', 'd'], message: 'c or d' } }),
      "'d' of subject, atLeastOne or guardian is no field",
    ],
    [
      'with a step that asks what is no field',
      () => defineSteppedForm(form(abc, ['a', 'b', 'd'])),
      "'d' is no field, or is asked twice",
    ],
    [
      'with a field that two steps ask',
      () => defineSteppedForm(form(abc, ['a'], ['b', 'a'])),
      "'a' is no field, or is asked twice",
    ],
    [
      'with a field that one step asks twice',
      () => defineSteppedForm(form(abc, ['a', 'b', 'b'])),
      "'b' is no field, or is asked twice",
    ],
    ['with a required field that no step asks', () => defineSteppedForm(form(abc, ['a'])), "no step asks for 'b'"],
    [
      'in steps, as it is without them',
      () => defineSteppedForm(form([field('a'), field('a')], ['a'])),
      "two fields are named 'a'",
    ],
  ])('%s', (_, define, why) => {
    expect(define).toThrow(new RangeError(`form x: ${why}`));
  });
});

it('an optional field need not be asked in any step', () => {
  const stepped = form(abc, ['a'], ['b']);
  expect(defineSteppedForm(stepped)).toBe(stepped);
});

it('a choice may offer nothing for now, if it says why', () => {
  expect(() =>
    defineForm(form([{ ...field('a'), kind: 'choice', options: [], unlisted: 'All are taken.' }])),
  ).not.toThrow();
});

describe('the form of one step', () => {
  it('has the fields of this step, in the order of the form', () => {
    const stepped = form(abc, ['c', 'a'], ['b']);
    const namesOf = (step: number) => formOfStep(stepped, step).fields.map(({ name }) => name);
    expect([0, 1, 2].map(namesOf)).toEqual([['a', 'c'], ['b'], []]);
    expect(formOfStep(stepped, 0)).toMatchObject({ id: 'x', version: 1 });
  });
});
