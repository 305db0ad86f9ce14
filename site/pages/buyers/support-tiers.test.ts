import { expect, test } from 'vitest';
import { weekHours } from './support-tiers.tsx';

const deskShift = { by: 'desk', days: 6, from: 9, to: 18 } as const;
const onCallShift = { by: 'call', days: 7, from: 0, to: 24 } as const;

test('counts nine hours on six days as 54 hours, none of them on Sunday', () => {
  const hours = weekHours([deskShift]);
  expect(hours.filter(Boolean)).toHaveLength(54);
  expect(hours.slice(6 * 24).filter(Boolean)).toEqual([]);
  expect([hours[8], hours[9], hours[17], hours[18]]).toEqual([undefined, 'desk', 'desk', undefined]);
});

test.each([
  ['first', [deskShift, onCallShift]],
  ['last', [onCallShift, deskShift]],
])('prefers the desk shift to the on-call shift, with the desk shift %s', (_, shifts) => {
  const hours = weekHours(shifts);
  expect(hours.filter((by) => by === 'desk')).toHaveLength(54);
  expect(hours.filter((by) => by === 'call')).toHaveLength(168 - 54);
});
