import type { Hue } from '#ui/weave/hue.ts';

/* The village map: road, river and hill as curves, and the plots between them. One unit is one metre. */

export type Point = readonly [x: number, y: number];
/** A curve from left to right: its y at each x. */
export type Curve = (x: number) => number;

const sineCurve =
  (y: number, slope: number, height: number, length: number, shift: number): Curve =>
  (x) =>
    y + slope * x + height * Math.sin(x / length + shift);
const between =
  (one: Curve, other: Curve, share: number): Curve =>
  (x) =>
    one(x) + (other(x) - one(x)) * share;
const offsetCurve =
  (curve: Curve, by: number): Curve =>
  (x) =>
    curve(x) + by;

const hillFoot = sineCurve(128, -0.06, 12, 62, 0.4);
export const road = sineCurve(254, -0.13, 9, 70, 2.2);
export const river = sineCurve(404, -0.03, 24, 76, 0.2);
/** The northern and the southern edge of the flood. */
export const flood: readonly [Curve, Curve] = [
  (x) => river(x) - 70 + 15 * Math.sin(x / 41 + 1),
  (x) => river(x) + 66 + 13 * Math.sin(x / 37 + 2),
];

export const landUses: Readonly<Record<string, { name: string; hue: Hue }>> = {
  p: { name: 'Paddy', hue: 'leaf' },
  v: { name: 'Vegetables', hue: 'marigold' },
  r: { name: 'Rubber', hue: 'teal' },
  h: { name: 'Homestead', hue: 'madder' },
  w: { name: 'Fish pond', hue: 'indigo' },
};

interface PlotRow {
  readonly top: Curve;
  readonly bottom: Curve;
  /** The horizontal offset of the side boundaries at the bottom, to the right. */
  readonly skew: number;
  /** x of the side boundaries at the top. */
  readonly boundaries: readonly number[];
  /** The land use of each plot, as a letter. A capital letter is a part of a divided plot. */
  readonly uses: string;
}

/** Rows of plots, from north to south. */
export const rows: readonly PlotRow[] = [
  {
    top: hillFoot,
    bottom: between(hillFoot, road, 0.48),
    skew: 8,
    boundaries: [-20, 68, 132, 196, 268, 320, 396, 472],
    uses: 'rrvrrrv',
  },
  {
    top: between(hillFoot, road, 0.48),
    bottom: offsetCurve(road, -8),
    skew: 8,
    boundaries: [-16, 48, 96, 152, 208, 264, 308, 356, 400, 472],
    uses: 'vhhwhvhhv',
  },
  {
    top: offsetCurve(road, 8),
    bottom: between(road, river, 0.46),
    skew: -8,
    boundaries: [-8, 64, 112, 156, 216, 272, 316, 364, 424, 480],
    uses: 'phhvphvpp',
  },
  {
    top: between(road, river, 0.46),
    bottom: offsetCurve(river, -32),
    skew: -12,
    boundaries: [-4, 72, 144, 208, 284, 348, 412, 488],
    uses: 'pppPPpv',
  },
  {
    top: offsetCurve(river, 32),
    bottom: () => 560,
    skew: 8,
    boundaries: [-32, 56, 124, 196, 264, 336, 400, 472],
    uses: 'vppvpvp',
  },
];

/** The corners of a plot, and a point every 80 metres on its top and bottom curves. */
function plotOutline(top: Curve, bottom: Curve, left: number, right: number, skew: number): Point[] {
  const along = (curve: Curve, from: number, to: number): Point[] => {
    const inner = [0, 80, 160, 240, 320, 400].filter((x) => x > from + 12 && x < to - 12);
    return [from, ...inner, to].map((x) => [x, 4 * Math.round(curve(x) / 4)]);
  };
  return [...along(top, left, right), ...along(bottom, left + skew, right + skew).reverse()];
}

export interface Plot {
  readonly name: string;
  readonly use: string;
  readonly row: (typeof rows)[number];
  readonly left: number;
  readonly right: number;
  readonly points: readonly Point[];
}

/** Numbers the plots row by row, in alternating directions. The parts of a divided plot share a number. */
function numberPlots(): Plot[] {
  let number = 187;
  let part = 0;
  return rows.flatMap((row, rowIndex) => {
    const inRow = [...row.uses].map((letter, i) => ({
      letter,
      left: row.boundaries[i] ?? 0,
      right: row.boundaries[i + 1] ?? 0,
    }));
    return (rowIndex % 2 === 0 ? inRow : inRow.reverse()).map(({ letter, left, right }) => {
      const use = letter.toLowerCase();
      part = letter === use ? 0 : part + 1;
      if (part < 2) number++;
      const name = part ? `${number}/${part}` : `${number}`;
      return { name, use, row, left, right, points: plotOutline(row.top, row.bottom, left, right, row.skew) };
    });
  });
}

export const plots = numberPlots();
export const selected = plots.find((plot) => plot.name.endsWith('/2')) ?? plots[0];

/** Path data of a polygon. */
export function polygonPath(points: readonly Point[]): string {
  const steps = points.map(([x, y], i) => {
    const [lastX, lastY] = points[i - 1] ?? [0, 0];
    return `${x - lastX} ${y - lastY}`;
  });
  return `M${steps.join('l')}z`;
}

/** Area of a polygon in hectares (shoelace formula). */
export function hectares(points: readonly Point[]): number {
  const twice = points.reduce((all, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return all + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 20000;
}

/** Area of the part of a plot between two curves, in square metres. It is the sum of strips of four metres. */
function areaBetween({ row, left, right }: Plot, north: Curve, south: Curve): number {
  const strip = 4;
  let area = 0;
  for (let x = left + strip / 2; x < right; x += strip) {
    area += strip * Math.max(0, Math.min(row.bottom(x), south(x)) - Math.max(row.top(x), north(x)));
  }
  return area;
}

/** The land that a plot loses to a flood or a wider road. */
export interface Loss {
  readonly plot: Plot;
  readonly squareMetres: number;
}

function losses(north: Curve, south: Curve, leastSquareMetres: number): readonly Loss[] {
  return plots
    .map((plot) => ({ plot, squareMetres: areaBetween(plot, north, south) }))
    .filter(({ squareMetres }) => squareMetres >= leastSquareMetres)
    .sort((one, other) => other.squareMetres - one.squareMetres);
}

/** The plots that lose 100 square metres or more to the flood, the largest loss first. */
export const lossesByFlood = losses(...flood, 100);

/** The road is 16 metres wide. The plan adds this many metres on each side. */
export const widenedBy = 6;

export const lossesByRoad = losses(offsetCurve(road, -8 - widenedBy), offsetCurve(road, 8 + widenedBy), 1);
