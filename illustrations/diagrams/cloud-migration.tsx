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
  readonly sign: PixelIconName;
  /** Rupees a month, in the server room and in the cloud. */
  readonly costs: readonly [here: number, there?: number];
}

/** A wave of systems, and how far it has come: what is signed off has no way back, a trial is of a copy. */
interface Wave {
  readonly name: string;
  readonly stage: 'signed' | 'both' | 'trial' | 'stays';
  readonly words?: readonly [string, string];
  readonly systems: readonly System[];
}

const waves: readonly Wave[] = [
  {
    name: 'Wave 1',
    stage: 'signed',
    words: ['signed off,', 'way back shut'],
    systems: [
      { name: 'Website', sign: 'window', costs: [6_000, 3_000] },
      { name: 'Forms', sign: 'marks', costs: [4_000, 2_000] },
    ],
  },
  {
    name: 'Wave 2',
    stage: 'both',
    words: ['both run,', 'way back open'],
    systems: [
      { name: 'Files', sign: 'crate', costs: [14_000, 8_500] },
      { name: 'Mail', sign: 'envelope', costs: [12_000, 7_500] },
    ],
  },
  {
    name: 'Wave 3',
    stage: 'trial',
    words: ['trial run', 'on a copy'],
    systems: [{ name: 'Accounts', sign: 'ledger', costs: [24_000, 15_000] }],
  },
  {
    name: 'Stays',
    stage: 'stays',
    systems: [{ name: 'Cameras', sign: 'video', costs: [5_000] }],
  },
];

/** What the systems that move cost a month, before and after. */
function total(place: 0 | 1): number {
  const moving = waves.flatMap(({ systems }) => systems).filter(({ costs }) => costs[1] !== undefined);
  return sum(moving.map(({ costs }) => costs[place] ?? 0));
}

/** Where things stand, in squares. */
interface Plan {
  /** Of the sheet. */
  readonly columns: number;
  /** There is room between the server room and the cloud for what is said of a wave. */
  readonly isRoomy: boolean;
  /** Where the first wave begins. */
  readonly firstRow: number;
  /** Left edges of the systems in the server room and in the cloud. */
  readonly here: number;
  readonly there: number;
  /** Of a system. */
  readonly width: number;
  /** Free rows above the systems of a wave, for its words. */
  readonly above: number;
}

const wide: Plan = { columns: 80, isRoomy: true, firstRow: 10, here: 3, there: 53, width: 24, above: 3 };
const tall: Plan = { columns: 44, isRoomy: false, firstRow: 12, here: 2, there: 26, width: 16, above: 5 };

/** Rows of a system, and free rows below a wave. */
const unit = 6;
const gap = 2;

/** Where each wave begins, and where the last ends. */
function rowsOf({ firstRow, above }: Plan): number[] {
  const rows = [firstRow];
  for (const { systems } of waves) rows.push((rows.at(-1) ?? 0) + above + systems.length * (unit + 1) + gap);
  return rows;
}

/** Systems go from the server room to the cloud in waves; a thread leads back from each until its wave is signed off. */
export function CloudMigration() {
  return <Diagram wide={sheetOf(wide)} tall={sheetOf(tall)} />;
}

function sheetOf(plan: Plan): DiagramLayout {
  const { columns, here, there, width } = plan;
  const rows = rowsOf(plan);
  const [moved = 0, end = 0] = rows.slice(-2);
  const cloudMiddle = (there + width / 2) * square;
  const foot = (end + 3.2) * square;
  return {
    columns,
    rows: end + 8,
    drawing: (
      <>
        <Box x={(here - 1) * square} y={2 * square} w={(width + 2) * square} h={(end - 2) * square} styles="deep" />
        <g>
          <path
            d={cloudOf(there - 1, there + width + 1, 1, moved + 1)}
            transform={`scale(${square})`}
            className="s-tint"
          />
        </g>
        <Text x={here * square} y={6 * square} styles="title on-deep" text="Server room" />
        <Text x={here * square} y={8.3 * square} styles="on-deep" text="Dharmanagar" />
        <Text x={cloudMiddle} y={6.4 * square} styles="title mid" text="Cloud" />
        <Text x={cloudMiddle} y={8.7 * square} styles="mid" text="Mumbai" />
        {waves.map((wave, index) => (
          <WaveRows key={wave.name} wave={wave} plan={plan} y={rows[index] ?? 0} />
        ))}
        <DashedLine from={[there + 3, moved + 1]} to={[there + 3, moved + 4]} />
        <Unit
          x={there}
          y={moved + 5}
          w={width}
          of={{ name: 'Hyderabad', sign: 'database' }}
          words="daily copy"
          at={6}
        />
        <Text x={here * square} y={foot} styles="figure" text={rupees(total(0))} />
        <Text x={here * square} y={foot + 20} styles="soft" text="a month for five" />
        <Text x={there * square} y={foot} styles="figure dye" text={rupees(total(1))} />
        <Text x={there * square} y={foot + 20} styles="soft" text="once all five run" />
      </>
    ),
  };
}

/** A cloud in steps of a square, as a path in squares. */
function cloudOf(left: number, right: number, top: number, bottom: number): string {
  const shoulders = `V${top + 7}h-1v-2h-1v-1h-2v-1h-2v-1h-1v-1h-2v-1H${left + 9}v1h-2v1h-1v2h-3v1h-2v2H${left}`;
  return `M${left + 2} ${bottom}H${right - 2}v-1h1v-1h1${shoulders}V${bottom - 2}h1v1h1z`;
}

/** @param y its first row */
function WaveRows({ wave: { name, stage, words, systems }, plan, y }: { wave: Wave; plan: Plan; y: number }) {
  const { here, there, width, above, isRoomy } = plan;
  const first = y + above;
  const [from, to] = [here + width + 1, there - 2];
  return (
    <>
      {stage === 'stays' ? null : (
        <g>
          <Box
            x={from * square}
            y={y * square}
            w={(to + 1 - from) * square}
            h={(above + systems.length * (unit + 1)) * square}
            styles="lane"
          />
        </g>
      )}
      <Text x={here * square} y={(first - 1) * square} styles="title on-deep" text={name} />
      {isRoomy ? (
        <Text x={((from + to + 1) / 2) * square} y={(first - 1) * square} styles="mid" text={words?.join(' ')} />
      ) : (
        <TextLines x={there * square} y={(first - 1) * square - 18} lines={words ?? []} />
      )}
      {systems.map((system, index) => {
        const row = first + index * (unit + 1);
        const [cost, costThere] = system.costs;
        return (
          <g key={system.name}>
            <Unit
              x={here}
              y={row}
              w={width}
              of={system}
              words={rupees(cost)}
              styles={stage === 'signed' ? 'gone' : 'card'}
              at={1}
            />
            {costThere ? (
              <Unit
                x={there}
                y={row}
                w={width}
                of={system}
                words={rupees(costThere)}
                styles={stage === 'trial' ? 'held' : 'card'}
                at={4}
              />
            ) : null}
            {stage === 'stays' ? null : <Ways from={from} to={to} y={row} stage={stage} />}
          </g>
        );
      })}
    </>
  );
}

/** The way there of a system, and its way back. @param y first row of the system */
function Ways({ from, to, y, stage }: { from: number; to: number; y: number; stage: Wave['stage'] }) {
  const middle = (from + to) / 2;
  return (
    <>
      <Arrow from={[from, y + 1]} to={[to, y + 1]} styles={stage === 'trial' ? 'thread-past' : 'thread'} />
      {stage === 'both' ? (
        <Group hue="marigold">
          <Arrow from={[to, y + 4]} to={[from, y + 4]} />
        </Group>
      ) : null}
      {stage === 'signed' ? (
        <>
          <Group hue="marigold">
            <DashedLine from={[to, y + 4]} to={[middle, y + 4]} styles="thread-past" />
          </Group>
          <Diamond x={middle} y={y + 4} />
        </>
      ) : null}
    </>
  );
}

/** A system in its place. @param x @param y top left corner, in squares */
function Unit({
  x,
  y,
  w,
  of: { name, sign },
  words,
  styles = 'card',
}: {
  x: number;
  y: number;
  w: number;
  of: Pick<System, 'name' | 'sign'>;
  words: string;
  styles?: 'card' | 'held' | 'gone';
  at: number;
}) {
  const ink = styles === 'gone' ? 'on-deep' : '';
  return (
    <Group x={x * square} y={y * square}>
      <Box w={w * square} h={unit * square} styles={styles} />
      <g>
        <g className={styles === 'card' ? undefined : 's-dim'}>
          <PixelIcon x={8} y={8} name={sign} />
        </g>
      </g>
      <Text x={48} y={20.5} styles={`strong ${ink}`} text={name} />
      <Text x={48} y={39} styles={`num ${ink || 'soft'}`} text={words} />
    </Group>
  );
}
