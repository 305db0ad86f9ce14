import { indiaOffsetMs, toIndiaClock } from '../../server/india-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Such as `2026-11-20 17:30`. @param time ISO 8601 */
export const formatIndiaTime = (time: string) => toIndiaClock(time).toISOString().slice(0, 16).replace('T', ' ');

/**
 * @param input such as `2026-11-30`, `30.11.2026`, `30/11/2026`, `today` or `yesterday`
 * @param daysLater days to add
 * @returns the start of that day in India, ISO 8601 in UTC; undefined for a day that does not exist
 */
export function startOfIndiaDay(input: string, daysLater = 0, now = new Date()): string | undefined {
  const day = toIsoDay(input, now);
  const atMs = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : Number.NaN;
  if (Number.isNaN(atMs) || !new Date(atMs).toISOString().startsWith(day)) return undefined;
  return new Date(atMs + daysLater * dayMs - indiaOffsetMs).toISOString();
}

/** The day in ISO 8601. An input of unknown format is returned unchanged. */
function toIsoDay(input: string, now: Date): string {
  const daysAgo = ['today', 'yesterday'].indexOf(input.toLowerCase());
  if (daysAgo >= 0) return new Date(now.getTime() + indiaOffsetMs - daysAgo * dayMs).toISOString().slice(0, 10);
  // In India, the day comes first.
  const [, day = '', month = '', year] = /^(\d\d?)[./-](\d\d?)[./-](\d{4})$/.exec(input) ?? [];
  return year === undefined ? input : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
