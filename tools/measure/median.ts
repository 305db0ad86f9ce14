/** The median; of an even number of figures the higher one in the middle, and 0 of none. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[figures.length >> 1] ?? 0;
