import { expect, test } from 'vitest';
import { sessionThreads } from './session-threads.ts';

const parts = [
  { first: 1, last: 3 },
  { first: 4, last: 5 },
];

test('there is one thread for each session, from edge to edge', () => {
  const threads = sessionThreads(parts, 483);
  expect(threads.map(({ number, part }) => [number, part])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 1],
  ]);
  expect(threads[0]?.x).toBe(0);
  expect((threads[4]?.x ?? 0) + (threads[4]?.width ?? 0)).toBeCloseTo(483);
});

test('parts stand further apart than threads', () => {
  const [, b, c, d] = sessionThreads(parts, 100).map(({ x }) => x);
  expect((d ?? 0) - (c ?? 0)).toBeCloseTo(2 * ((c ?? 0) - (b ?? 0)));
});

test('threads never touch', () => {
  const many = sessionThreads([{ first: 1, last: 75 }], 483);
  for (const [i, { x, width }] of many.entries()) expect(many[i + 1]?.x ?? 999).toBeGreaterThan(x + width + 1);
});
