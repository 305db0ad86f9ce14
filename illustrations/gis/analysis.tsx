import { hueClass } from '#ui/weave/hue.ts';
import { ColumnChart, ThreadBar } from '../kit/charts.tsx';
import { Desktop } from '../kit/desktop.tsx';
import { sum } from '../kit/figures.ts';
import { Box, Button, Group, Hairline, LineIcon, Text } from '../kit/kit.tsx';
import { Facts, Log, Pane, PaneFigure } from '../kit/pane.tsx';
import { areas, canopyClasses, forestAreas, layers, squares, totalArea } from './canopy.ts';
import { gis } from './product.ts';

/** How the canopy cover of a district changed in ten years. */
export function GisAnalysis() {
  return (
    <Desktop product={gis} activeTab="Analysis" searchPlaceholder="Layer, place, run">
      <DistrictMap />
      <ClassColumns />
      <ClassTable />
      <RunPane />
    </Desktop>
  );
}

/** Size of a grid square in viewBox units. */
const squareSize = 12;

const places = [
  { name: 'Old Mill', x: 7, y: 5 },
  { name: 'Station', x: 9, y: 15 },
  { name: 'Far Camp', x: 15, y: 26 },
  { name: 'Lower Jetty', x: 7, y: 33 },
];

/** The square under the pointer. */
const hovered = squares.find(({ x, y }) => x === 13 && y === 12) ?? squares[0];

function DistrictMap() {
  return (
    <Group x={44} y={46}>
      <Box w={324} h={554} styles="land" />
      <Hairline d="M323.5 0v554" />
      <Text x={19} y={30} styles="title" text="Canopy, Area A" />
      <Text x={19} y={49} styles="soft" text={`${squares.length} squares of 2 km`} />
      <Box x={202} y={14} w={104} h={28} r={7} styles="card" />
      <Box x={254} y={14} w={52} h={28} r={7} styles="selected" />
      <Text x={228} y={32.5} styles="soft middle" text="2016" />
      <Text x={280} y={32.5} styles="strong middle" text="2026" />
      <g transform={`translate(24 64) scale(${squareSize})`}>
        <g transform="translate(0 .5)" strokeWidth={0.9} strokeDasharray=".9 .1">
          {layers.map(({ name, hue, styles, path }) => (
            <path key={name} d={path} className={`${hueClass(hue)} ${styles}`} />
          ))}
        </g>
        <path
          d="M3 9h4v1h5v-1h4M12 10v4h-1v8h-1v6h1v5h-1v2M1 23h4v1h5"
          className="s-no-fill s-icon-ink"
          strokeWidth={0.14}
        />
      </g>
      {places.map(({ name, x, y }) => (
        <Group key={name} x={24 + x * squareSize} y={64 + y * squareSize}>
          <circle r={3} className="s-ink" />
          <Text x={7} y={4.5} styles="halo" text={name} />
        </Group>
      ))}
      <Tooltip />
      <path d="M185 528v6h120v-6M245 530v4" className="s-no-fill s-icon-ink" />
      <Text x={175} y={534.5} styles="soft end" text="20 km" />
    </Group>
  );
}

function Tooltip() {
  if (!hovered) return null;
  return (
    <>
      <path d={`M${30 + hovered.x * squareSize} 112V${64 + hovered.y * squareSize}`} className="s-icon-ink" />
      <path
        d={`M${23.5 + hovered.x * squareSize} ${63.5 + hovered.y * squareSize}h12v12h-12z`}
        className="s-no-fill s-icon-ink"
        strokeWidth={2}
      />
      <Box x={182} y={64} w={124} h={48} r={7} styles="card" />
      <Text x={192} y={83} styles="strong" text={canopyClasses[hovered.after]?.name} />
      <Text x={192} y={101} styles="soft" text={`In 2016: ${canopyClasses[hovered.before]?.name.toLowerCase()}`} />
    </>
  );
}

function ClassColumns() {
  return (
    <Group x={387} y={46}>
      <Text y={30} styles="title" text="Area by class" />
      <path d="M163 25h9" className="s-thread-muted" strokeWidth={9} />
      <Text x={178} y={29.5} styles="soft" text="2016" />
      <path d="M219 25h9" className="s-thread" strokeWidth={9} />
      <Text x={234} y={29.5} styles="soft" text="2026" />
      {areas.map(({ name, hue, styles, before, after }, i) => (
        <Group key={name} x={i * 45} y={198}>
          <g className={hueClass(hue)}>
            <ColumnChart x={0} y={0} values={[before, after]} perStroke={20} width={17} pitch={19} />
            <path d="M0 8h36" className={styles} strokeWidth={6} />
          </g>
          <Text x={18} y={27} styles="soft middle" text={`${((after / totalArea) * 100).toFixed(1)}%`} />
        </Group>
      ))}
      <Hairline d="M0 198.5h263" />
    </Group>
  );
}

function ClassTable() {
  return (
    <Group x={387} y={300}>
      <Text styles="strong" text="Square km" />
      {['2016', '2026', 'Change'].map((head, i) => (
        <Text key={head} x={columns[i]} styles="soft end" text={head} />
      ))}
      <Hairline d="M0 11.5h263" />
      {areas.map(({ name, hue, styles, before, after }, i) => (
        <Group key={name} y={34 + i * 32}>
          {hovered?.after === i ? <Box x={-9} y={-21} w={281} h={32} r={6} styles="tint" /> : null}
          <path d="M0 -4.5h9" className={`${hueClass(hue)} ${styles}`} strokeWidth={9} />
          <Text x={18} text={name} />
          <AreaCells y={0} before={before} after={after} />
        </Group>
      ))}
      <Hairline d="M0 207.5h263" />
      <Text y={231} styles="strong" text="All forest" />
      <AreaCells
        y={231}
        before={sum(forestAreas.map(({ before }) => before))}
        after={sum(forestAreas.map(({ after }) => after))}
        styles="strong"
      />
      <Text y={262} text="District" />
      <AreaCells y={262} before={totalArea} after={sum(areas.map(({ after }) => after))} />
    </Group>
  );
}

/** Right edge of each column of numbers. */
const columns = [142, 198, 263] as const;

function AreaCells({ y, before, after, styles = '' }: { y: number; before: number; after: number; styles?: string }) {
  const change = `${after > before ? '+' : ''}${after - before}`.replace('-', '–');
  const cells = [before.toLocaleString('en-IN'), after.toLocaleString('en-IN'), change];
  return cells.map((cell, i) => (
    <Text key={columns[i]} x={columns[i]} y={y} styles={`${styles} end tabular`} text={cell} />
  ));
}

const log = [
  ['9:14:02', '14 scenes read'],
  ['9:14:40', 'Clouds cut, 3.1%'],
  ['9:15:12', 'Canopy measured'],
  ['9:16:05', 'Squares classed'],
  ['9:16:31', '120 points read'],
  ['9:17:14', 'Table written'],
] as const;

const points = { agree: 109, all: 120 };

function RunPane() {
  const changed = squares.filter(({ before, after }) => before !== after).length;
  return (
    <Pane title="Run 48" subtitle="Today, in 3 min 12 s" dividers={[134, 259]}>
      <PaneFigure y={84} value={changed} label="Squares changed" />
      <PaneFigure y={84} value={`${Math.round((points.agree / points.all) * 100)}%`} label="Field check" isRight />
      <ThreadBar x={16} y={116} w={180} share={changed / squares.length} pitch={4.5} />
      <Text x={16} y={161} styles="strong" text="Inputs" />
      <Facts y={186} facts={inputs} />
      <Text x={16} y={286} styles="strong" text="Log" />
      <Log x={16} y={312} lineHeight={25} textX={60} entries={log} />
      <Box x={16} y={462} w={180} h={34} r={8} styles="tint" />
      <LineIcon name="check" x={25} y={471} scale={0.8} styles="icon-hue" />
      <Text x={49} y={483.5} text={`${points.agree} of ${points.all} points agree`} />
      <Button x={16} y={508} w={110} icon="refresh" label="Run again" />
      <Button x={134} y={508} w={62} isSecondary label="Export" />
    </Pane>
  );
}

const inputs = [
  ['Scenes', '8 Nov, 10 m'],
  ['Compared with', '11 Nov 2016'],
  ['Left out', 'Cloud, shadow'],
] as const;
