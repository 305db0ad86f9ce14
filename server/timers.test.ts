import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './timers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reports the first event at once, counts those that follow, and reports at once again after a pause', () => {
  const counts: number[] = [];
  const onEvent = throttle((count) => counts.push(count), 1000);
  onEvent();
  expect(counts).toEqual([1]);
  for (let count = 0; count < 500; count += 1) onEvent();
  vi.advanceTimersByTime(999);
  expect(counts).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(counts).toEqual([1, 500]);
  vi.advanceTimersByTime(5000);
  expect(counts).toEqual([1, 500]);
  onEvent();
  expect(counts).toEqual([1, 500, 1]);
});
