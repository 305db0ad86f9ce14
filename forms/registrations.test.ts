import { expect, it } from 'vitest';
import { labelOf, stepsOf } from './registrations.ts';

const worded = ['Warp', 'Weft', 'Selvedge'].map((title) => ({ title, heading: `The ${title}` }));

it('each step as it is worded asks its fields', () => {
  expect(stepsOf(worded, ['c']).map(({ title, fields }) => [title, fields.at(-1)])).toEqual([
    ['Warp', 'guardianPhone'],
    ['Weft', 'instituteName'],
    ['Selvedge', 'c'],
  ]);
});

it('a step without words, or words without a step, are refused', () => {
  expect(() => stepsOf(worded.slice(1), ['c'])).toThrow('the content words 2 steps, but 3 ask for something');
});

it('a question that the content does not word is refused', () => {
  expect(() => labelOf({ domain: { label: 'Domain' } }, 'mode')).toThrow("nobody words the question 'mode'");
});
