import { type Budgets, drawColumns, kindOf, type SpeedLimits } from '../budgets/judge.ts';
import { middleOf } from '../middle-of.ts';
import type { Measured } from './beside-limit.ts';
import type { Paints, Speed } from './measure-page.ts';

export interface SpeedVerdict {
  readonly address: string;
  /** Medians of the page. */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly mainThreadMs: number;
  readonly blockedMs: number;
  readonly shift: number;
  readonly scores: readonly number[];
  /** Of the medians of the limit page. */
  readonly firstPaintRatio: number;
  readonly largestPaintRatio: number;
  /** One line for each limit that is passed. */
  readonly faults: readonly string[];
}

const defaultKind = 'content';

/** What was measured, with what was measured later of the same pages. */
export const withMore = (measured: readonly Measured[], more: readonly Measured[]): Measured[] =>
  measured.map((first) => {
    const later = more.find(({ address }) => address === first.address);
    return later ? { ...first, page: [...first.page, ...later.page], limit: [...first.limit, ...later.limit] } : first;
  });

/** Compares a page with its limit page and with the limits of its kind. */
export function judgeSpeed(
  { address, page, limit }: Measured,
  budgets: Pick<Budgets, 'pages' | 'speed'>,
): SpeedVerdict {
  const limits = budgets.speed[kindOf(address, budgets)] ?? budgets.speed[defaultKind];
  if (!limits) throw new Error(`budgets.json: speed has no kind '${defaultKind}'`);
  const figures = mediansOf(page);
  const least = paintsOf(limit);
  const verdict = {
    address,
    ...figures,
    firstPaintRatio: figures.firstPaintMs / least.firstPaintMs,
    largestPaintRatio: figures.largestPaintMs / least.largestPaintMs,
  };
  const lost = [...new Set(page.flatMap((speed) => speed.lost))].join(', ');
  return { ...verdict, faults: faultsOf(verdict, limits, lost) };
}

function faultsOf(verdict: Omit<SpeedVerdict, 'faults'>, limits: SpeedLimits, lost: string): string[] {
  const { address, firstPaintRatio, largestPaintRatio, mainThreadMs, blockedMs, shift, scores } = verdict;
  const checks: readonly (readonly [string, number, number])[] = [
    ['the first paint, of the limit page\u2019s', firstPaintRatio, limits.paint],
    ['the largest paint, of the limit page\u2019s', largestPaintRatio, limits.paint],
    ['main thread in ms', mainThreadMs, limits.mainThreadMs],
    ['blocked in ms', blockedMs, limits.blockedMs],
    ['layout shift', shift, 0],
  ];
  const beyond = checks
    .filter(([, value, most]) => value > most)
    .map(([what, value, most]) => `${address}: ${what}: ${round(value)}; the limit is ${most}`);
  const isWhole = scores.every((score) => score === 100);
  return isWhole ? beyond : [...beyond, `${address}: scores ${scores.join('/')}: ${lost}`];
}

const paintsOf = (paints: readonly Paints[]): Paints => ({
  firstPaintMs: middleOf(paints.map(({ firstPaintMs }) => firstPaintMs)),
  largestPaintMs: middleOf(paints.map(({ largestPaintMs }) => largestPaintMs)),
});

const mediansOf = (speeds: readonly Speed[]) => {
  const median = (figure: (speed: Speed) => number) => middleOf(speeds.map(figure));
  return {
    ...paintsOf(speeds),
    mainThreadMs: median((speed) => speed.mainThreadMs),
    blockedMs: median((speed) => speed.blockedMs),
    shift: median((speed) => speed.shift),
    scores: (speeds[0]?.scores ?? []).map((_, category) => median((speed) => speed.scores[category] ?? 0)),
  };
};

const head = ['Page', 'First paint', 'Largest paint', 'Main thread', 'Blocked', 'Shift', 'Scores'];

/** A row for each page: medians in milliseconds, of the paints in brackets how many times those of its limit page they are. */
export function drawSpeedTable(verdicts: readonly SpeedVerdict[]): string {
  const beside = (ms: number, ratio: number) => `${ms.toFixed(0)} (${ratio.toFixed(2)})`;
  const rows = verdicts.map((each) => [
    each.address,
    beside(each.firstPaintMs, each.firstPaintRatio),
    beside(each.largestPaintMs, each.largestPaintRatio),
    each.mainThreadMs.toFixed(0),
    each.blockedMs.toFixed(0),
    String(each.shift),
    each.scores.join('/'),
  ]);
  return drawColumns([head, ...rows], 1);
}

const round = (value: number) => Math.round(value * 1000) / 1000;
