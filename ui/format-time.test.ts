import { expect, it } from 'vitest';
import { formatDateTime, formatDateTimeIn } from './format-time.ts';

it('formats the time of India in any time zone of the device, and names it for visitors', () => {
  const time = '2026-11-21T19:05:00.000Z';
  for (const value of [time, Date.parse(time)]) expect(formatDateTime(value)).toBe('22 November 2026, 12:35 AM');
  expect(formatDateTimeIn('en-US', time)).toBe('22 November 2026, 12:35 AM IST');
});

it.each([
  ['bn-IN-u-nu-latn', '28 নভেম্বর, 2026, বিকাল 5:00'],
  ['hi-IN-u-nu-latn', '28 नवंबर 2026, शाम 5:00'],
])('names the part of the day before the hour in %s', (locale, expected) => {
  expect(formatDateTimeIn(locale, '2026-11-28T11:30:00.000Z')).toBe(expected);
});
