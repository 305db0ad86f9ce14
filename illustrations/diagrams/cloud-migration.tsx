import {
  Arrow,
  DashedLine,
  Diagram,
  type DiagramLayout,
  Diamond,
  PixelIcon,
  square,
  TextLines,
} from '../kit/diagram.tsx';
import { rupees, sum } from '../kit/figures.ts';
import { Box, Group, Text } from '../kit/kit.tsx';
import type { PixelIconName } from '../kit/pixel-icons.ts';

interface System {
  readonly name: string;
  readonly icon: PixelIconName;
  /** Rupees per month in the server room and in the cloud. */
  readonly costs: readonly [here: number, there?: number];
}

/** A group of systems that moves to the cloud together. */
interface Wave {
  readonly name: string;
  readonly stage: 'signed' | 'both' | 'trial' | 'stays';
  readonly lines?: readonly [string, string];
  readonly systems: readonly System[];
}

const waves: readonly Wave[] = [
  {
    name: 'Wave 1',
    stage: 'signed',
    lines: ['signed off,', 'no way back'],
    systems: [
      { name: 'Website', icon: 'window', costs: [6_000, 3_000] },
      { name: 'Forms', icon: 'marks', costs: [4_000, 2_000] },
    ],
  },
  {
    name: 'Wave 2',
    stage: 'both',
    lines: ['both run,', 'can go back'],
    systems: [
      { name: 'Files', icon: 'crate', costs: [14_000, 8_500] },
      { name: 'Mail', icon: 'envelope', costs: [12_000, 7_500] },
    ],
  },
  {
    name: 'Wave 3',
    stage: 'trial',
    lines: ['trial run', 'on a copy'],
    systems: [{ name: 'Accounts', icon: 'ledger', costs: [24_000, 15_000] }],
  },
  {
    name: 'Stays',
    stage: 'stays',
    systems: [{ name: 'Cameras', icon: 'video', costs: [5_000] }],
  },
];

/** Monthly cost of the systems that move, before (0) and after (1). */
function monthlyTotal(place: 0 | 1): number {
  const moving = waves.flatMap(({ systems }) => systems).filter(({ costs }) => costs[1] !== undefined);
  return sum(moving.map(({ costs }) => costs[place] ?? 0));
}

/** Positions and sizes, in squares. */
interface Layout {
  /** Width of the diagram. */
  readonly columns: number;
  /** There is space for text between the server room and the cloud. */
  readonly hasMiddleColumn: boolean;
  readonly firstRow: number;
  /** Left edge of the systems in the server room and in the cloud. */
  readonly serverRoomX: number;
  readonly cloudX: number;
  /** Width of a system. */
  readonly width: number;
  /** Rows above the systems of a wave, for its text. */
  readonly labelRows: number;
}

const wide: Layout = {
  columns: 80,
  hasMiddleColumn: true,
  firstRow: 10,
  serverRoomX: 3,
  cloudX: 53,
  width: 24,
  labelRows: 3,
};
const tall: Layout = {
  columns: 44,
  hasMiddleColumn: false,
  firstRow: 12,
  serverRoomX: 2,
  cloudX: 26,
  width: 16,
  labelRows: 5,
};

/** Height of a system, and the gap below a wave. */
const systemRows = 6;
const gapRows = 2;

/** The first row of each wave, and the row after the last wave. */
function waveRows({ firstRow, labelRows }: Layout): number[] {
  const rows = [firstRow];
  for (const { systems } of waves)
    rows.push((rows.at(-1) ?? 0) + labelRows + systems.length * (systemRows + 1) + gapRows);
  return rows;
}

/** Systems move from the server room to the cloud in waves. They can move back until their wave is signed off. */
export function CloudMigration() {
  return <Diagram wide={layOut(wide)} tall={layOut(tall)} />;
}

function layOut(layout: Layout): DiagramLayout {
  const { columns, serverRoomX, cloudX, width } = layout;
  const rows = waveRows(layout);
  const [moved = 0, end = 0] = rows.slice(-2);
  const cloudMiddle = (cloudX + width / 2) * square;
  const foot = (end + 3.2) * square;
  return {
    columns,
    rows: end + 8,
    drawing: (
      <>
        <Box
          x={(serverRoomX - 1) * square}
          y={2 * square}
          w={(width + 2) * square}
          h={(end - 2) * square}
          styles="dark"
        />
        <path
          d={cloudPath(cloudX - 1, cloudX + width + 1, 1, moved + 1)}
          transform={`scale(${square})`}
          className="s-tint"
        />
        <Text x={serverRoomX * square} y={6 * square} styles="title on-dark" text="Server room" />
        <Text x={serverRoomX * square} y={8.3 * square} styles="on-dark" text="Dharmanagar" />
        <Text x={cloudMiddle} y={6.4 * square} styles="title middle" text="Cloud" />
        <Text x={cloudMiddle} y={8.7 * square} styles="middle" text="Mumbai" />
        {waves.map((wave, index) => (
          <WaveRows key={wave.name} wave={wave} layout={layout} y={rows[index] ?? 0} />
        ))}
        <DashedLine from={[cloudX + 3, moved + 1]} to={[cloudX + 3, moved + 4]} />
        <SystemCard
          x={cloudX}
          y={moved + 5}
          w={width}
          system={{ name: 'Hyderabad', icon: 'database' }}
          detail="daily copy"
        />
        <Text x={serverRoomX * square} y={foot} styles="figure" text={rupees(monthlyTotal(0))} />
        <Text x={serverRoomX * square} y={foot + 20} styles="soft" text="a month for five" />
        <Text x={cloudX * square} y={foot} styles="figure hue" text={rupees(monthlyTotal(1))} />
        <Text x={cloudX * square} y={foot + 20} styles="soft" text="once all five run" />
      </>
    ),
  };
}

/** Path data of a cloud, in squares. */
function cloudPath(left: number, right: number, top: number, bottom: number): string {
  const shoulders = `V${top + 7}h-1v-2h-1v-1h-2v-1h-2v-1h-1v-1h-2v-1H${left + 9}v1h-2v1h-1v2h-3v1h-2v2H${left}`;
  return `M${left + 2} ${bottom}H${right - 2}v-1h1v-1h1${shoulders}V${bottom - 2}h1v1h1z`;
}

/** @param y first row of the wave */
function WaveRows({ wave: { name, stage, lines, systems }, layout, y }: { wave: Wave; layout: Layout; y: number }) {
  const { serverRoomX, cloudX, width, labelRows, hasMiddleColumn } = layout;
  const first = y + labelRows;
  const [from, to] = [serverRoomX + width + 1, cloudX - 2];
  return (
    <>
      {stage === 'stays' ? null : (
        <Box
          x={from * square}
          y={y * square}
          w={(to + 1 - from) * square}
          h={(labelRows + systems.length * (systemRows + 1)) * square}
          styles="lane"
        />
      )}
      <Text x={serverRoomX * square} y={(first - 1) * square} styles="title on-dark" text={name} />
      {hasMiddleColumn ? (
        <Text x={((from + to + 1) / 2) * square} y={(first - 1) * square} styles="middle" text={lines?.join(' ')} />
      ) : (
        <TextLines x={cloudX * square} y={(first - 1) * square - 18} lines={lines ?? []} />
      )}
      {systems.map((system, index) => {
        const row = first + index * (systemRows + 1);
        const [cost, costThere] = system.costs;
        return (
          <g key={system.name}>
            <SystemCard
              x={serverRoomX}
              y={row}
              w={width}
              system={system}
              detail={rupees(cost)}
              styles={stage === 'signed' ? 'dashed-on-dark' : 'card'}
            />
            {costThere ? (
              <SystemCard
                x={cloudX}
                y={row}
                w={width}
                system={system}
                detail={rupees(costThere)}
                styles={stage === 'trial' ? 'dashed' : 'card'}
              />
            ) : null}
            {stage === 'stays' ? null : <MigrationArrows from={from} to={to} y={row} stage={stage} />}
          </g>
        );
      })}
    </>
  );
}

/** The arrow to the cloud, and the one back. @param y first row of the system */
function MigrationArrows({ from, to, y, stage }: { from: number; to: number; y: number; stage: Wave['stage'] }) {
  const middle = (from + to) / 2;
  return (
    <>
      <Arrow from={[from, y + 1]} to={[to, y + 1]} styles={stage === 'trial' ? 'thread-muted' : 'thread'} />
      {stage === 'both' ? (
        <Group hue="marigold">
          <Arrow from={[to, y + 4]} to={[from, y + 4]} />
        </Group>
      ) : null}
      {stage === 'signed' ? (
        <>
          <Group hue="marigold">
            <DashedLine from={[to, y + 4]} to={[middle, y + 4]} styles="thread-muted" />
          </Group>
          <Diamond x={middle} y={y + 4} />
        </>
      ) : null}
    </>
  );
}

/** @param x @param y top left corner, in squares */
function SystemCard({
  x,
  y,
  w,
  system: { name, icon },
  detail,
  styles = 'card',
}: {
  x: number;
  y: number;
  w: number;
  system: Pick<System, 'name' | 'icon'>;
  detail: string;
  styles?: 'card' | 'dashed' | 'dashed-on-dark';
}) {
  const ink = styles === 'dashed-on-dark' ? 'on-dark' : '';
  return (
    <Group x={x * square} y={y * square}>
      <Box w={w * square} h={systemRows * square} styles={styles} />
      <g className={styles === 'card' ? undefined : 's-dim'}>
        <PixelIcon x={8} y={8} name={icon} />
      </g>
      <Text x={48} y={20.5} styles={`strong ${ink}`} text={name} />
      <Text x={48} y={39} styles={`tabular ${ink || 'soft'}`} text={detail} />
    </Group>
  );
}
