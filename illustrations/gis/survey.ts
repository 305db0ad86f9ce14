import type { Hue } from '#ui/weave/hue.ts';

/* The village map of GeoIntel Solutions: where its courses run, and the plots between them. */

export type Point = readonly [x: number, y: number];
/** How far down a boundary runs, at `x` from the left. One unit is one metre on the ground. */
export type Course = (x: number) => number;

const wave =
  (y: number, slope: number, height: number, length: number, shift: number): Course =>
  (x) =>
    y + slope * x + height * Math.sin(x / length + shift);
const between =
  (one: Course, other: Course, share: number): Course =>
  (x) =>
    one(x) + (other(x) - one(x)) * share;
const beside =
  (course: Course, by: number): Course =>
  (x) =>
    course(x) + by;

const hillFoot = wave(128, -0.06, 12, 62, 0.4);
export const road = wave(254, -0.13, 9, 70, 2.2);
export const river = wave(404, -0.03, 24, 76, 0.2);
/** The land that the river may take, from its northern to its southern edge. */
export const flood: readonly [Course, Course] = [
  (x) => river(x) - 70 + 15 * Math.sin(x / 41 + 1),
  (x) => river(x) + 66 + 13 * Math.sin(x / 37 + 2),
];

export const uses: Readonly<Record<string, { name: string; hue: Hue }>> = {
  p: { name: 'Paddy', hue: 'leaf' },
  v: { name: 'Vegetables', hue: 'marigold' },
  r: { name: 'Rubber', hue: 'teal' },
  h: { name: 'Homestead', hue: 'madder' },
  w: { name: 'Fish pond', hue: 'indigo' },
};

/** Rows of plots from the hill down. A letter is a plot's use, a capital one a part of a plot that was divided. */
export const rows: readonly { top: Course; bottom: Course; lean: number; cuts: readonly number[]; uses: string }[] = [
  {
    top: hillFoot,
    bottom: between(hillFoot, road, 0.48),
    lean: 8,
    cuts: [-20, 68, 132, 196, 268, 320, 396, 472],
    uses: 'rrvrrrv',
  },
  {
    top: between(hillFoot, road, 0.48),
    bottom: beside(road, -8),
    lean: 8,
    cuts: [-16, 48, 96, 152, 208, 264, 308, 356, 400, 472],
    uses: 'vhhwhvhhv',
  },
  {
    top: beside(road, 8),
    bottom: between(road, river, 0.46),
    lean: -8,
    cuts: [-8, 64, 112, 156, 216, 272, 316, 364, 424, 480],
    uses: 'phhvphvpp',
  },
  {
    top: between(road, river, 0.46),
    bottom: beside(river, -32),
    lean: -12,
    cuts: [-4, 72, 144, 208, 284, 348, 412, 488],
    uses: 'pppPPpv',
  },
  {
    top: beside(river, 32),
    bottom: () => 560,
    lean: 8,
    cuts: [-32, 56, 124, 196, 264, 336, 400, 472],
    uses: 'vppvpvp',
  },
];

/** The corners of a plot, and a point every 80 metres where its side follows a course. */
function outline(top: Course, bottom: Course, left: number, right: number, lean: number): Point[] {
  const along = (course: Course, from: number, to: number): Point[] => {
    const inner = [0, 80, 160, 240, 320, 400].filter((x) => x > from + 12 && x < to - 12);
    return [from, ...inner, to].map((x) => [x, 4 * Math.round(course(x) / 4)]);
  };
  return [...along(top, left, right), ...along(bottom, left + lean, right + lean).reverse()];
}

export interface Plot {
  readonly name: string;
  readonly use: string;
  readonly row: (typeof rows)[number];
  readonly left: number;
  readonly right: number;
  readonly points: readonly Point[];
}

/** Numbered to and fro, as a surveyor walks; the parts of a plot that was divided share its number. */
function survey(): Plot[] {
  let number = 187;
  let part = 0;
  return rows.flatMap((row, rowIndex) => {
    const inRow = [...row.uses].map((letter, i) => ({ letter, left: row.cuts[i] ?? 0, right: row.cuts[i + 1] ?? 0 }));
    return (rowIndex % 2 === 0 ? inRow : inRow.reverse()).map(({ letter, left, right }) => {
      const use = letter.toLowerCase();
      part = letter === use ? 0 : part + 1;
      if (part < 2) number++;
      const name = part ? `${number}/${part}` : `${number}`;
      return { name, use, row, left, right, points: outline(row.top, row.bottom, left, right, row.lean) };
    });
  });
}

export const plots = survey();
export const picked = plots.find((plot) => plot.name.endsWith('/2')) ?? plots[0];

/** A closed line through points. */
export function ring(points: readonly Point[]): string {
  const steps = points.map(([x, y], i) => {
    const [lastX, lastY] = points[i - 1] ?? [0, 0];
    return `${x - lastX} ${y - lastY}`;
  });
  return `M${steps.join('l')}z`;
}

/** Hectares, by the surveyor's formula. */
export function hectares(points: readonly Point[]): number {
  const twice = points.reduce((all, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return all + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 20000;
}

/** Square metres of a plot between two courses, in strips of four metres. */
function areaBetween({ row, left, right }: Plot, north: Course, south: Course): number {
  const strip = 4;
  let area = 0;
  for (let x = left + strip / 2; x < right; x += strip) {
    area += strip * Math.max(0, Math.min(row.bottom(x), south(x)) - Math.max(row.top(x), north(x)));
  }
  return area;
}

/** A plot that a flood or a wider road would take land of. */
export interface Loss {
  readonly plot: Plot;
  readonly squareMetres: number;
}

function losses(north: Course, south: Course, leastSquareMetres: number): readonly Loss[] {
  return plots
    .map((plot) => ({ plot, squareMetres: areaBetween(plot, north, south) }))
    .filter(({ squareMetres }) => squareMetres >= leastSquareMetres)
    .sort((one, other) => other.squareMetres - one.squareMetres);
}

/** Plots of which the flood covers 100 square metres or more, the largest loss first. */
export const flooded = losses(...flood, 100);

/** The road is 16 metres wide from plot to plot; it is to be this much wider on each side. */
export const widenedBy = 6;

export const widened = losses(beside(road, -8 - widenedBy), beside(road, 8 + widenedBy), 1);
