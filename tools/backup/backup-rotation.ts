import { toIndiaClock } from '../../server/india-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The number of newest days and weeks of which one backup each is kept. Months are limited by `days` only. */
const dailyCount = 7;
const weeklyCount = 4;

export interface Dated {
  /** ISO 8601, UTC. */
  readonly madeAt: string;
}

/**
 * Returns the backups to delete. Keeps all of the last 24 hours, then the newest of each day, week and month of India's calendar. A backup
 * that would be older than `days` by the time of the next one, a day from now, is not kept. The newest is always kept.
 *
 * If all the others are too old at once, none is deleted, since the clock may be ahead. A backup that is dated in the future is kept until
 * the operator corrects the clock.
 * @param days how long a backup may hold erased entries, as the privacy notice states
 */
export function selectExpiredBackups<T extends Dated>(backups: readonly T[], now: Date, days: number): T[] {
  const ageMs = ({ madeAt }: T) => now.getTime() - Date.parse(madeAt);
  const [newest, ...others] = backups
    .filter((backup) => ageMs(backup) >= 0)
    .toSorted((one, other) => ageMs(one) - ageMs(other));
  const isTooOld = (backup: T) => ageMs(backup) > (days - 1) * dayMs;
  if (newest === undefined || others.every(isTooOld)) return [];
  const unexpired = [newest, ...others.filter((backup) => !isTooOld(backup))];
  const kept = new Set([
    ...unexpired.filter((backup) => ageMs(backup) < dayMs),
    ...newestOfEach(unexpired, dayOf).slice(0, dailyCount),
    ...newestOfEach(unexpired, weekOf).slice(0, weeklyCount),
    ...newestOfEach(unexpired, monthOf),
  ]);
  return others.filter((backup) => !kept.has(backup));
}

/** The newest backup of each period. */
const newestOfEach = <T extends Dated>(newestFirst: readonly T[], periodOf: (backup: Dated) => string | number): T[] =>
  [...Map.groupBy(newestFirst, periodOf).values()].flatMap(([newest]) => newest ?? []);

const dayOf = ({ madeAt }: Dated) => Math.floor(toIndiaClock(madeAt).getTime() / dayMs);

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (backup: Dated) => Math.floor((dayOf(backup) + 3) / 7);

const monthOf = ({ madeAt }: Dated) => toIndiaClock(madeAt).toISOString().slice(0, 7);
