import type { Hue } from '#ui/weave/hue.ts';
import { BarList, ThreadBar } from '../kit/charts.tsx';
import { Desktop } from '../kit/desktop.tsx';
import { sum } from '../kit/figures.ts';
import type { ScreenProps } from '../kit/frame.tsx';
import { Box, Button, Crop, Group, Hairline, Heading, LineIcon, Swatch, Text } from '../kit/kit.tsx';
import type { LineIconName } from '../kit/line-icons.ts';
import { Facts, Pane, PaneFigure, PaneNote } from '../kit/pane.tsx';
import { type ByState, InStates, PerState } from '../kit/states.tsx';
import { MapSheet, mapWidth } from './map-sheet.tsx';
import { gis } from './product.ts';
import {
  hectares,
  type Loss,
  landUses,
  lossesByFlood,
  lossesByRoad,
  type Point,
  plots,
  polygonPath,
  selected,
} from './survey.ts';

/** A village map. The states show a selected plot, and the plots that lose land to a flood and to a wider road. */
export function GisMap({ isPreview = false }: ScreenProps) {
  return (
    <Desktop product={gis} activeTab="Map" searchPlaceholder="Plot, place, holder" isPreview={isPreview}>
      <Crop x={mapLeft} y={46} w={mapWidth} h={526}>
        {isPreview ? (
          <g transform={`translate(0 ${-previewOffset})`}>
            <MapSheet isPreview />
          </g>
        ) : (
          <MapSheet />
        )}
      </Crop>
      <LayerPane isPreview={isPreview} />
      <MapTools />
      {isPreview ? null : (
        <>
          <StatusBar />
          <InStates states={[1]}>
            <PlotPane />
          </InStates>
          <InStates states={[2]}>
            <LossPane {...floodAnalysis} />
          </InStates>
          <InStates states={[3]}>
            <LossPane {...roadAnalysis} />
          </InStates>
        </>
      )}
    </Desktop>
  );
}

const mapLeft = 216;
/** A preview moves the map up by this amount to show the selected plot in the middle. */
const previewOffset = 76;

interface Layer {
  readonly name: string;
  readonly swatch: string;
  readonly styles: string;
  readonly width?: number;
  /** Visibility in each state. Default: always visible. */
  readonly isOn?: ByState<boolean>;
}

const layers: readonly Layer[] = [
  { name: 'Plots', swatch: 'M1 1h14v10h-14zM8 1v10', styles: 's-hairline hue-leaf s-tint-medium s-edge' },
  { name: 'Houses', swatch: 'M2 2h7v7h-7zM11 5h5v5h-5z', styles: 'hue-madder thread-0' },
  { name: 'Roads', swatch: 'M0 3h16M0 9h16', styles: 's-edge' },
  { name: 'Water', swatch: 'M0 6h16', styles: 'hue-indigo s-thread-muted', width: 10 },
  { name: 'Contours, 5 m', swatch: 'M0 9c5-10 11 4 16-6', styles: 'hue-marigold s-no-fill s-thread-muted', width: 1.5 },
  {
    name: 'Flood risk',
    swatch: 'M0 1h16M0 6h16M0 11h16',
    styles: 'hue-indigo s-thread',
    width: 1.5,
    isOn: [true, true, false],
  },
];

function LayerPane({ isPreview }: { isPreview: boolean }) {
  const total = hectaresOf(landUse);
  return (
    <Group x={44} y={46}>
      <Box w={172} h={554} styles="raised" />
      <Hairline d="M171.5 0v554" />
      <Text x={19} y={30} styles="title" text="Shalgara, sheet 3" />
      <Text x={19} y={49} styles="soft" text={`${plots.length} plots, ${total.toFixed(1)} ha`} />
      <Text x={19} y={82} styles="strong" text="Layers" />
      <LineIcon name="plus" x={139} y={70} scale={0.8} />
      <InStates states={[2]}>
        <Box x={11} y={229} w={150} h={25} r={6} styles="tint" />
      </InStates>
      <InStates states={[3]}>
        <Box x={11} y={148} w={150} h={25} r={6} styles="tint" />
      </InStates>
      {layers.map((layer, i) => (
        <Group key={layer.name} x={19} y={98 + i * 27}>
          <PerState values={layer.isOn ?? [true, true, true]}>
            {(isOn) => (
              <>
                <LineIcon name={isOn ? 'eye' : 'eyeClosed'} x={-1} y={0} scale={0.8} />
                <Text x={24} y={12.5} styles={isOn ? '' : 'soft'} text={layer.name} />
              </>
            )}
          </PerState>
          <path d={layer.swatch} transform="translate(118 2)" className={layer.styles} strokeWidth={layer.width} />
        </Group>
      ))}
      <LineIcon name="eyeClosed" x={18} y={260} scale={0.8} />
      <Text x={43} y={272.5} styles="soft" text="Satellite" />
      {isPreview ? null : <PerState values={tables}>{(table) => <LandUse {...table} />}</PerState>}
    </Group>
  );
}

interface LandUseTable {
  readonly title: string;
  /** `area` in hectares. */
  readonly areas: readonly { name: string; hue: Hue; area: number }[];
  /** Decimal places. */
  readonly digits: number;
}

/** Rounds each area, so that the total agrees with the rows. */
const byUse = (digits: number, areaOf: (use: string) => number) =>
  Object.entries(landUses).map(([use, { name, hue }]) => ({ name, hue, area: Number(areaOf(use).toFixed(digits)) }));

const lossOf = (losses: readonly Loss[], use: string) =>
  sum(losses.filter(({ plot }) => plot.use === use).map(({ squareMetres }) => squareMetres)) / 10000;

const landUse = byUse(1, (use) => sum(plots.filter((plot) => plot.use === use).map((plot) => hectares(plot.points))));

const tables: ByState<LandUseTable> = [
  { title: 'Land use', areas: landUse, digits: 1 },
  { title: 'Under water', areas: byUse(2, (use) => lossOf(lossesByFlood, use)), digits: 2 },
  { title: 'For the road', areas: byUse(2, (use) => lossOf(lossesByRoad, use)), digits: 2 },
];

const hectaresOf = (areas: LandUseTable['areas']) => sum(areas.map(({ area }) => area));

function LandUse({ title, areas, digits }: LandUseTable) {
  return (
    <>
      <Hairline d="M19 304.5h134" />
      <Heading x={19} y={332} w={134} title={title} aside="ha" />
      {areas.map(({ name, hue, area }, i) => (
        <Group key={name} x={19} y={360 + i * 27}>
          <Swatch hue={hue} />
          <Text x={18} text={name} />
          <Text x={134} styles="end tabular" text={area.toFixed(digits)} />
        </Group>
      ))}
      <Hairline d="M19 483.5h134" />
      <Text x={19} y={508} styles="strong" text="Total" />
      <Text x={153} y={508} styles="strong end tabular" text={hectaresOf(areas).toFixed(digits)} />
    </>
  );
}

function MapTools() {
  return (
    <>
      <Group x={228} y={58}>
        <Box w={30} h={116} r={8} styles="card" />
        <Box x={3} y={3} w={24} h={24} r={6} styles="tint" />
        <LineIcon name="cursor" x={7} y={7} scale={0.8} styles="icon-hue" />
        <LineIcon name="polygon" x={7} y={36} scale={0.8} />
        <LineIcon name="ruler" x={7} y={64} scale={0.8} />
        <LineIcon name="pin" x={7} y={92} scale={0.8} />
      </Group>
      <Group x={626} y={58}>
        <Box w={30} h={58} r={8} styles="card" />
        <LineIcon name="plus" x={7} y={7} scale={0.8} />
        <Hairline d="M6 29.5h18" />
        <LineIcon name="minus" x={7} y={35} scale={0.8} />
      </Group>
    </>
  );
}

function StatusBar() {
  return (
    <Group x={mapLeft} y={572}>
      <Box w={mapWidth} h={28} styles="raised" />
      <Hairline d="M0 .5h452" />
      <Text x={12} y={18.5} styles="soft tabular" text="23.4718° N, 91.4366° E" />
      <Text x={226} y={18.5} styles="soft" text="UTM 46N" />
      <path d="M340 12v6h100v-6M390 14v4" className="s-no-fill s-icon-ink" />
      <Text x={330} y={18.5} styles="soft end" text="100 m" />
    </Group>
  );
}

function PlotPane() {
  if (!selected) return null;
  const area = hectares(selected.points);
  const wet = (lossesByFlood.find(({ plot }) => plot === selected)?.squareMetres ?? 0) / 10000;
  return (
    <Pane title={`Survey no. ${selected.name}`} subtitle="Divided from 215 in 2019" dividers={[134, 278]}>
      <PaneFigure y={84} value={`${area.toFixed(2)} ha`} label="Area" />
      <PaneFigure y={84} value={`${Math.round((wet / area) * 100)}%`} label="At flood risk" isRight />
      <ThreadBar x={16} y={116} w={180} share={wet / area} pitch={4.5} hue="indigo" />
      <Facts y={160} facts={facts} />
      <PlotSides />
      <Button x={16} y={508} w={118} icon="polygon" label="Edit shape" />
      <Button x={142} y={508} w={54} isSecondary label="Print" />
    </Pane>
  );
}

interface Analysis {
  readonly title: string;
  readonly subtitle: string;
  readonly losses: readonly Loss[];
  /** Hectares. */
  readonly lost: number;
  readonly what: string;
  readonly icon: LineIconName;
  readonly next: string;
  readonly when: string;
}

const floodAnalysis: Analysis = {
  title: 'Flood, 25 years',
  subtitle: 'As high as once in 25 years',
  losses: lossesByFlood,
  lost: hectaresOf(tables[1].areas),
  what: 'Hectares wet',
  icon: 'bell',
  next: 'Tell the holders',
  when: 'SMS, two days ahead',
};

const roadAnalysis: Analysis = {
  title: 'Wider road',
  subtitle: 'Six metres on each side',
  losses: lossesByRoad,
  lost: hectaresOf(tables[2].areas),
  what: 'Hectares lost',
  icon: 'file',
  next: 'Notice to holders',
  when: 'Draft of Thu 19 Nov',
};

/** The number of plots that lose land, and the six largest losses. */
function LossPane({ title, subtitle, losses, lost, what, icon, next, when }: Analysis) {
  const most = losses[0]?.squareMetres ?? 1;
  const rows = losses.slice(0, 6).map(({ plot, squareMetres }) => ({
    name: plot.name,
    share: squareMetres / most,
    value: Math.round(squareMetres).toLocaleString('en-IN'),
  }));
  return (
    <Pane title={title} subtitle={subtitle} dividers={[123, 383]}>
      <PaneFigure y={84} value={losses.length} label="Plots touched" />
      <PaneFigure y={84} value={lost.toFixed(2)} label={what} isRight />
      <Heading x={16} y={150} w={180} title="Largest losses" aside="square m" />
      <BarList x={16} y={182} pitch={36} columns={[50, 80, 180]} styles="end tabular" rows={rows} />
      <PaneNote y={408} icon={icon} what={next} when={when} />
      <Button x={16} y={508} w={118} icon="table" label="Open list" />
      <Button x={142} y={508} w={54} isSecondary label="Print" />
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

/** The selected plot with the length of each side in metres. */
function PlotSides() {
  if (!selected) return null;
  const { row, left, right, points } = selected;
  const { top, bottom, skew } = row;
  const [nw, ne, se, sw]: readonly [Point, Point, Point, Point] = [
    [left, top(left)],
    [right, top(right)],
    [right + skew, bottom(right + skew)],
    [left + skew, bottom(left + skew)],
  ];
  const middle = (left + right + skew) / 2;
  const height = (top(middle) + bottom(middle)) / 2;
  const sides = [
    { from: nw, to: ne, styles: 'middle', x: 0, y: -8 },
    { from: ne, to: se, styles: '', x: 8, y: 5 },
    { from: se, to: sw, styles: 'middle', x: 4, y: 20 },
    { from: sw, to: nw, styles: 'end', x: -8, y: 5 },
  ];
  return (
    <>
      <Heading x={16} y={305} w={180} title="Boundary, m" aside="GPS, to 2 cm" />
      <Box x={16} y={316} w={180} h={176} r={8} styles="tint" />
      <Group x={106} y={404}>
        <g transform={`scale(${zoom}) translate(${-middle} ${-Math.round(height)})`}>
          <path d={polygonPath(points)} className="s-raised s-icon-ink" strokeWidth={1.5} />
        </g>
        {sides.map(({ from, to, styles, x, y }) => (
          <Text
            key={styles + x}
            x={Math.round(((from[0] + to[0]) / 2 - middle) * zoom + x)}
            y={Math.round(((from[1] + to[1]) / 2 - height) * zoom + y)}
            styles={styles}
            text={Math.hypot(to[0] - from[0], to[1] - from[1]).toFixed(1)}
          />
        ))}
      </Group>
    </>
  );
}

const zoom = 1.2;
