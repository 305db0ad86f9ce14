import { expect, it } from 'vitest';
import { dayMs, hourMs } from '#forms/durations.ts';
import { selectExpiredBackups } from './backup-rotation.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

/** A backup that was made this many hours ago. */
const backupFrom = (hoursAgo: number) => ({
  hoursAgo,
  madeAt: new Date(now.getTime() - hoursAgo * hourMs).toISOString(),
});
const everyDay = (days: number) => Array.from({ length: days }, (_, day) => backupFrom(24 * day));
const keptDays = (backups: readonly ReturnType<typeof backupFrom>[], days = 90) => {
  const deleted = new Set(selectExpiredBackups(backups, now, days));
  return backups.filter((backup) => !deleted.has(backup)).map(({ hoursAgo }) => hoursAgo / 24);
};

it('keeps seven days, four weeks and the end of each month, and nothing older than ninety days', () => {
  // Sundays were 5, 12 and 19 days ago, and the last days of months 20, 51 and 81.
  expect(keptDays(everyDay(400))).toEqual([0, 1, 2, 3, 4, 5, 6, 12, 19, 20, 51, 81]);
});

it('keeps at most 14 backups, none older than ninety days, when it runs every day', () => {
  const start = now.getTime() - 400 * dayMs;
  let backups: { madeAt: string }[] = [];
  for (let day = 0; day <= 400; day += 1) {
    const today = new Date(start + day * dayMs);
    backups.push({ madeAt: today.toISOString() });
    const deleted = new Set(selectExpiredBackups(backups, today, 90));
    backups = backups.filter((backup) => !deleted.has(backup));
    const oldest = Math.min(...backups.map(({ madeAt }) => Date.parse(madeAt)));
    // The oldest backup stays until the next run, a day later.
    expect(today.getTime() + dayMs - oldest).toBeLessThanOrEqual(90 * dayMs);
    expect(backups.length).toBeLessThanOrEqual(14);
  }
  expect(backups.length).toBeGreaterThanOrEqual(11);
});

it('keeps all backups of the last 24 hours, and the newest of each earlier day', () => {
  expect(keptDays([0, 1, 2, 20, 23.9, 30, 31, 54].map(backupFrom)).map((days) => days * 24)).toEqual([
    0, 1, 2, 20, 23.9, 54,
  ]);
});

it('starts a day at midnight in India', () => {
  // It is 17:30 in India: 41 hours ago it was half past midnight, 42.5 hours ago an hour before midnight.
  expect(keptDays([0, 34, 41, 42.5].map(backupFrom)).map((days) => days * 24)).toEqual([0, 34, 42.5]);
});

it('never deletes the newest backup, or all others at once, because the clock may be wrong', () => {
  expect(selectExpiredBackups([], now, 90)).toEqual([]);
  expect(keptDays([backupFrom(24 * 500)])).toEqual([500]);
  expect(keptDays([0, 24 * 365, 24 * 366].map(backupFrom))).toEqual([0, 365, 366]);
  // A day later, the clock is still wrong, and there is a second new backup.
  expect(keptDays([0, 24, 24 * 366, 24 * 367].map(backupFrom))).toEqual([0, 1]);
});

it('keeps backups with a date in the future, and does not count them', () => {
  expect(keptDays([-24 * 300, 0, 24, 24 * 95].map(backupFrom))).toEqual([-300, 0, 1]);
});

it('accepts backups in any order, and other numbers of days', () => {
  expect(keptDays(everyDay(100).toReversed(), 7).toReversed()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
