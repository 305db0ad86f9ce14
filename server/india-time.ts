/** The offset of India's time from UTC. India has one time zone and no daylight saving time. */
export const indiaOffsetMs = 5.5 * 60 * 60 * 1000;

/** Shifts a time so that its UTC fields show the time in India. @param time ISO 8601 */
export const toIndiaClock = (time: string) => new Date(Date.parse(time) + indiaOffsetMs);

/** The date in India, such as `2026-11-26`. */
export const indiaDate = (moment: Date): string =>
  new Date(moment.getTime() + indiaOffsetMs).toISOString().slice(0, 10);

const dayMs = 24 * 60 * 60 * 1000;

/** The start of the Indian calendar day that contains the moment, as ISO 8601 in UTC. */
export function startOfDayInIndia(moment: Date): string {
  const sinceMidnightMs = (moment.getTime() + indiaOffsetMs) % dayMs;
  return new Date(moment.getTime() - sinceMidnightMs).toISOString();
}
