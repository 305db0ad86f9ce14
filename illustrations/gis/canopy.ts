import type { Hue } from '#ui/weave/hue.ts';
import { seededRandom } from '../kit/seeded-random.ts';

/* An invented district in squares, each of the class that its canopy had in 2016 and has now. */

/** Each square is 2 km by 2 km. */
const squareArea = 4;

/** First and last column of each row of the district, from north to south. */
const reach = (
  '6-9 5-10 5-11 4-11 4-12 4-13 3-13 3-14 3-15 2-16 2-17 2-18 1-18 1-19 1-19 1-20 0-20 0-21 0-21 0-21 0-22 0-22 1-22 ' +
  '1-22 1-22 1-22 1-22 0-20 0-20 0-19 0-18 0-16 1-15 1-14 2-12 3-11 4-9'
)
  .split(' ')
  .map((row) => row.split('-').map(Number));

/** Column and row of each square of the lake. */
const lake = '1-28 2-28 3-28 1-29 2-29 3-29 4-29 5-29 2-30 3-30 4-30 3-31'.split(' ');

interface Canopy {
  readonly name: string;
  readonly hue: Hue;
  readonly styles: string;
  /** The least share of the ground under leaves. */
  readonly from: number;
}

export const classes: readonly Canopy[] = [
  { name: 'Very dense', hue: 'leaf', styles: 's-icon-dye', from: 0.7 },
  { name: 'Dense', hue: 'leaf', styles: 's-thread', from: 0.4 },
  { name: 'Open', hue: 'leaf', styles: 's-thread-past', from: 0.1 },
  { name: 'Scrub', hue: 'leaf', styles: 's-thread-faint', from: 0.04 },
  { name: 'No forest', hue: 'marigold', styles: 's-thread-past', from: -9 },
  { name: 'Water', hue: 'indigo', styles: 's-thread', from: -99 },
];

/** Near 1 at a place, near 0 from `size` squares on. */
const near = (x: number, y: number, atX: number, atY: number, size: number) =>
  Math.exp(-((x - atX) ** 2 + (y - atY) ** 2) / size ** 2);

/** The share under leaves: three ranges run from north to south, with fields and towns in the valleys. */
function canopy(x: number, y: number, year: 2016 | 2026): number {
  const range = 0.46 + 0.33 * Math.cos(((x - 0.05 * y - 3.5) / 7.2) * 2 * Math.PI) + 0.008 * (y - 12);
  const towns = near(x, y, 8, 4, 4) + 0.8 * near(x, y, 11, 14, 3) + 0.5 * near(x, y, 7, 26, 3);
  const cleared = 0.03 + 0.34 * near(x, y, 17, 24, 4.5) + 0.24 * near(x, y, 4, 18, 3) - 0.3 * near(x, y, 10, 31, 3);
  const share = range - 0.5 * towns + 0.22 * (seededRandom(x * 41 + y) - 0.5);
  return year === 2016 ? share : share - cleared;
}

export const squares = reach.flatMap(([first = 0, last = 0], y) =>
  Array.from({ length: last - first + 1 }, (_, i) => {
    const x = first + i;
    const classIn = (year: 2016 | 2026) =>
      lake.includes(`${x}-${y}`) ? classes.length - 1 : classes.findIndex(({ from }) => canopy(x, y, year) >= from);
    return { x, y, before: classIn(2016), after: classIn(2026) };
  }),
);

export const areas = classes.map((each, i) => ({
  ...each,
  before: squares.filter((square) => square.before === i).length * squareArea,
  after: squares.filter((square) => square.after === i).length * squareArea,
}));

/** Forest is what has a tenth or more under leaves. */
export const forest = areas.filter(({ from }) => from >= 0.1);

/**
 * Squares as path data. Those side by side are one thread, each begun from where the last one ended: so the numbers stay small and alike.
 */
function threadsOf(some: typeof squares): string {
  let path = '';
  let end = { x: 0, y: 0 };
  let length = 0;
  for (const { x, y } of some) {
    if (length > 0 && end.x === x && end.y === y) length++;
    else {
      path += `${length ? `h${length}` : ''}m${x - end.x} ${y - end.y}`;
      length = 1;
    }
    end = { x: x + 1, y };
  }
  return `${path}h${length}`;
}

/** The district as it is now, from the back to the front. What is everywhere lies under all the rest, so it needs no gaps for them. */
export const painted = classes
  .map((each, i) => ({ ...each, threads: threadsOf(squares.filter(({ after }) => after === i)) }))
  .sort((one, other) => Number(other.name === 'Dense') - Number(one.name === 'Dense'))
  .map((each, i) => (i === 0 ? { ...each, threads: threadsOf(squares) } : each));

/** In square km, of the whole district. */
export const total = squares.length * squareArea;
