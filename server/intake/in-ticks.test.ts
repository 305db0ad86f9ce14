import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTicks } from './in-ticks.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }));
afterEach(() => vi.useRealTimers());

const taking = (ms: number) => new Promise<string>((resolve) => void setTimeout(resolve, ms, 'done'));

it.each([
  [0, 500],
  [1, 500],
  [499, 500],
  [501, 1000],
])('work of %i ms has taken %i ms', async (workMs, endMs) => {
  let result: string | undefined;
  const ended = inTicks(500, () => taking(workMs)).then((done) => {
    result = done;
  });
  await vi.advanceTimersByTimeAsync(endMs - 1);
  expect(result).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(result).toBe('done');
  await ended;
});

it('work that fails at once has failed no sooner', async () => {
  let failure: unknown;
  void inTicks(500, () => Promise.reject(new Error('busy'))).catch((error) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(499);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toEqual(new Error('busy'));
});
