import { expect, it } from 'vitest';
import { formatDateTime } from './format-time.ts';

it('formats the time of India, marked as IST, in any time zone of the device', () => {
  const time = '2026-11-21T19:05:00.000Z';
  for (const value of [time, Date.parse(time)]) expect(formatDateTime(value)).toBe('Sun, Nov 22, 2026, 12:35 am IST');
});
