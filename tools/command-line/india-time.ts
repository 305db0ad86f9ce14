import { dayMs } from '#forms/durations.ts';
import { indiaDate, startOfDate, toIndiaClock } from '../../server/india-time.ts';

/** Such as `2026-11-20 17:30`. @param time ISO 8601 */
export const formatIndiaTime = (time: string) => toIndiaClock(time).toISOString().slice(0, 16).replace('T', ' ');

/**
 * @param input such as `2026-11-30`, `30.11.2026`, `30/11/2026`, `today` or `yesterday`
 * @param daysLater days to add
 * @returns the start of that day in India, ISO 8601 in UTC; undefined for a day that does not exist
 */
export const startOfInputDay = (input: string, daysLater = 0): string | undefined =>
  startOfDate(toIsoDay(input, new Date()), daysLater);

/** The day in ISO 8601. An input of unknown format is returned unchanged. */
function toIsoDay(input: string, now: Date): string {
  const daysAgo = ['today', 'yesterday'].indexOf(input.toLowerCase());
  if (daysAgo >= 0) return indiaDate(new Date(now.getTime() - daysAgo * dayMs));
  // In India, the day comes first.
  const [, day = '', month = '', year] = /^(\d\d?)[./-](\d\d?)[./-](\d{4})$/.exec(input) ?? [];
  return year === undefined ? input : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
