/** India has one time, all year round. */
export const aheadMs = 5.5 * 60 * 60 * 1000;

const dayMs = 24 * 60 * 60 * 1000;

/** When the day of a moment began in India, ISO 8601 in UTC. */
export function startOfDayInIndia(moment: Date): string {
  const sinceMs = (moment.getTime() + aheadMs) % dayMs;
  return new Date(moment.getTime() - sinceMs).toISOString();
}
