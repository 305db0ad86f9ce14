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

export interface Band {
  /** First row, counted from the top of the cloth. */
  readonly top: number;
  /** Rows. */
  readonly height: number;
  /** Threads after which the band repeats. */
  readonly period: number;
  readonly runs: readonly Run[];
}

/** `plain` keeps to stripes and ticks, for beside text and for long pages; `rich` adds steps and diamonds. */
export type Weave = 'plain' | 'rich';

/** A drawing of one period: `squares[row][column]`, undefined where the ground shows. */
type Squares = readonly Row<Thread>[];

/**
 * Weaves a cloth.
 * @param seed any name; the same name gives the same cloth
 * @param rows height in unit squares, 3 or more; bands fill it exactly
 * @param repeat threads after which every band has come round, a multiple of 10: there it can be cut without cutting a figure
 * @param edge rows after which a band ends: there it can be cut across without cutting a figure
 * @throws RangeError if rows is not a whole number of 3 or more, or repeat is no multiple of 10
 */
export function weaveCloth(
  seed: string,
  rows: number,
  weave: Weave = 'rich',
  repeat?: number,
  edge: number = rows,
): readonly Band[] {
  if (!Number.isInteger(rows) || rows < 3) throw new RangeError(`a cloth has 3 rows or more, not ${rows}`);
  // Every motif has a form that comes round after 10 threads or a divisor of it, so drawing again ends.
  if (repeat !== undefined && repeat % 10 !== 0)
    throw new RangeError(`a cloth repeats after tens, not after ${repeat}`);
  const random = seededRandom(seed);
  const bands: Band[] = [];
  let top = 0;
  let last: string | undefined;
  while (top < rows) {
    const room = (top < edge ? edge : rows) - top;
    const fitting = Object.entries(motifs).filter(
      ([name, motif]) => motif.minRows <= room && name !== last && (weave === 'rich' || motif.isPlain),
    );
    const [name, motif] = pick(fitting.length > 0 ? fitting : [['stripe', motifs.stripe] as const], random);
    let squares = motif.draw(random, room);
    while (repeat !== undefined && repeat % periodOf(squares) !== 0) squares = motif.draw(random, room);
    bands.push({ top, height: squares.length, period: periodOf(squares), runs: runsOf(squares) });
    top += squares.length;
    last = name;
  }
  return bands;
}

const periodOf = (squares: Squares) => squares[0]?.length ?? 1;

interface Motif {
  readonly minRows: number;
  readonly isPlain: boolean;
  /** How often the motif is chosen, relative to the others. */
  readonly weight: number;
  readonly draw: (random: () => number, room: number) => Squares;
}

const motifs: Readonly<Record<'stripe' | 'ticks' | 'check' | 'steps' | 'diamonds', Motif>> = {
  stripe: {
    minRows: 1,
    isPlain: true,
    weight: 5,
    draw: (random, room) => {
      const thread = pickThread(random);
      return Array.from({ length: Math.min(room, 1 + Math.floor(random() * 3)) }, () => [thread]);
    },
  },
  ticks: {
    minRows: 2,
    isPlain: true,
    weight: 3,
    draw: (random, room) => {
      const thread = pickThread(random);
      const period = 2 + Math.floor(random() * 3);
      const row = Array.from({ length: period }, (_, x) => (x === 0 ? thread : undefined));
      return Array.from({ length: Math.min(room, 2 + Math.floor(random() * 2)) }, () => row);
    },
  },
  check: {
    minRows: 2,
    isPlain: true,
    weight: 1,
    draw: (random) => {
      const thread = pickThread(random);
      return [0, 1].map((y) => [0, 1].map((x) => ((x + y) % 2 === 0 ? thread : undefined)));
    },
  },
  steps: {
    minRows: 5,
    isPlain: false,
    weight: 2,
    draw: (random) => {
      const [outer, inner] = pickTwoThreads(random);
      const period = 10;
      return Array.from({ length: 5 }, (_, y) =>
        Array.from({ length: period }, (_, x) => {
          const fromMiddle = Math.abs(x - period / 2);
          if (fromMiddle > y) return undefined;
          return fromMiddle === y || y === 4 ? outer : inner;
        }),
      );
    },
  },
  diamonds: {
    minRows: 9,
    isPlain: false,
    weight: 3,
    draw: (random, room) => {
      const [outer, inner] = pickTwoThreads(random);
      const radius = Math.min(Math.floor((room - 1) / 2), 4 + Math.floor(random() * 3));
      const size = 2 * radius + 1;
      return Array.from({ length: size }, (_, y) =>
        Array.from({ length: size + 1 }, (_, x) => {
          const distance = Math.abs(x - radius) + Math.abs(y - radius);
          if (distance > radius) return undefined;
          const ring = radius - distance;
          if (ring % 3 === 1) return undefined;
          return ring % 3 === 0 ? outer : inner;
        }),
      );
    },
  },
};

/**
 * Merges neighbouring squares of a colour into oblongs, each placed from the one before: a sixth of the bytes of one square each, and
 * numbers that repeat, so that they pack well.
 */
export function runsOf<Kind>(squares: readonly Row<Kind>[]): Run<Kind>[] {
  const drawn = new Map<Kind, { path: string; x: number; y: number }>();
  squares.forEach((row, y) => {
    for (const { thread, x, width } of stretchesOf(row)) {
      if (isStretch(squares[y - 1], thread, x, width)) continue;
      let bottom = y + 1;
      while (isStretch(squares[bottom], thread, x, width)) bottom++;
      const last = drawn.get(thread);
      const start = last ? `${last.path}m${x - last.x} ${y - last.y}` : `M${x} ${y}`;
      drawn.set(thread, { path: `${start}h${width}v${bottom - y}h-${width}z`, x, y });
    }
  });
  return [...drawn].map(([thread, { path }]) => ({ thread, path }));
}

type Row<Kind> = readonly (Kind | undefined)[];

/** Neighbouring squares of one colour in a row, from end to end. */
function stretchesOf<Kind>(row: Row<Kind>): { thread: Kind; x: number; width: number }[] {
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

function isStretch<Kind>(row: Row<Kind> | undefined, thread: Kind, x: number, width: number): boolean {
  return stretchesOf(row ?? []).some((other) => other.thread === thread && other.x === x && other.width === width);
}

function pick(entries: readonly (readonly [string, Motif])[], random: () => number): readonly [string, Motif] {
  let left = random() * entries.reduce((sum, [, motif]) => sum + motif.weight, 0);
  for (const entry of entries) {
    left -= entry[1].weight;
    if (left < 0) return entry;
  }
  return entries[0] ?? ['stripe', motifs.stripe];
}

function pickThread(random: () => number): Thread {
  return Math.floor(random() * 5) as Thread;
}

/** Two different threads, so that a figure never vanishes into itself. */
function pickTwoThreads(random: () => number): [Thread, Thread] {
  const first = pickThread(random);
  return [first, ((first + 1 + Math.floor(random() * 4)) % 5) as Thread];
}

/** mulberry32 over an FNV-1a hash of the seed: small, well spread, the same everywhere. */
function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
