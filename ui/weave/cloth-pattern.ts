/**
 * Draws cloth in the style of Tripura's handlooms (risa, rignai) on a grid of unit squares. The result depends only on the seed, on
 * every machine.
 */

/** Index of one of the five thread colours of a hue. CSS classes (`.thread-0` …) set the colours. */
export type Thread = 0 | 1 | 2 | 3 | 4;

/** All squares of one colour. */
export interface ColourPath<Kind = Thread> {
  readonly thread: Kind;
  /** SVG path data in unit squares, one sub-path for each rectangle of equal squares. */
  readonly path: string;
}

/** The rows of a cloth that repeat after the same number of squares. */
export interface Repeat {
  readonly period: number;
  readonly paths: readonly ColourPath[];
}

/** `plain` has only stripes, ticks and checks, for long pages and next to text; `rich` adds steps and diamonds. */
export type Weave = 'plain' | 'rich';

/** One period of a row; undefined where the background shows. */
type Row<Kind> = readonly (Kind | undefined)[];

/** @returns an integer from 0 to `count` - 1 */
type Random = (count: number) => number;

/**
 * Makes the pattern of a cloth.
 * @param seed any name; the same name gives the same cloth
 * @param rows height in unit squares, 3 or more; figures fill it exactly
 * @throws RangeError if rows is not an integer of at least 3
 */
export function weaveCloth(seed: string, rows: number, weave: Weave = 'rich'): readonly Repeat[] {
  if (!Number.isInteger(rows) || rows < 3) throw new RangeError(`a cloth has 3 rows or more, not ${rows}`);
  const random = seededRandom(seed);
  const cloth: Row<Thread>[] = [];
  let last: string | undefined;
  while (cloth.length < rows) {
    const rowsLeft = rows - cloth.length;
    const fitting = Object.entries(motifs).filter(
      ([name, motif]) => motif.minRows <= rowsLeft && name !== last && (weave === 'rich' || motif.isPlain),
    );
    const [name, motif] = pick(fitting, random);
    cloth.push(...motif.draw(random, rowsLeft));
    last = name;
  }
  const periods = [...new Set(cloth.map((row) => row.length))];
  return periods.map((period) => ({
    period,
    paths: pathsOf(cloth.map((row) => (row.length === period ? row : []))),
  }));
}

interface Motif {
  readonly minRows: number;
  readonly isPlain?: boolean;
  /** Weight of the motif in the random choice. */
  readonly weight: number;
  readonly draw: (random: Random, rowsLeft: number) => Row<Thread>[];
}

function draw(height: number, period: number, square: (x: number, y: number) => Thread | undefined): Row<Thread>[] {
  return Array.from({ length: height }, (_, y) => Array.from({ length: period }, (_, x) => square(x, y)));
}

const motifs: Readonly<Record<'stripe' | 'ticks' | 'check' | 'steps' | 'diamonds', Motif>> = {
  stripe: {
    minRows: 1,
    isPlain: true,
    weight: 5,
    draw: (random, rowsLeft) => {
      const thread = pickThread(random);
      return draw(Math.min(rowsLeft, 1 + random(3)), 1, () => thread);
    },
  },
  ticks: {
    minRows: 2,
    isPlain: true,
    weight: 3,
    draw: (random, rowsLeft) => {
      const thread = pickThread(random);
      const period = 2 + random(3);
      return draw(Math.min(rowsLeft, 2 + random(2)), period, (x) => (x === 0 ? thread : undefined));
    },
  },
  check: {
    minRows: 2,
    isPlain: true,
    weight: 1,
    draw: (random) => {
      const thread = pickThread(random);
      return draw(2, 2, (x, y) => ((x + y) % 2 === 0 ? thread : undefined));
    },
  },
  steps: {
    minRows: 5,
    weight: 2,
    draw: (random) => {
      const [outer, inner] = pickTwoThreads(random);
      return draw(5, 10, (x, y) => {
        const fromMiddle = Math.abs(x - 5);
        if (fromMiddle > y) return undefined;
        return fromMiddle === y || y === 4 ? outer : inner;
      });
    },
  },
  diamonds: {
    minRows: 9,
    weight: 3,
    draw: (random, rowsLeft) => {
      const [outer, inner] = pickTwoThreads(random);
      const radius = Math.min(Math.floor((rowsLeft - 1) / 2), 4 + random(3));
      return draw(2 * radius + 1, 2 * radius + 2, (x, y) => {
        const ring = radius - Math.abs(x - radius) - Math.abs(y - radius);
        if (ring < 0 || ring % 3 === 1) return undefined;
        return ring % 3 === 0 ? outer : inner;
      });
    },
  },
};

/**
 * Merges neighbouring squares of a colour into rectangles with relative positions. These paths take a sixth of the bytes of single
 * squares, and their repeated numbers compress well.
 */
export function pathsOf<Kind>(squares: readonly Row<Kind>[]): ColourPath<Kind>[] {
  const rows = squares.map(runsOf);
  const isIn = (y: number, { thread, x, width }: Run<Kind>) =>
    rows[y]?.some((other) => other.thread === thread && other.x === x && other.width === width);
  const drawn = new Map<Kind, { path: string; x: number; y: number }>();
  rows.forEach((runs, y) => {
    for (const run of runs.filter((candidate) => !isIn(y - 1, candidate))) {
      const { thread, x, width } = run;
      let bottom = y + 1;
      while (isIn(bottom, run)) bottom++;
      const last = drawn.get(thread);
      const start = last ? `${last.path}m${x - last.x} ${y - last.y}` : `M${x} ${y}`;
      drawn.set(thread, { path: `${start}h${width}v${bottom - y}h-${width}z`, x, y });
    }
  });
  return [...drawn].map(([thread, { path }]) => ({ thread, path }));
}

/** Neighbouring squares of one colour in a row. */
interface Run<Kind> {
  readonly thread: Kind;
  readonly x: number;
  readonly width: number;
}

function runsOf<Kind>(row: Row<Kind>): Run<Kind>[] {
  const runs = [];
  for (let x = 0; x < row.length; ) {
    const thread = row[x];
    let end = x + 1;
    while (end < row.length && row[end] === thread) end++;
    if (thread !== undefined) runs.push({ thread, x, width: end - x });
    x = end;
  }
  return runs;
}

/** Falls back to a stripe, which fits everywhere. */
function pick(fitting: readonly (readonly [string, Motif])[], random: Random): readonly [string, Motif] {
  let left = random(fitting.reduce((sum, [, motif]) => sum + motif.weight, 0));
  const picked = fitting.find(([, { weight }]) => {
    left -= weight;
    return left < 0;
  });
  return picked ?? ['stripe', motifs.stripe];
}

const pickThread = (random: Random) => random(5) as Thread;

/** Two different threads, so that the inside of a figure differs from its outline. */
function pickTwoThreads(random: Random): [Thread, Thread] {
  const first = pickThread(random);
  return [first, ((first + 1 + random(4)) % 5) as Thread];
}

/** mulberry32 over an FNV-1a hash of the seed: a small generator with the same results everywhere. */
function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}
