/** One day of class: a session by its number, or the test that ends a part. */
type Slot = { readonly session: number; readonly part: number } | { readonly testOf: number };

/** A week of a course. A week without slots is free, for holidays and examinations. */
export type Week = readonly Slot[];

/** Number of weeks of class before a free week. */
const weeksBeforeFree = 12;

/**
 * Distributes the sessions of a course over weeks. The test of a part takes one day, after its sessions.
 * @param parts first and last session of each part
 * @param perWeek days of class per week
 */
export function planWeeks(parts: readonly { first: number; last: number }[], perWeek: number): Week[] {
  const slots = parts.flatMap(({ first, last }, part): Slot[] => [
    ...Array.from({ length: last - first + 1 }, (_, index) => ({ session: first + index, part })),
    { testOf: part },
  ]);
  const weeks: Week[] = [];
  for (let start = 0, taughtWeeks = 0; start < slots.length; start += perWeek) {
    if (taughtWeeks > 0 && taughtWeeks % weeksBeforeFree === 0) weeks.push([]);
    weeks.push(slots.slice(start, start + perWeek));
    taughtWeeks += 1;
  }
  return weeks;
}

/** The first and the last week of a part, including its test. Weeks count from 1. */
export function weeksOf(weeks: readonly Week[], part: number): { from: number; to: number } {
  const holds = (week: Week) => week.some((slot) => ('testOf' in slot ? slot.testOf : slot.part) === part);
  return { from: weeks.findIndex(holds) + 1, to: weeks.findLastIndex(holds) + 1 };
}
