/** The median: the upper one for an even number of figures, 0 for none. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[figures.length >> 1] ?? 0;
