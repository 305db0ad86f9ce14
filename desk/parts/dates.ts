import { dayMs, hourMs } from '#forms/durations.ts';
import { indiaDate, indiaOffsetMs } from '#server/india-time.ts';

/** A date some days later. @param date such as `2026-11-26` */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** `today`, `tomorrow`, `yesterday`, or such as `Thu, 3 Dec`. */
export function formatDay(date: string, today: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return dayFormat.format(new Date(date));
}

/** Such as `5 min ago`, `3 h ago`, or a day. @param time ISO 8601 */
export function formatAge(time: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(time)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return formatDay(indiaDate(new Date(time)), indiaDate(now));
}

/** Support hours in India: 9AM to 6PM. */
const opensMs = 9 * hourMs;
const closesMs = 18 * hourMs;

/**
 * When the first answer is due, as the contact page promises: within four support hours of a message in support hours, else within
 * 24 hours.
 * @param time ISO 8601
 */
export function answerDue(time: string): Date {
  const at = Date.parse(time);
  const sinceMidnightMs = (at + indiaOffsetMs) % dayMs;
  if (sinceMidnightMs < opensMs || sinceMidnightMs >= closesMs) return new Date(at + dayMs);
  const restMs = closesMs - sinceMidnightMs;
  const promisedMs = 4 * hourMs;
  return new Date(
    restMs >= promisedMs ? at + promisedMs : at + restMs + (dayMs - closesMs) + opensMs + promisedMs - restMs,
  );
}

/** Such as `2 h 10 min left` or `40 min late`. */
export function formatClock(due: Date, now: Date): string {
  const minutes = Math.round((due.getTime() - now.getTime()) / 60_000);
  const size = Math.abs(minutes);
  const text =
    size >= 48 * 60
      ? `${Math.floor(size / 1440)} days`
      : size >= 60
        ? `${Math.floor(size / 60)} h ${size % 60} min`
        : `${size} min`;
  return minutes >= 0 ? `${text} left` : `${text} late`;
}
