import { expect, test } from 'vitest';
import { numberSessions } from './number-sessions.ts';

test('numbers the sessions across parts and adds the range of each part', () => {
  const parts = numberSessions([
    { category: 'C++ Programming', sessions: [{ topic: 'a' }, { topic: 'b' }] },
    { category: 'Non-Linear DS', sessions: [{ topic: 'c' }] },
  ]);
  expect(parts).toEqual([
    {
      category: 'C++ Programming',
      anchor: 'cpp-programming',
      first: 1,
      last: 2,
      sessions: [
        { topic: 'a', number: 1 },
        { topic: 'b', number: 2 },
      ],
    },
    { category: 'Non-Linear DS', anchor: 'non-linear-ds', first: 3, last: 3, sessions: [{ topic: 'c', number: 3 }] },
  ]);
});
