import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTicks } from './in-ticks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => () => new Promise<number>((resolve) => setTimeout(() => resolve(ms), ms));

it.each([
  [1, 100],
  [99, 100],
  [101, 200],
  [350, 400],
])('work of %i ms is answered after %i', async (ms, answeredAfterMs) => {
  const begun = Date.now();
  const answered = inTicks(100, after(ms)).then((result) => [result, Date.now() - begun]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answered).toEqual([ms, answeredAfterMs]);
});

it('the first tick begins before the work, which may stop the program', async () => {
  const begun = Date.now();
  const stopping = async () => void vi.advanceTimersByTime(60);
  const answered = inTicks(100, stopping).then(() => Date.now() - begun);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answered).toBe(100);
});

it('what fails does so in its tick', async () => {
  const begun = Date.now();
  const failed = inTicks(100, () => Promise.reject(new Error('full'))).catch((error) => [
    error.message,
    Date.now() - begun,
  ]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await failed).toEqual(['full', 100]);
});
