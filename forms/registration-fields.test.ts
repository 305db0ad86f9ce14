import { expect, it } from 'vitest';
import { labelOf, stepsOf } from './registration-fields.ts';

const worded = [
  { title: 'Warp', heading: 'The warp' },
  { title: 'Weft', heading: 'The weft' },
];

it('each step as it is worded asks its fields', () => {
  expect(stepsOf(worded, [['a', 'b'], ['c']])).toEqual([
    { title: 'Warp', heading: 'The warp', fields: ['a', 'b'] },
    { title: 'Weft', heading: 'The weft', fields: ['c'] },
  ]);
});

it('a step without words, or words without a step, are refused', () => {
  expect(() => stepsOf(worded, [['a']])).toThrow('the content words 2 steps, but 1 ask for something');
});

it('a question that the content does not word is refused', () => {
  expect(() => labelOf({ domain: { label: 'Domain' } }, 'mode')).toThrow("nobody words the question 'mode'");
});
