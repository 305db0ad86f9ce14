import { type Thread, type Weave, weaveCloth } from '../../ui/weave/cloth-pattern.ts';

/** Neighbouring squares of one thread, in unit squares from the top left of the cloth. */
export interface Stretch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A cloth as rectangles, for paper: there a pattern cannot repeat itself.
 * @param columns width in unit squares; what would hang over is cut off
 * @returns the stretches of each thread of each band, to be filled as one shape, so that no seam shows between them
 */
export function clothSquares(seed: string, rows: number, columns: number, weave: Weave = 'rich') {
  return weaveCloth(seed, rows, weave).flatMap(({ top, height, period, runs }) =>
    runs.map(({ thread, path }): { thread: Thread; stretches: Stretch[] } => ({
      thread,
      stretches: period === 1 ? [{ x: 0, y: top, width: columns, height }] : repeat(path, top, period, columns),
    })),
  );
}

/** Lays periods side by side about the middle, so that both edges cut the figures alike. @param path as `runsOf` writes it */
function repeat(path: string, top: number, period: number, columns: number): Stretch[] {
  const runs: Stretch[] = [];
  for (const [, x, y, width, height] of path.matchAll(/m(-?\d+) (-?\d+)h(\d+)v(\d+)/gi)) {
    const last = runs.at(-1) ?? { x: 0, y: 0 };
    runs.push({ x: last.x + Number(x), y: last.y + Number(y), width: Number(width), height: Number(height) });
  }
  const stretches: Stretch[] = [];
  const overhang = Math.ceil(columns / period) * period - columns;
  for (let from = -Math.floor(overhang / 2); from < columns; from += period) {
    for (const run of runs) {
      const x = Math.max(0, from + run.x);
      const width = Math.min(columns, from + run.x + run.width) - x;
      if (width > 0) stretches.push({ x, y: top + run.y, width, height: run.height });
    }
  }
  return stretches;
}
