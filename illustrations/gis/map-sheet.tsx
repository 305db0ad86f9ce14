import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Box, Text } from '../kit/kit.tsx';
import { InStates } from '../kit/states.tsx';
import {
  type Curve,
  flood,
  type Loss,
  landUses,
  lossesByFlood,
  lossesByRoad,
  type Plot,
  type Point,
  plots,
  polygonPath,
  river,
  road,
  rows,
  selected,
  widenedBy,
} from './survey.ts';

export const mapWidth = 452;

/** The map, where one unit is one metre, with the selected plot. */
export function MapSheet({ isPreview = false }: { isPreview?: boolean }) {
  const shown = isPreview ? plots.filter(({ row }) => row !== rows.at(-1)) : plots;
  return (
    <>
      <Box w={mapWidth} h={526} styles="land" />
      <Hill isPreview={isPreview} />
      <path d={riverPath} className="hue-marigold s-no-fill s-thread-faint" strokeWidth={60} />
      <Plots plots={shown} />
      <InStates states={[2]}>
        <AffectedPlots losses={lossesByFlood} hue="indigo" />
      </InStates>
      <InStates states={[3]}>
        <AffectedPlots losses={lossesByRoad} hue="plum" />
        <path
          d={linePath(road)}
          className="hue-plum s-no-fill s-thread s-translucent"
          strokeWidth={16 + 2 * widenedBy}
        />
      </InStates>
      <InStates states={[1, 2]}>
        <Flood until={isPreview ? 470 : 526} />
      </InStates>
      <path d={riverPath} className="hue-indigo s-no-fill s-thread-muted" strokeWidth={42} />
      <Roads />
      <PlotNames plots={shown} />
      <PlaceNames isPreview={isPreview} />
      <SelectedPlot />
    </>
  );
}

/** Path data of a smooth closed curve with `points` as its control points. They must be even, so that their midpoints are integers. */
function closedCurve(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points.map(([x, y], i): Point => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const firstCorner = points[1] ?? [0, 0];
  return `M${first.join(' ')}Q${firstCorner.join(' ')} ${rest.map((at) => at.join(' ')).join('T')}T${first.join(' ')}`;
}

/** Relative radius of a contour line, in steps of 45 degrees. */
const hillShape = [1, 0.84, 0.84, 1, 1.06, 0.86, 0.78, 0.9];

function contour(x: number, y: number, radius: number, flatness: number): string {
  return closedCurve(
    hillShape.map((share, i) => {
      const turn = (i / hillShape.length) * 2 * Math.PI;
      const even = (value: number) => 2 * Math.round(value / 2);
      return [even(x + share * radius * Math.cos(turn)), even(y + share * radius * flatness * Math.sin(turn))];
    }),
  );
}

function Hill({ isPreview }: { isPreview: boolean }) {
  const contours = [
    contour(318, 40, 186, 0.52),
    contour(322, 38, 146, 0.5),
    contour(334, 34, 84, 0.5),
    contour(52, 16, 108, 0.72),
  ];
  return (
    <g className="hue-marigold">
      <path d={isPreview ? contours[0] : contours.join('')} className="s-no-fill s-thread-muted" strokeWidth={1.25} />
      <path d={contours[1]} className="s-no-fill s-thread-muted" strokeWidth={2.25} />
    </g>
  );
}

/** Path data of a curve, with a point every 30 metres. */
const linePath = (curve: Curve) =>
  `M${Array.from({ length: 18 }, (_, i) => 30 * i - 30)
    .map((x) => `${x} ${Math.round(curve(x))}`)
    .join('L')}`;

const riverPath = linePath(river);

function Plots({ plots }: { plots: readonly Plot[] }) {
  return Object.entries(landUses).map(([use, { hue }]) => (
    <path
      key={use}
      d={plots
        .filter((plot) => plot.use === use)
        .map((plot) => polygonPath(plot.points))
        .join('')}
      className={`${hueClass(hue)} s-tint-medium s-stroke-raised`}
      strokeWidth={1.5}
    />
  ));
}

/** The plots that lose land. They have the order of `Plots`, because repeated text compresses well. */
function AffectedPlots({ losses, hue }: { losses: readonly Loss[]; hue: Hue }) {
  const affected = new Set(losses.map(({ plot }) => plot));
  const inOrder = Object.keys(landUses).flatMap((use) =>
    plots.filter((plot) => plot.use === use && affected.has(plot)),
  );
  return (
    <path
      d={inOrder.map((plot) => polygonPath(plot.points)).join('')}
      className={`${hueClass(hue)} s-tint-medium s-stroke-raised`}
      strokeWidth={1.5}
    />
  );
}

/** The flood, as a horizontal stroke every seven metres. */
function Flood({ until }: { until: number }) {
  const [north, south] = flood;
  let d = '';
  for (let y = 300; y < until; y += 7) {
    for (let x = 0; x < mapWidth; ) {
      let end = x;
      while (end < mapWidth && north(end) < y && y < south(end)) end += 6;
      if (end > x) d += `M${x} ${y}h${end - x}`;
      x = Math.max(end, x + 6);
    }
  }
  return <path d={d} className="hue-indigo s-thread s-translucent" strokeWidth={1.25} />;
}

function Roads() {
  const main = linePath(road);
  const lane = 'M200 -4L186 60L196 120L214 218L207 312L195 374V434L204 560';
  return (
    <>
      <path d={`${main}${lane}`} className="s-no-fill s-edge" strokeWidth={8} />
      <path d={`${main}${lane}`} className="s-no-fill s-stroke-raised" strokeWidth={6} />
      <path d={houses()} className="hue-madder thread-0" />
    </>
  );
}

/** Two or three houses on each homestead, on the side of the road. */
function houses(): string {
  return plots
    .filter((plot) => plot.use === 'h')
    .map(({ left, right, row }, i) => {
      const x = Math.round((left + right + row.skew) / 2);
      const isAbove = row.top(x) < road(x) - 8;
      const y = Math.round(isAbove ? road(x) - 26 : road(x) + 16);
      return `M${x - 10} ${y}h9v7h-9zm14 1h6v6h-6z${i % 2 ? '' : `m-8 ${isAbove ? -16 : 14}h7v6h-7z`}`;
    })
    .join('');
}

function PlotNames({ plots }: { plots: readonly Plot[] }) {
  return plots.map(({ name, use, row, left, right }) => {
    const x = Math.min(Math.max((left + right + row.skew) / 2, 16), mapWidth - 18);
    const y = (row.top(x) + row.bottom(x)) / 2;
    const isFree = use !== 'h' && right - left > 50;
    return isFree && name !== selected?.name ? (
      <Text key={name} x={Math.round(x)} y={Math.round(y + 4.5)} styles="soft middle halo" text={name} />
    ) : null;
  });
}

function PlaceNames({ isPreview }: { isPreview: boolean }) {
  return (
    <>
      <Text x={96} y={420} styles="strong middle" text="Gomati" />
      {isPreview ? null : (
        <>
          <path d="M338 26l5 9h-10z" className="s-ink" />
          <Text x={338} y={50} styles="middle halo" text="Kathal Tilla, 41 m" />
          <circle cx={195} cy={440} r={7} className="s-accent s-disc" />
          <Text x={208} y={444.5} styles="strong halo" text="Rover 2" />
        </>
      )}
    </>
  );
}

function SelectedPlot() {
  if (!selected) return null;
  const { points, row, left, right } = selected;
  const x = Math.round((left + right + row.skew) / 2);
  return (
    <>
      <InStates states={[1]}>
        <path d={polygonPath(points)} className="s-no-fill s-stroke-raised" strokeWidth={6} />
        <path d={polygonPath(points)} className="s-no-fill s-icon-ink" strokeWidth={2.5} />
        <path
          d={points.map(([px, py]) => `M${px - 3} ${py - 3}h6v6h-6z`).join('')}
          className="s-raised s-icon-ink"
          strokeWidth={1.5}
        />
      </InStates>
      <Text
        x={x}
        y={Math.round((row.top(x) + row.bottom(x)) / 2 + 4.5)}
        styles="strong middle halo"
        text={selected.name}
      />
    </>
  );
}
