import type { contracting } from '#content';

type Shift = (typeof contracting)['support']['tiers'][number]['shifts'][number];

/** Who answers in an hour of the week. */
export type Answering = Shift['by'];

/**
 * The week as 168 hours, Monday's first. Where somebody is at a desk, nobody is called out.
 * @returns who answers in each; nothing where nobody does
 */
export function weekHours(shifts: readonly Shift[]): (Answering | undefined)[] {
  return Array.from({ length: 7 * 24 }, (_, hour) => {
    const day = Math.floor(hour / 24);
    const inShift = shifts.filter(({ days, from, to }) => day < days && from <= hour % 24 && hour % 24 < to);
    return inShift.find(({ by }) => by === 'desk')?.by ?? inShift[0]?.by;
  });
}
