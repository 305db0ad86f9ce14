/**
 * Draws cloth after Tripura's handloom (risa, rignai) on a grid of unit squares. Pure and seeded: one name, one cloth,
 * the same on every machine.
 */

/** Which of the five thread colours of a hue a square has; the colours themselves are tokens (`.thread-0` …). */
export type Thread = 0 | 1 | 2 | 3 | 4;

export interface Run<Kind = Thread> {
  readonly thread: Kind;
  /** SVG path data in unit squares, one sub-path for each oblong of equal squares. */
  readonly path: string;
}

/** All figures of a cloth that repeat after the same number of threads. */
export interface Repeat {
  readonly period: number;
  readonly runs: readonly Run[];
}

/** `plain` keeps to stripes and ticks, for beside text and for long pages; `rich` adds steps and diamonds. */
export type Weave = 'plain' | 'rich';

/** One period of a row, undefined where the ground shows. */
type Row<Kind> = readonly (Kind | undefined)[];

/** @returns a whole number from 0, less than `count` */
type Random = (count: number) => number;

/**
 * Weaves a cloth.
 * @param seed any name; the same name gives the same cloth
 * @param rows height in unit squares, 3 or more; figures fill it exactly
 * @param edge rows after which the cloth can be cut across without cutting a figure
 * @throws RangeError if rows is not a whole number of 3 or more
 */
export function weaveCloth(seed: string, rows: number, weave: Weave = 'rich', edge: number = rows): readonly Repeat[] {
  if (!Number.isInteger(rows) || rows < 3) throw new RangeError(`a cloth has 3 rows or more, not ${rows}`);
  const random = seededRandom(seed);
  const cloth: Row<Thread>[] = [];
  let last: string | undefined;
  while (cloth.length < rows) {
    const room = (cloth.length < edge ? edge : rows) - cloth.length;
    const fitting = Object.entries(motifs).filter(
      ([name, motif]) => motif.minRows <= room && name !== last && (weave === 'rich' || motif.isPlain),
    );
    const [name, motif] = pick(fitting, random);
    cloth.push(...motif.draw(random, room));
    last = name;
  }
  const periods = [...new Set(cloth.map((row) => row.length))];
  return periods.map((period) => ({
    period,
    runs: runsOf(cloth.map((row) => (row.length === period ? row : []))),
  }));
}

interface Motif {
  readonly minRows: number;
  readonly isPlain?: boolean;
  /** How often the motif is chosen, relative to the others. */
  readonly weight: number;
  readonly draw: (random: Random, room: number) => Row<Thread>[];
}

function draw(height: number, period: number, square: (x: number, y: number) => Thread | undefined): Row<Thread>[] {
  return Array.from({ length: height }, (_, y) => Array.from({ length: period }, (_, x) => square(x, y)));
}

const motifs: Readonly<Record<'stripe' | 'ticks' | 'check' | 'steps' | 'diamonds', Motif>> = {
  stripe: {
    minRows: 1,
    isPlain: true,
    weight: 5,
    draw: (random, room) => {
      const thread = pickThread(random);
      return draw(Math.min(room, 1 + random(3)), 1, () => thread);
    },
  },
  ticks: {
    minRows: 2,
    isPlain: true,
    weight: 3,
    draw: (random, room) => {
      const thread = pickThread(random);
      const period = 2 + random(3);
      return draw(Math.min(room, 2 + random(2)), period, (x) => (x === 0 ? thread : undefined));
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
    draw: (random, room) => {
      const [outer, inner] = pickTwoThreads(random);
      const radius = Math.min(Math.floor((room - 1) / 2), 4 + random(3));
      return draw(2 * radius + 1, 2 * radius + 2, (x, y) => {
        const ring = radius - Math.abs(x - radius) - Math.abs(y - radius);
        if (ring < 0 || ring % 3 === 1) return undefined;
        return ring % 3 === 0 ? outer : inner;
      });
    },
  },
};

/**
 * Merges neighbouring squares of a colour into oblongs, each placed from the one before: a sixth of the bytes of one square each, and
 * numbers that repeat, so that they pack well.
 */
export function runsOf<Kind>(squares: readonly Row<Kind>[]): Run<Kind>[] {
  const rows = squares.map(stretchesOf);
  const isIn = (y: number, { thread, x, width }: Stretch<Kind>) =>
    rows[y]?.some((other) => other.thread === thread && other.x === x && other.width === width);
  const drawn = new Map<Kind, { path: string; x: number; y: number }>();
  rows.forEach((stretches, y) => {
    for (const stretch of stretches.filter((each) => !isIn(y - 1, each))) {
      const { thread, x, width } = stretch;
      let bottom = y + 1;
      while (isIn(bottom, stretch)) bottom++;
      const last = drawn.get(thread);
      const start = last ? `${last.path}m${x - last.x} ${y - last.y}` : `M${x} ${y}`;
      drawn.set(thread, { path: `${start}h${width}v${bottom - y}h-${width}z`, x, y });
    }
  });
  return [...drawn].map(([thread, { path }]) => ({ thread, path }));
}

interface Stretch<Kind> {
  readonly thread: Kind;
  readonly x: number;
  readonly width: number;
}

/** Neighbouring squares of one colour in a row, from end to end. */
function stretchesOf<Kind>(row: Row<Kind>): Stretch<Kind>[] {
  const stretches = [];
  for (let x = 0; x < row.length; ) {
    const thread = row[x];
    let end = x + 1;
    while (end < row.length && row[end] === thread) end++;
    if (thread !== undefined) stretches.push({ thread, x, width: end - x });
    x = end;
  }
  return stretches;
}

/** A stripe fits where nothing else does. */
function pick(fitting: readonly (readonly [string, Motif])[], random: Random): readonly [string, Motif] {
  let left = random(fitting.reduce((sum, [, motif]) => sum + motif.weight, 0));
  const picked = fitting.find(([, { weight }]) => {
    left -= weight;
    return left < 0;
  });
  return picked ?? ['stripe', motifs.stripe];
}

const pickThread = (random: Random) => random(5) as Thread;

/** Two different threads, so that a figure never vanishes into itself. */
function pickTwoThreads(random: Random): [Thread, Thread] {
  const first = pickThread(random);
  return [first, ((first + 1 + random(4)) % 5) as Thread];
}

/** mulberry32 over an FNV-1a hash of the seed: small, well spread, the same everywhere. */
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
