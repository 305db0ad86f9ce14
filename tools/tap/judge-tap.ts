import { drawColumns } from '../budgets/judge.ts';
import { middleOf } from '../middle-of.ts';
import type { MeasuredWalk } from './measure-tap.ts';

/** Most that it may take from tap to heading once a link was in view for a second. */
const mostMs = 300;
/** Most that a tap at once may take, of the time between plain documents: what is above 1 is chance. */
const mostOfPlain = 1.15;

/** @returns a table of the medians, and a line for each limit that is passed */
export function judgeWalks(walks: readonly MeasuredWalk[]): { readonly table: string; readonly faults: string[] } {
  const judged = walks.map(({ from, to, isInMenu = false, plainMs, atOnceMs, seenMs }) => {
    const [plain, atOnce, seen] = [middleOf(plainMs), middleOf(atOnceMs), middleOf(seenMs)];
    const name = `${from} to ${to}`;
    const beside = (ms: number) => `${ms.toFixed(0)} (${(ms / plain).toFixed(2)})`;
    const besidePlain = (how: string, ms: number) =>
      ms / plain > mostOfPlain
        ? [`${name}: ${how}, of plain documents: ${(ms / plain).toFixed(2)}; the limit is ${mostOfPlain}`]
        : [];
    const inTime =
      seen > mostMs ? [`${name}: in view for a second: ${seen.toFixed(0)} ms; the limit is ${mostMs}`] : [];
    return {
      row: [name, plain.toFixed(0), beside(atOnce), beside(seen)],
      // A menu shows twenty links together, and a slow line brings one in the time.
      faults: [...besidePlain('at once', atOnce), ...(isInMenu ? besidePlain('in view for a second', seen) : inTime)],
    };
  });
  const head = ['Walk', 'Plain documents', 'Tapped at once', 'In view for a second'];
  return {
    table: drawColumns([head, ...judged.map(({ row }) => row)], 1),
    faults: judged.flatMap(({ faults }) => faults),
  };
}
