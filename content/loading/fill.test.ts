import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('every gap takes its value', () => {
  expect(fill('{position} of {count}', { position: 2, count: 7 })).toBe('2 of 7');
});

test.each([
  ['{position} of {count}', { position: 2 }, 'no value for {count}'],
  ['Slide', { position: 2 }, 'no gap for position'],
])('%s filled with %j is refused', (text, values, fault) => {
  expect(() => fill(text, values)).toThrow(fault);
});
