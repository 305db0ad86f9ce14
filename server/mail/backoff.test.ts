import { expect, it } from 'vitest';
import { delayAfter, mostAttempts } from './backoff.ts';

const minutes = (failures: number, random: number) => delayAfter(failures, () => random) / 60_000;

it('tries again after 1, 5, 15 and 60 minutes, then about every hour', () => {
  expect([1, 2, 3, 4].map((failures) => minutes(failures, 0.9))).toEqual([1, 5, 15, 60]);
  expect([0, 0.5, 1].map((random) => minutes(5, random))).toEqual([54, 60, 66]);
  expect(minutes(50, 0.5)).toBe(60);
});

it('tries for 48 hours', () => {
  let total = 0;
  for (let failures = 1; failures < mostAttempts; failures += 1) total += minutes(failures, 0.5);
  expect(Math.round(total / 60)).toBe(47);
});
