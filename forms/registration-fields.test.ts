import { expect, it } from 'vitest';
import { stepsOf } from './registration-fields.ts';

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
  expect(() => stepsOf(worded, [['a']])).toThrow('2 steps are worded, but 1 ask for something');
});
