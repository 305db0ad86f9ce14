/** One span of months among others, each written as 2023-12, the last one counting too. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/**
 * Lays spans of time on one scale of whole years.
 * @returns the years of the scale, and for each span how many months pass before it and how many it has
 */
export function monthThreads(spans: readonly Span[]) {
  const first = Math.min(...spans.map(({ from }) => yearOf(from)));
  const last = Math.max(...spans.map(({ to }) => yearOf(to)));
  const place = (month: string) => (yearOf(month) - first) * 12 + Number(month.slice(5)) - 1;
  return {
    years: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    rows: spans.map(({ from, to }) => ({ start: place(from), count: place(to) - place(from) + 1 })),
  };
}

const yearOf = (month: string) => Number(month.slice(0, 4));
