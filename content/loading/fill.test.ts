import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('fills every placeholder', () => {
  expect(fill('{position} of {count}', { position: 2, count: 7 })).toBe('2 of 7');
});

test.each([
  ['{position} of {count}', { position: 2 }, 'no value for {count}'],
  ['Slide', { position: 2 }, 'no placeholder for position'],
])('refuses to fill %s with %j', (text, values, fault) => {
  expect(() => fill(text, values)).toThrow(fault);
});
