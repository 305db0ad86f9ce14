import type { Statistic } from '#content';
import type { Threads } from '#ui/weave/thread-count.tsx';

/** Threads of the longer side of a change: a row. */
const whole = 50;

/**
 * How many threads draw a figure: a share out of a hundred, a change as before and after, a count as it is. Nothing is drawn of a
 * promise (24/7), of a size (1TB+), and of numbers past 200, whose threads would hide the figures beside them.
 */
export function threadsOf({ value, change }: Pick<Statistic, 'value' | 'change'>): Threads | undefined {
  const count = Number.parseFloat(value.replaceAll(',', ''));
  if (change) return changeOf(value.endsWith('x') ? count : growthOf(count / 100, change), change);
  if (value.endsWith('%')) return { count: Math.floor(count), of: 100 };
  return /^\d+\+?$/.test(value) && count <= 200 ? { count } : undefined;
}

/** How many times the smaller side goes into the larger one. @param part by which it became less or more */
const growthOf = (part: number, change: 'less' | 'more') => (change === 'less' ? 1 / (1 - part) : 1 + part);

function changeOf(factor: number, change: 'less' | 'more'): Threads {
  const smaller = Math.max(1, Math.round(whole / factor));
  return change === 'less' ? { past: whole, count: smaller } : { past: smaller, count: whole };
}
