import { expect, test } from 'vitest';
import { planWeeks, weeksOf } from './plan-weeks.ts';

const parts = [
  { first: 1, last: 3 },
  { first: 4, last: 30 },
];

test('gives every session and every test one day, in order', () => {
  const slots = planWeeks(parts, 2).flat();
  expect(slots.slice(0, 5)).toEqual([
    { session: 1, part: 0 },
    { session: 2, part: 0 },
    { session: 3, part: 0 },
    { testOf: 0 },
    { session: 4, part: 1 },
  ]);
  expect(slots).toHaveLength(32);
  expect(slots.at(-1)).toEqual({ testOf: 1 });
});

test('leaves a week free after every twelve weeks', () => {
  const weeks = planWeeks(parts, 2);
  expect(weeks).toHaveLength(17);
  expect(weeks.map((week) => week.length).indexOf(0)).toBe(12);
});

test('finds the first and the last week of a part', () => {
  const weeks = planWeeks(parts, 2);
  expect([weeksOf(weeks, 0), weeksOf(weeks, 1)]).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 17 },
  ]);
});
