import { drawColumns } from '../budgets/judge.ts';
import type { BuildCost } from './run-build.ts';

/** A site of one size: built for the first time, and again after one page changed. */
export interface Growth {
  readonly first: BuildCost;
  readonly again: BuildCost;
}

/** Ten times the pages may take this many times as long: what is linear, and a fifth for chance. */
const mostOfTenfold = 12;

/** @returns a table of what each size takes, and a line for each step that is not linear and each build that made what had not changed */
export function judgeGrowth(sizes: readonly Growth[]): { readonly table: string; readonly faults: string[] } {
  const row = (what: string, cost: BuildCost) => [
    what,
    String(cost.pages),
    cost.seconds.toFixed(0),
    cost.processorSeconds.toFixed(0),
    ((cost.processorSeconds * 1000) / cost.pages).toFixed(0),
    cost.mostMb.toFixed(0),
    String(cost.cards),
    String(cost.brochures),
  ];
  const head = ['Build', 'Pages', 'Seconds', 'Processor', 'ms a page', 'MB', 'Cards', 'Brochures'];
  const rows = sizes.flatMap(({ first, again }) => [row('first', first), row('one page changed', again)]);
  return {
    table: drawColumns([head, ...rows], 1),
    faults: [
      ...sizes.flatMap((size, index) => (sizes[index - 1] ? stepFaults(sizes[index - 1] as Growth, size) : [])),
      ...sizes.flatMap(({ again: { pages, cards, brochures } }) =>
        cards > 1 || brochures > 0
          ? [
              `${pages} pages: after one changed, ${cards} cards and ${brochures} brochures were made; the limit is 1 and 0`,
            ]
          : [],
      ),
    ],
  };
}

/** By processor time, which what else the machine does lengthens least. */
const stepFaults = (smaller: Growth, larger: Growth): string[] =>
  (['first', 'again'] as const).flatMap((build) => {
    const growth = larger[build].pages / smaller[build].pages;
    const most = (growth / 10) * mostOfTenfold;
    const times = larger[build].processorSeconds / smaller[build].processorSeconds;
    if (times <= most) return [];
    const pages = `${smaller[build].pages} to ${larger[build].pages} pages`;
    return [`${pages}, ${build}: ${times.toFixed(1)} times the processor time; the limit is ${most.toFixed(1)}`];
  });
