import { expect, test } from 'vitest';
import { weekHours } from './support-tiers.tsx';

const desk = { by: 'desk', days: 6, from: 9, to: 18 } as const;
const always = { by: 'call', days: 7, from: 0, to: 24 } as const;

test('nine hours on six days are 54, and nobody answers on Sunday', () => {
  const hours = weekHours([desk]);
  expect(hours.filter(Boolean)).toHaveLength(54);
  expect(hours.slice(6 * 24).filter(Boolean)).toEqual([]);
  expect([hours[8], hours[9], hours[17], hours[18]]).toEqual([undefined, 'desk', 'desk', undefined]);
});

test.each([
  ['first', [desk, always]],
  ['last', [always, desk]],
])('whoever is at a desk is not called out: the desk named %s', (_, shifts) => {
  const hours = weekHours(shifts);
  expect(hours.filter((by) => by === 'desk')).toHaveLength(54);
  expect(hours.filter((by) => by === 'call')).toHaveLength(168 - 54);
});
