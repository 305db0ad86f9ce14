import { hueClass } from '#ui/weave/hue.ts';
import { DashedLine, Diagram, PixelIcon, square } from '../kit/diagram.tsx';
import { Box, classNames, Group, Text } from '../kit/kit.tsx';
import { seededRandom } from '../kit/seeded-random.ts';

type Result = 'unseen' | 'sound' | 'faulty';

interface Meter {
  /** Score of the model, 0 to 1. */
  readonly score: number;
  readonly result: Result;
  readonly isRandomlyChosen: boolean;
}

const meterCount = 120;

/** Meters by score: visits to the first 90 and to 10 random ones find 14 faulty meters. */
const visitedByScore = 90;
const randomRanks = [91, 94, 97, 99, 103, 106, 108, 112, 115, 118];
const faultyRanks = [0, 1, 2, 4, 6, 7, 11, 15, 21, 28, 40, 57, 79, 106];
const rankedMeters = Array.from({ length: meterCount }, (_, rank): Meter => {
  const isRandomlyChosen = randomRanks.includes(rank);
  const isVisited = rank < visitedByScore || isRandomlyChosen;
  return {
    score: 0.09 + 0.91 * Math.exp(-rank / 30),
    result: isVisited ? (faultyRanks.includes(rank) ? 'faulty' : 'sound') : 'unseen',
    isRandomlyChosen,
  };
});

/** Meters by the old list: visits to the first 100 find 5 faulty meters. */
const faultyPositions = [13, 31, 58, 71, 94];
const listedMeters = Array.from({ length: meterCount }, (_, place): Meter => {
  const result = place >= 100 ? 'unseen' : faultyPositions.includes(place) ? 'faulty' : 'sound';
  const chance = rankedMeters[Math.floor(seededRandom(place) * (result === 'faulty' ? 30 : meterCount))]?.score ?? 0;
  return { score: chance, result, isRandomlyChosen: false };
});

/** Random meters have another hue, not a brighter one, so that the faulty meters stand out. */
const randomHue = 'indigo';

const kindStyles = {
  faulty: { styles: 'solid', name: 'Fault or bypass' },
  sound: { styles: 'tint-medium', name: 'Sound' },
  random: { styles: 'tint-strong', name: 'Sound, by lot' },
  unseen: { styles: 'card edge', name: 'Not visited' },
} as const;

/** A hundred visits by an old list and by a model. A bar is a meter; its height is the score. */
export function MetersRanked() {
  return <Diagram wide={{ rows: 56, drawing: <Wide /> }} tall={{ rows: 107, drawing: <Tall /> }} />;
}

function Wide() {
  const bars = { across: meterCount, pitch: 8, high: 15, x: 2 } as const;
  return (
    <>
      <Text x={2 * square} y={4 * square} styles="title" text="100 visits by the old list" />
      <MeterChart meters={listedMeters} y={4} {...bars} />
      <VisitResults x={128} y={10} found="5 found" others="95 sound" />
      <Text x={2 * square} y={27 * square} styles="title" text="100 visits by the model" />
      <MeterChart meters={rankedMeters} y={29} {...bars} />
      <DashedLine from={[91.4, 28]} to={[91.4, 46]} />
      <Text x={90 * square} y={30 * square} styles="end" text="90 highest scores" />
      <Text x={94 * square} y={30 * square} text="10 by lot" />
      <VisitResults x={128} y={35} found="14 found" others="86 sound" />
      <Legend x={2} y={52} across={4} pitch={22} />
    </>
  );
}

function Tall() {
  const bars = { across: 30, pitch: 10.8, high: 6, x: 1.5 } as const;
  return (
    <>
      <Text x={1.5 * square} y={3.4 * square} styles="title" text="100 visits by the old list" />
      <MeterChart meters={listedMeters} y={4.5} {...bars} />
      <VisitResults x={1.5} y={38} found="5 found" others="95 sound" />
      <Text x={1.5 * square} y={51 * square} styles="title" text="100 visits by the model" />
      <MeterChart meters={rankedMeters} y={52} {...bars} />
      <Text x={42 * square} y={71 * square} styles="end" text="90 highest scores" />
      <DashedLine from={[1, 77]} to={[41.5, 77]} />
      <Text x={42 * square} y={80.3 * square} styles="end" text="10 by lot" />
      <VisitResults x={1.5} y={87} found="14 found" others="86 sound" />
      <Legend x={1.5} y={100} across={2} pitch={20} />
    </>
  );
}

/**
 * Rows of bars, with a mark below each faulty meter.
 * @param x @param y top left corner, in squares
 * @param across bars in a row
 * @param pitch distance between bars, in viewBox units
 * @param high height of the highest bar, in squares
 */
function MeterChart({
  meters,
  x,
  y,
  across,
  pitch,
  high,
}: Record<'x' | 'y' | 'across' | 'pitch' | 'high', number> & { meters: readonly Meter[] }) {
  const rows = Array.from({ length: Math.ceil(meters.length / across) }, (_, row) =>
    meters.slice(row * across, (row + 1) * across),
  );
  const kindOf = ({ result, isRandomlyChosen }: Meter) => (result === 'sound' && isRandomlyChosen ? 'random' : result);
  const barsOf = (kind: keyof typeof kindStyles) => (meter: Meter) => {
    const height = Math.round(meter.score * high * square);
    const mark = kind === 'faulty' ? `m0 5v${square}h${pitch - 2}v-${square}m2-5` : `m2 0`;
    return kindOf(meter) === kind
      ? `v-${height}h${pitch - 2}v${height}${kind === 'faulty' ? `h-${pitch - 2}` : ''}${mark}`
      : `m${pitch} 0`;
  };
  return (['unseen', 'sound', 'random', 'faulty'] as const).map((kind) => (
    <g key={kind}>
      <path
        d={rows
          .map(
            (meters, row) =>
              `M${x * square} ${(y + (row + 1) * (high + 2) - 1) * square}${meters.map(barsOf(kind)).join('')}`,
          )
          .join('')}
        className={classNames(kindStyles[kind].styles) + (kind === 'random' ? ` ${hueClass(randomHue)}` : '')}
      />
    </g>
  ));
}

/** The results of all visits. @param x @param y top left corner, in squares */
function VisitResults({ x, y, found, others }: Record<'x' | 'y', number> & Record<'found' | 'others', string>) {
  return (
    <Group x={x * square} y={y * square}>
      <PixelIcon name="gauge" size={3} />
      <Text x={7.5 * square} y={2.8 * square} styles="figure" text={found} />
      <Text x={7.5 * square} y={5.4 * square} styles="soft" text={others} />
    </Group>
  );
}

/** @param across entries in a row @param pitch distance between entries, in squares */
function Legend({ x, y, across, pitch }: Record<'x' | 'y' | 'across' | 'pitch', number>) {
  return Object.entries(kindStyles).map(([kind, { styles, name }], index) => (
    <Group
      key={name}
      {...(kind === 'random' ? { hue: randomHue } : {})}
      x={(x + (index % across) * pitch) * square}
      y={(y + Math.floor(index / across) * 4) * square}
    >
      <Box x={0} y={0} w={2 * square} h={2 * square} styles={styles} />
      <Text x={3 * square} y={1.7 * square} text={name} />
    </Group>
  ));
}
