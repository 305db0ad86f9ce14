/** One day of class: a session by its number, or the test that ends a part. */
type Slot = { readonly session: number; readonly part: number } | { readonly testOf: number };

/** A week of a course. Without a slot it is free: for holidays and examinations, which come in every term. */
export type Week = readonly Slot[];

/** Weeks of class before one is left free. */
const weeksBeforeFree = 12;

/**
 * Lays the sessions of a course out over weeks, with the test of each part on a day of its own after it.
 * @param parts first and last session of each
 * @param perWeek days of class in a week
 */
export function planWeeks(parts: readonly { first: number; last: number }[], perWeek: number): Week[] {
  const slots = parts.flatMap(({ first, last }, part): Slot[] => [
    ...Array.from({ length: last - first + 1 }, (_, index) => ({ session: first + index, part })),
    { testOf: part },
  ]);
  const weeks: Week[] = [];
  for (let at = 0, taught = 0; at < slots.length; at += perWeek) {
    if (taught > 0 && taught % weeksBeforeFree === 0) weeks.push([]);
    weeks.push(slots.slice(at, at + perWeek));
    taught += 1;
  }
  return weeks;
}

/** In which weeks a part is taught, its test with it; counted from 1. */
export function weeksOf(weeks: readonly Week[], part: number): { from: number; to: number } {
  const holds = (week: Week) => week.some((slot) => ('testOf' in slot ? slot.testOf : slot.part) === part);
  return { from: weeks.findIndex(holds) + 1, to: weeks.findLastIndex(holds) + 1 };
}
