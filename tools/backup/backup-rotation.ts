import { dayMs } from '#forms/durations.ts';
import { toIndiaClock } from '../../server/india-time.ts';
import type { Manifest } from '../../server/storage/sqlite/backup-manifest.ts';

/** The number of days and of weeks that keep their newest backup. Only `days` limits the months. */
const dailyCount = 7;
const weeklyCount = 4;

type Dated = Pick<Manifest, 'madeAt'>;

/**
 * Keeps all backups of the last 24 hours, and the newest of each day, week and month in India's calendar. The newest backup always stays.
 * A backup expires a day before it is older than `days`, because the next run is a day from now.
 *
 * If all others have expired at once, it deletes none, because the clock may be wrong. A backup with a date in the future stays until the
 * operator corrects the clock.
 * @param days how long a backup may hold erased entries, as the privacy notice states
 * @returns the backups to delete
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
