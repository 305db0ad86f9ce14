import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { ThreadBar } from '../kit/charts.tsx';
import { Desktop } from '../kit/desktop.tsx';
import { sum } from '../kit/figures.ts';
import type { ScreenProps } from '../kit/frame.tsx';
import { At, Box, Button, Crop, Glyph, Hairline, Heading, Swatch, Words } from '../kit/kit.tsx';
import { Facts, Pane, PaneFigure } from '../kit/pane.tsx';
import { gis } from './product.ts';

/** GeoIntel Solutions at a land records office: one sheet of the village map, one plot of it picked. */
export function GisMap({ alt, isPreview = false }: ScreenProps) {
  return (
    <Desktop product={gis} open="Map" search="Plot, place, holder" alt={alt} isPreview={isPreview}>
      <Crop x={mapLeft} y={46} w={mapWidth} h={526}>
        {isPreview ? (
          <g transform={`translate(0 ${-panned})`}>
            <Sheet isPreview />
          </g>
        ) : (
          <Sheet />
        )}
      </Crop>
      <LayerPane isPreview={isPreview} />
      <MapTools />
      {isPreview ? null : (
        <>
          <StatusBar />
          <PlotPane />
        </>
      )}
    </Desktop>
  );
}

const mapLeft = 216;
const mapWidth = 452;
/** How far a preview moves the sheet up, so that the plot that is picked stands in its middle. */
const panned = 76;

type Point = readonly [x: number, y: number];
/** How far down a boundary runs, at `x` from the left. One unit is one metre on the ground. */
type Course = (x: number) => number;

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
const road = wave(254, -0.13, 9, 70, 2.2);
const river = wave(404, -0.03, 24, 76, 0.2);
/** The land that the river may take, from its northern to its southern edge. */
const flood: readonly [Course, Course] = [
  (x) => river(x) - 70 + 15 * Math.sin(x / 41 + 1),
  (x) => river(x) + 66 + 13 * Math.sin(x / 37 + 2),
];

const uses: Readonly<Record<string, { name: string; hue: Hue }>> = {
  p: { name: 'Paddy', hue: 'leaf' },
  v: { name: 'Vegetables', hue: 'marigold' },
  r: { name: 'Rubber', hue: 'teal' },
  h: { name: 'Homestead', hue: 'madder' },
  w: { name: 'Fish pond', hue: 'indigo' },
};

/** Rows of plots from the hill down. A letter is a plot's use, a capital one a part of a plot that was divided. */
const rows: readonly { top: Course; bottom: Course; lean: number; cuts: readonly number[]; uses: string }[] = [
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

interface Plot {
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

const plots = survey();
const picked = plots.find((plot) => plot.name.endsWith('/2')) ?? plots[0];

/** A closed line through points. */
function ring(points: readonly Point[]): string {
  const steps = points.map(([x, y], i) => {
    const [lastX, lastY] = points[i - 1] ?? [0, 0];
    return `${x - lastX} ${y - lastY}`;
  });
  return `M${steps.join('l')}z`;
}

/** Hectares, by the surveyor's formula. */
function hectares(points: readonly Point[]): number {
  const twice = points.reduce((all, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return all + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 20000;
}

function Sheet({ isPreview = false }: { isPreview?: boolean }) {
  const shown = isPreview ? plots.filter(({ row }) => row !== rows.at(-1)) : plots;
  return (
    <>
      <Box w={mapWidth} h={526} look="land" />
      <Hill isPreview={isPreview} />
      <path d={water} className="hue-marigold s-open s-thread-faint" strokeWidth={60} />
      <Plots of={shown} />
      <Flood until={isPreview ? 470 : 526} />
      <path d={water} className="hue-indigo s-open s-thread-past" strokeWidth={42} />
      <Roads />
      <PlotNames of={shown} />
      <Names isPreview={isPreview} />
      <Picked />
    </>
  );
}

/** A closed curve whose sides are touched in their middle by `points`, even numbers all. */
function curve(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points.map(([x, y], i): Point => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const firstCorner = points[1] ?? [0, 0];
  return `M${first.join(' ')}Q${firstCorner.join(' ')} ${rest.map((at) => at.join(' ')).join('T')}T${first.join(' ')}`;
}

/** Radius of the hill at every 45 degrees, as a share of its contour. */
const hillShape = [1, 0.84, 0.84, 1, 1.06, 0.86, 0.78, 0.9];

function contour(x: number, y: number, reach: number, flatness: number): string {
  return curve(
    hillShape.map((share, i) => {
      const turn = (i / hillShape.length) * 2 * Math.PI;
      const even = (value: number) => 2 * Math.round(value / 2);
      return [even(x + share * reach * Math.cos(turn)), even(y + share * reach * flatness * Math.sin(turn))];
    }),
  );
}

function Hill({ isPreview }: { isPreview: boolean }) {
  const contours = [
    contour(318, 40, 186, 0.52),
    contour(322, 38, 146, 0.5),
    contour(330, 36, 104, 0.5),
    contour(336, 34, 62, 0.5),
    contour(52, 16, 108, 0.72),
    contour(46, 10, 66, 0.7),
  ];
  return (
    <g className="hue-marigold">
      <path d={isPreview ? contours[0] : contours.join('')} className="s-open s-thread-past" strokeWidth={1.25} />
      <path d={contours[1]} className="s-open s-thread-past" strokeWidth={2.25} />
    </g>
  );
}

/** A course across the sheet, a point every 30 metres. */
const across = (course: Course) =>
  `M${Array.from({ length: 18 }, (_, i) => 30 * i - 30)
    .map((x) => `${x} ${Math.round(course(x))}`)
    .join('L')}`;

const water = across(river);

function Plots({ of }: { of: readonly Plot[] }) {
  return Object.entries(uses).map(([use, { hue }]) => (
    <path
      key={use}
      d={of
        .filter((plot) => plot.use === use)
        .map((plot) => ring(plot.points))
        .join('')}
      className={`${hueClass(hue)} s-wash s-paper`}
      strokeWidth={1.5}
    />
  ));
}

/** Woven over the land, a thread every seven metres, as far as the water came. */
function Flood({ until }: { until: number }) {
  const [north, south] = flood;
  const threads: string[] = [];
  for (let y = 300; y < until; y += 7) {
    for (let x = 0; x < mapWidth; ) {
      let end = x;
      while (end < mapWidth && north(end) < y && y < south(end)) end += 6;
      if (end > x) threads.push(`M${x} ${y}h${end - x}`);
      x = Math.max(end, x + 6);
    }
  }
  return <path d={threads.join('')} className="hue-indigo s-thread s-flood" strokeWidth={1.25} />;
}

function Roads() {
  const main = across(road);
  const lane = 'M200 -4L186 60L196 120L214 218L207 312L195 374V434L204 560';
  return (
    <>
      <path d={`${main}${lane}`} className="s-open s-edge" strokeWidth={8} />
      <path d={`${main}${lane}`} className="s-open s-paper" strokeWidth={6} />
      <path d={houses()} className="hue-madder thread-0" />
    </>
  );
}

/** Two or three roofs on each homestead, on the side of the road. */
function houses(): string {
  return plots
    .filter((plot) => plot.use === 'h')
    .map(({ left, right, row }, i) => {
      const x = Math.round((left + right + row.lean) / 2);
      const isAbove = row.top(x) < road(x) - 8;
      const y = Math.round(isAbove ? road(x) - 26 : road(x) + 16);
      return `M${x - 10} ${y}h9v7h-9zm14 1h6v6h-6z${i % 2 ? '' : `m-8 ${isAbove ? -16 : 14}h7v6h-7z`}`;
    })
    .join('');
}

function PlotNames({ of }: { of: readonly Plot[] }) {
  return of.map(({ name, use, row, left, right }) => {
    const x = (left + right + row.lean) / 2;
    const y = (row.top(x) + row.bottom(x)) / 2;
    const isFree = use !== 'h' && right - left > 50 && x > 16 && x < mapWidth - 20;
    return isFree && name !== picked?.name ? (
      <Words key={name} x={Math.round(x)} y={Math.round(y + 4.5)} look="soft mid halo" of={name} />
    ) : null;
  });
}

function Names({ isPreview }: { isPreview: boolean }) {
  return (
    <>
      <Words x={96} y={420} look="strong mid" of="Gomati" />
      {isPreview ? null : (
        <>
          <path d="M338 26l5 9h-10z" className="s-ink" />
          <Words x={338} y={50} look="mid halo" of="Kathal Tilla, 41 m" />
          <circle cx={195} cy={440} r={7} className="s-accent s-disc" />
          <Words x={208} y={444.5} look="strong halo" of="Rover 2" />
        </>
      )}
    </>
  );
}

function Picked() {
  if (!picked) return null;
  const { points, row, left, right } = picked;
  const x = Math.round((left + right + row.lean) / 2);
  return (
    <>
      <path d={ring(points)} className="s-open s-paper" strokeWidth={6} />
      <path d={ring(points)} className="s-open s-icon-ink" strokeWidth={2.5} />
      <path
        d={points.map(([px, py]) => `M${px - 3} ${py - 3}h6v6h-6z`).join('')}
        className="s-raised s-icon-ink"
        strokeWidth={1.5}
      />
      <Words x={x} y={Math.round((row.top(x) + row.bottom(x)) / 2 + 4.5)} look="strong mid halo" of={picked.name} />
    </>
  );
}

const layers: readonly { name: string; swatch: string; look: string; width?: number }[] = [
  { name: 'Plots', swatch: 'M1 1h14v10h-14zM8 1v10', look: 's-hairline hue-leaf s-wash s-edge' },
  { name: 'Houses', swatch: 'M2 2h7v7h-7zM11 5h5v5h-5z', look: 'hue-madder thread-0' },
  { name: 'Roads', swatch: 'M0 3h16M0 9h16', look: 's-edge' },
  { name: 'Water', swatch: 'M0 6h16', look: 'hue-indigo s-thread-past', width: 10 },
  { name: 'Contours, 5 m', swatch: 'M0 9c5-10 11 4 16-6', look: 'hue-marigold s-open s-thread-past', width: 1.5 },
  { name: 'Flood risk', swatch: 'M0 1h16M0 6h16M0 11h16', look: 'hue-indigo s-thread', width: 1.5 },
];

function LayerPane({ isPreview }: { isPreview: boolean }) {
  const areas = Object.entries(uses).map(([use, { name, hue }]) => {
    const ofUse = sum(plots.filter((plot) => plot.use === use).map((plot) => hectares(plot.points)));
    return { name, hue, area: Math.round(ofUse * 10) / 10 };
  });
  const total = sum(areas.map(({ area }) => area));
  return (
    <At x={44} y={46}>
      <Box w={172} h={554} look="raised" />
      <Hairline d="M171.5 0v554" />
      <Words x={19} y={30} look="title" of="Shalgara, sheet 3" />
      <Words x={19} y={49} look="soft" of={`${plots.length} plots, ${total.toFixed(1)} ha`} />
      <Words x={19} y={82} look="strong" of="Layers" />
      <Glyph of="plus" x={139} y={70} scale={0.8} />
      {layers.map((layer, i) => (
        <At key={layer.name} x={19} y={98 + i * 27}>
          <Glyph of="eye" x={-1} y={0} scale={0.8} />
          <Words x={24} y={12.5} of={layer.name} />
          <path d={layer.swatch} transform="translate(118 2)" className={layer.look} strokeWidth={layer.width} />
        </At>
      ))}
      <Glyph of="eyeClosed" x={18} y={260} scale={0.8} />
      <Words x={43} y={272.5} look="soft" of="Satellite" />
      {isPreview ? null : <LandUse areas={areas} total={total} />}
    </At>
  );
}

function LandUse({ areas, total }: { areas: readonly { name: string; hue: Hue; area: number }[]; total: number }) {
  return (
    <>
      <Hairline d="M19 304.5h134" />
      <Heading x={19} y={332} w={134} of="Land use" aside="ha" />
      {areas.map(({ name, hue, area }, i) => (
        <At key={name} x={19} y={360 + i * 27}>
          <Swatch hue={hue} />
          <Words x={18} of={name} />
          <Words x={134} look="end num" of={area.toFixed(1)} />
        </At>
      ))}
      <Hairline d="M19 483.5h134" />
      <Words x={19} y={508} look="strong" of="Total" />
      <Words x={153} y={508} look="strong end num" of={total.toFixed(1)} />
    </>
  );
}

function MapTools() {
  return (
    <>
      <At x={228} y={58}>
        <Box w={30} h={116} r={8} look="card" />
        <Box x={3} y={3} w={24} h={24} r={6} look="tint" />
        <Glyph of="cursor" x={7} y={7} scale={0.8} look="icon-dye" />
        <Glyph of="polygon" x={7} y={36} scale={0.8} />
        <Glyph of="ruler" x={7} y={64} scale={0.8} />
        <Glyph of="pin" x={7} y={92} scale={0.8} />
      </At>
      <At x={626} y={58}>
        <Box w={30} h={58} r={8} look="card" />
        <Glyph of="plus" x={7} y={7} scale={0.8} />
        <Hairline d="M6 29.5h18" />
        <Glyph of="minus" x={7} y={35} scale={0.8} />
      </At>
    </>
  );
}

function StatusBar() {
  return (
    <At x={mapLeft} y={572}>
      <Box w={mapWidth} h={28} look="raised" />
      <Hairline d="M0 .5h452" />
      <Words x={12} y={18.5} look="soft num" of="23.4718° N, 91.4366° E" />
      <Words x={226} y={18.5} look="soft" of="UTM 46N" />
      <path d="M340 12v6h100v-6M390 14v4" className="s-open s-icon-ink" />
      <Words x={330} y={18.5} look="soft end" of="100 m" />
    </At>
  );
}

function PlotPane() {
  if (!picked) return null;
  const { row, left, right, points } = picked;
  const [north] = flood;
  const area = hectares(points);
  const wet = hectares(outline((x) => Math.max(row.top(x), north(x)), row.bottom, left, right, row.lean));
  return (
    <Pane title={`Survey no. ${picked.name}`} under="Divided from 215 in 2019" rules={[134, 278]}>
      <PaneFigure y={84} of={`${area.toFixed(2)} ha`} what="Area" />
      <PaneFigure y={84} of={`${Math.round((wet / area) * 100)}%`} what="At flood risk" isRight />
      <ThreadBar x={16} y={116} w={180} share={wet / area} pitch={4.5} hue="indigo" />
      <Facts y={160} facts={facts} />
      <Sides />
      <Button x={16} y={508} w={118} glyph="polygon" of="Edit shape" />
      <Button x={142} y={508} w={54} isQuiet of="Print" />
    </Pane>
  );
}

const facts = [
  ['Land use', 'Paddy, 2 crops'],
  ['Holder', 'S. Debbarma'],
  ['Khatian', '1182'],
  ['Height', '14 to 16 m'],
  ['Last surveyed', '12 Nov 2026'],
] as const;

/** The plot by itself with the length of each side in metres, as in a field book. */
function Sides() {
  if (!picked) return null;
  const { row, left, right, points } = picked;
  const { top, bottom, lean } = row;
  const [nw, ne, se, sw]: readonly [Point, Point, Point, Point] = [
    [left, top(left)],
    [right, top(right)],
    [right + lean, bottom(right + lean)],
    [left + lean, bottom(left + lean)],
  ];
  const middle = (left + right + lean) / 2;
  const height = (top(middle) + bottom(middle)) / 2;
  const sides = [
    { from: nw, to: ne, look: 'mid', x: 0, y: -8 },
    { from: ne, to: se, look: '', x: 8, y: 5 },
    { from: se, to: sw, look: 'mid', x: 4, y: 20 },
    { from: sw, to: nw, look: 'end', x: -8, y: 5 },
  ];
  return (
    <>
      <Heading x={16} y={305} w={180} of="Boundary, m" aside="GPS, to 2 cm" />
      <Box x={16} y={316} w={180} h={176} r={8} look="tint" />
      <At x={106} y={404}>
        <g transform={`scale(${zoom}) translate(${-middle} ${-Math.round(height)})`}>
          <path d={ring(points)} className="s-raised s-icon-ink" strokeWidth={1.5} />
        </g>
        {sides.map(({ from, to, look, x, y }) => (
          <Words
            key={look + x}
            x={Math.round(((from[0] + to[0]) / 2 - middle) * zoom + x)}
            y={Math.round(((from[1] + to[1]) / 2 - height) * zoom + y)}
            look={look}
            of={Math.hypot(to[0] - from[0], to[1] - from[1]).toFixed(1)}
          />
        ))}
      </At>
    </>
  );
}

const zoom = 1.2;
