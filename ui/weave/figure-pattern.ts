import { type Run, runsOf, type Squares, seededRandom, type Thread } from './cloth-pattern.ts';

/** Squares from the middle of a figure to its edge; a figure is twice that and the middle wide and high. */
const reach = 7;
export const figureSize = 2 * reach + 1;

/** Which of the three threads of a figure a square has, by its distance from the middle in both directions. */
type Draw = (x: number, y: number) => 'edge' | 'fill' | 'heart' | undefined;

/**
 * Single figures of the handloom, each the same from left and right. Squares are counted from the middle.
 */
const figures: Readonly<Record<string, Draw>> = {
  diamond: (x, y) => {
    const ring = reach - x - y;
    if (ring < 0 || ring === 1 || ring === 4) return undefined;
    if (ring === 0) return 'edge';
    return ring < 4 ? 'fill' : 'heart';
  },
  star: (x, y) => {
    const ring = Math.max(5 - Math.max(x, y), reach - x - y);
    if (ring < 0 || ring === 2) return undefined;
    if (ring < 2) return 'edge';
    return ring < 5 ? 'fill' : 'heart';
  },
  cross: (x, y) => {
    const ring = reach - Math.max(x, y) - 2 * Math.min(x, y);
    if (ring < 0) return undefined;
    if (ring < 2) return 'edge';
    return ring < 5 ? 'fill' : 'heart';
  },
  hourglass: (x, y) => {
    if (Math.abs(x - 5) + y < 3) return Math.abs(x - 5) + y < 1 ? undefined : 'heart';
    const ring = y - x;
    if (ring < 0 || ring === 2) return undefined;
    return ring < 2 ? 'edge' : 'fill';
  },
  window: (x, y) => {
    const ring = reach - Math.max(x, y);
    if (ring === 0) return Math.min(x, y) % 2 === 1 ? 'edge' : undefined;
    if (ring === 1 || ring === 4) return undefined;
    if (ring < 4) return x + y > 9 ? undefined : 'edge';
    return x + y < 2 ? 'heart' : 'fill';
  },
  lattice: (x, y) => {
    if (x + y > 10 || Math.max(x, y) > 6) return undefined;
    if ((x + y) % 4 === 0 || Math.abs(x - y) % 4 === 0) return 'edge';
    return (x + y) % 2 === 0 && x % 2 === 0 ? 'fill' : undefined;
  },
  seeds: (x, y) => {
    const ring = 3 - Math.min(Math.abs(x - 4) + y, x + Math.abs(y - 4));
    if (x + y === 0) return 'heart';
    if (ring < 0 || ring === 1) return x === 6 && y === 6 ? 'heart' : undefined;
    return ring === 0 ? 'edge' : 'fill';
  },
  bloom: (x, y) => {
    const corner = Math.abs(x - 5) + Math.abs(y - 5);
    if (corner < 3) return corner === 1 ? 'fill' : 'edge';
    const ring = reach - 1 - x - y;
    if (ring < 0 || ring === 1 || ring === 4) return undefined;
    if (ring === 0) return 'edge';
    return ring < 4 ? 'fill' : 'heart';
  },
  petals: (x, y) => {
    if (Math.min(x, y) === 0) return 'edge';
    if (Math.min(x, y) === 1 || x + y > 9 || x + y === 8) return undefined;
    if (x + y === 9) return 'edge';
    return x + y === 4 ? 'heart' : 'fill';
  },
};

/** Which threads of the dye go together: edge, fill, heart. */
const dyes: readonly (readonly [Thread, Thread, Thread])[] = [
  [0, 3, 4],
  [4, 1, 0],
  [0, 1, 2],
  [4, 3, 0],
];

/**
 * Draws as many single figures as are asked for, no two alike up to nine.
 * @param seed any name; the same name gives the same figures
 */
export function weaveFigures(seed: string, count: number): readonly (readonly Run[])[] {
  const random = seededRandom(seed);
  const order = Object.values(figures)
    .map((draw) => ({ draw, place: random() }))
    .sort((a, b) => a.place - b.place);
  const first = Math.floor(random() * dyes.length);
  return Array.from({ length: count }, (_, i) => {
    const draw = order[i % order.length]?.draw;
    const [edge, fill, heart] = dyes[(first + i) % dyes.length] ?? [0, 3, 4];
    const threads = { edge, fill, heart };
    const squares: Squares = Array.from({ length: figureSize }, (_row, y) =>
      Array.from({ length: figureSize }, (_column, x) => {
        const part = draw?.(Math.abs(x - reach), Math.abs(y - reach));
        return part && threads[part];
      }),
    );
    return runsOf(squares);
  });
}
