const minuteMs = 60_000;

const firstDelaysMs = [1, 5, 15, 60].map((minutes) => minutes * minuteMs);

/** The last of them comes 48 hours after the first, where nothing held the whole queue up. */
export const mostAttempts = 51;

/**
 * How long after a failed attempt the next one comes: 1, 5, 15, 60 minutes, then about an hour, so that what failed together is not
 * tried together for ever.
 * @param failures in a row, 1 or more
 */
export function delayAfter(failures: number, random: () => number = Math.random): number {
  return firstDelaysMs[failures - 1] ?? (0.9 + 0.2 * random()) * 60 * minuteMs;
}
