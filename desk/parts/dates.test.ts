import { expect, it } from 'vitest';
import { isDate, startOfDate } from '#server/india-time.ts';
import { addDays, answerDue, formatClock, formatDay } from './dates.ts';

// Times are in UTC; India is 5 h 30 min ahead.
it.each([
  ['in the morning: four hours later', '2026-11-26T04:00:00Z', '2026-11-26T08:00:00.000Z'],
  ['at 4 pm: two hours that day and two the next morning', '2026-11-26T10:30:00Z', '2026-11-27T05:30:00.000Z'],
  ['at night: within 24 hours', '2026-11-26T18:00:00Z', '2026-11-27T18:00:00.000Z'],
  ['at 6 pm sharp: within 24 hours', '2026-11-26T12:30:00Z', '2026-11-27T12:30:00.000Z'],
])('a message %s', (_, received, due) => expect(answerDue(received).toISOString()).toBe(due));

it('a day begins at midnight in India', () => {
  expect(startOfDate('2026-11-27')).toBe('2026-11-26T18:30:00.000Z');
  expect(startOfDate('2026-11-27', 1)).toBe('2026-11-27T18:30:00.000Z');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

it.each(['2026-02-30', '2026-13-01', '26-11-2026', ''])('%j is not a date', (text) => expect(isDate(text)).toBe(false));

it('formats days and times', () => {
  expect(['2026-11-25', '2026-11-26', '2026-11-27', '2026-12-03'].map((day) => formatDay(day, '2026-11-26'))).toEqual([
    'yesterday',
    'today',
    'tomorrow',
    'Thu, 3 Dec',
  ]);
  const now = new Date('2026-11-26T12:00:00Z');
  expect(formatClock(new Date('2026-11-26T14:10:00Z'), now)).toBe('2 h 10 min left');
  expect(formatClock(new Date('2026-11-26T11:20:00Z'), now)).toBe('40 min late');
});
