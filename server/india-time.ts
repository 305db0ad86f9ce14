import { dayMs } from '#forms/durations.ts';

/** The offset of India's time from UTC. India has one time zone and no daylight saving time. */
export const indiaOffsetMs = 5.5 * 60 * 60 * 1000;

/** Shifts a time so that its UTC fields show the time in India. @param time ISO 8601 */
export const toIndiaClock = (time: string) => new Date(Date.parse(time) + indiaOffsetMs);

/** The date in India, such as `2026-11-26`. */
export const indiaDate = (moment: Date): string =>
  new Date(moment.getTime() + indiaOffsetMs).toISOString().slice(0, 10);

/** Whether a text is an existing day, such as `2026-11-26`. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/**
 * The start of a day in India, as ISO 8601 in UTC; undefined if the text is not a date.
 * @param daysLater days to add
 */
export const startOfDate = (date: string, daysLater = 0): string | undefined =>
  isDate(date)
    ? new Date(Date.parse(`${date}T00:00:00Z`) + daysLater * dayMs - indiaOffsetMs).toISOString()
    : undefined;

/** The start of the Indian calendar day that contains the moment, as ISO 8601 in UTC. */
export function startOfDayInIndia(moment: Date): string {
  const sinceMidnightMs = (moment.getTime() + indiaOffsetMs) % dayMs;
  return new Date(moment.getTime() - sinceMidnightMs).toISOString();
}
