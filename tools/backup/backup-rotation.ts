import { toIndiaClock } from '../command-line/india-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How many of the newest days and weeks that have a backup keep one; of months it is as many as `days` reaches. */
const keptDays = 7;
const keptWeeks = 4;

export interface Dated {
  /** ISO 8601, UTC. */
  readonly madeAt: string;
}

/**
 * Which backups are no longer kept. All of the last 24 hours are, then the newest of each day, week and month of India's calendar; none
 * that would be older than `days` before the next one is made, a day from now. The newest is always kept.
 *
 * Where all the others are too old at once, none is deleted this time: this machine's clock may be ahead. One that is dated ahead of now
 * is left to the operator who corrects the clock.
 * @param days the privacy notice says how long a backup may hold what was erased
 */
export function selectExpiredBackups<T extends Dated>(backups: readonly T[], now: Date, days: number): T[] {
  const ageMs = ({ madeAt }: T) => now.getTime() - Date.parse(madeAt);
  const [newest, ...others] = backups
    .filter((each) => ageMs(each) >= 0)
    .toSorted((one, other) => ageMs(one) - ageMs(other));
  const isTooOld = (each: T) => ageMs(each) > (days - 1) * dayMs;
  if (newest === undefined || others.every(isTooOld)) return [];
  const young = [newest, ...others.filter((each) => !isTooOld(each))];
  const kept = new Set([
    ...young.filter((each) => ageMs(each) < dayMs),
    ...newestOfEach(young, dayOf).slice(0, keptDays),
    ...newestOfEach(young, weekOf).slice(0, keptWeeks),
    ...newestOfEach(young, monthOf),
  ]);
  return others.filter((each) => !kept.has(each));
}

/** @param newestFirst each of which belongs to one period */
const newestOfEach = <T extends Dated>(newestFirst: readonly T[], periodOf: (backup: Dated) => string | number): T[] =>
  [...Map.groupBy(newestFirst, periodOf).values()].flatMap(([newest]) => newest ?? []);

const dayOf = ({ madeAt }: Dated) => Math.floor(toIndiaClock(madeAt).getTime() / dayMs);

/** From Monday: the first of January 1970 was a Thursday. */
const weekOf = (backup: Dated) => Math.floor((dayOf(backup) + 3) / 7);

const monthOf = ({ madeAt }: Dated) => toIndiaClock(madeAt).toISOString().slice(0, 7);
