import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './timers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('says the first at once, counts what follows, and says the next at once after a quiet time', () => {
  const said: number[] = [];
  const happens = throttle((count) => said.push(count), 1000);
  happens();
  expect(said).toEqual([1]);
  for (let count = 0; count < 500; count += 1) happens();
  vi.advanceTimersByTime(999);
  expect(said).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual([1, 500]);
  vi.advanceTimersByTime(5000);
  expect(said).toEqual([1, 500]);
  happens();
  expect(said).toEqual([1, 500, 1]);
});
