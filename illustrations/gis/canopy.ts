import type { Hue } from '#ui/weave/hue.ts';
import { seededRandom } from '../kit/seeded-random.ts';

/* A made-up district on a grid. Each square has its canopy class in 2016 and in 2026. */

/** Area of a square, in square kilometres. */
const squareArea = 4;

/** First and last column of each row of the district, from north to south. */
const rowExtents = (
  '6-9 5-10 5-11 4-11 4-12 4-13 3-13 3-14 3-15 2-16 2-17 2-18 1-18 1-19 1-19 1-20 0-20 0-21 0-21 0-21 0-22 0-22 1-22 ' +
  '1-22 1-22 1-22 1-22 0-20 0-20 0-19 0-18 0-16 1-15 1-14 2-12 3-11 4-9'
)
  .split(' ')
  .map((row) => row.split('-').map(Number));

/** Column and row of each square of the lake. */
const lake = '1-28 2-28 3-28 1-29 2-29 3-29 4-29 5-29 2-30 3-30 4-30 3-31'.split(' ');

interface CanopyClass {
  readonly name: string;
  readonly hue: Hue;
  readonly styles: string;
  /** Minimum canopy cover, 0 to 1. Negative for classes without forest. */
  readonly from: number;
}

export const canopyClasses: readonly CanopyClass[] = [
  { name: 'Very dense', hue: 'leaf', styles: 's-icon-hue', from: 0.7 },
  { name: 'Dense', hue: 'leaf', styles: 's-thread', from: 0.4 },
  { name: 'Open', hue: 'leaf', styles: 's-thread-muted', from: 0.1 },
  { name: 'Scrub', hue: 'leaf', styles: 's-thread-faint', from: 0.04 },
  { name: 'No forest', hue: 'marigold', styles: 's-thread-muted', from: -9 },
  { name: 'Water', hue: 'indigo', styles: 's-thread', from: -99 },
];

/** Gaussian falloff: 1 at the position, about 0.4 at a distance of `size` squares. */
const falloff = (x: number, y: number, atX: number, atY: number, size: number) =>
  Math.exp(-((x - atX) ** 2 + (y - atY) ** 2) / size ** 2);

/** Canopy cover of a square: three hill ranges from north to south, with towns in the valleys. */
function canopyShare(x: number, y: number, year: 2016 | 2026): number {
  const range = 0.46 + 0.33 * Math.cos(((x - 0.05 * y - 3.5) / 7.2) * 2 * Math.PI) + 0.008 * (y - 12);
  const towns = falloff(x, y, 8, 4, 4) + 0.8 * falloff(x, y, 11, 14, 3) + 0.5 * falloff(x, y, 7, 26, 3);
  const cleared =
    0.03 + 0.34 * falloff(x, y, 17, 24, 4.5) + 0.24 * falloff(x, y, 4, 18, 3) - 0.3 * falloff(x, y, 10, 31, 3);
  const share = range - 0.5 * towns + 0.22 * (seededRandom(x * 41 + y) - 0.5);
  return year === 2016 ? share : share - cleared;
}

export const squares = rowExtents.flatMap(([first = 0, last = 0], y) =>
  Array.from({ length: last - first + 1 }, (_, i) => {
    const x = first + i;
    const classIn = (year: 2016 | 2026) =>
      lake.includes(`${x}-${y}`)
        ? canopyClasses.length - 1
        : canopyClasses.findIndex(({ from }) => canopyShare(x, y, year) >= from);
    return { x, y, before: classIn(2016), after: classIn(2026) };
  }),
);

export const areas = canopyClasses.map((each, i) => ({
  ...each,
  before: squares.filter((square) => square.before === i).length * squareArea,
  after: squares.filter((square) => square.after === i).length * squareArea,
}));

/** Land with a canopy cover of 10% or more is forest. */
export const forestAreas = areas.filter(({ from }) => from >= 0.1);

/** Path data of squares. Adjacent squares are one line, and coordinates are relative, so the text compresses well. */
function pathOf(some: typeof squares): string {
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

/** The squares of each class in 2026, from back to front. The first layer covers the whole district, because it is behind the others. */
export const layers = canopyClasses
  .map((each, i) => ({ ...each, path: pathOf(squares.filter(({ after }) => after === i)) }))
  .sort((one, other) => Number(other.name === 'Dense') - Number(one.name === 'Dense'))
  .map((each, i) => (i === 0 ? { ...each, path: pathOf(squares) } : each));

/** Area of the district in square kilometres. */
export const totalArea = squares.length * squareArea;
