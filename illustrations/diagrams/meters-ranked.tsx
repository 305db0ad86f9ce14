import { hueClass } from '#ui/weave/hue.ts';
import { DashedLine, Diagram, PixelIcon, square } from '../kit/diagram.tsx';
import { Box, classNames, Group, Text } from '../kit/kit.tsx';
import { seededRandom } from '../kit/seeded-random.ts';

/** What comes of a meter: nobody goes there, it is found sound, it is found faulty. */
type Outcome = 'unseen' | 'sound' | 'faulty';

interface Meter {
  /** Of the model, 0 to 1. */
  readonly score: number;
  readonly outcome: Outcome;
  readonly isDrawnByLot: boolean;
}

const shown = 120;

/** In the order of the scores: 90 visits above the line, and 10 below it that are drawn by lot. 14 of them find something. */
const line = 90;
const lots = [91, 94, 97, 99, 103, 106, 108, 112, 115, 118];
const faultyRanked = [0, 1, 2, 4, 6, 7, 11, 15, 21, 28, 40, 57, 79, 106];
const ranked = Array.from({ length: shown }, (_, rank): Meter => {
  const isDrawnByLot = lots.includes(rank);
  const isVisited = rank < line || isDrawnByLot;
  return {
    score: 0.09 + 0.91 * Math.exp(-rank / 30),
    outcome: isVisited ? (faultyRanked.includes(rank) ? 'faulty' : 'sound') : 'unseen',
    isDrawnByLot,
  };
});

/** In the order of the old list, which knows no score: the first hundred are visited, and 5 of them are faulty. */
const faultyListed = [13, 31, 58, 71, 94];
const listed = Array.from({ length: shown }, (_, place): Meter => {
  const outcome = place >= 100 ? 'unseen' : faultyListed.includes(place) ? 'faulty' : 'sound';
  const chance = ranked[Math.floor(seededRandom(place) * (outcome === 'faulty' ? 30 : shown))]?.score ?? 0;
  return { score: chance, outcome, isDrawnByLot: false };
});

/** Those drawn by lot are of another dye, not of a brighter one, which would draw the eye from what was found. */
const lotHue = 'indigo';

const kindStyles = {
  faulty: { styles: 'solid', name: 'Fault or bypass' },
  sound: { styles: 'wash', name: 'Sound' },
  lot: { styles: 'half', name: 'Sound, by lot' },
  unseen: { styles: 'card edge', name: 'Not visited' },
} as const;

/** The same hundred visits by an old list and by a model: a bar is a meter, as high as its score. */
export function MetersRanked() {
  return <Diagram wide={{ rows: 56, drawing: <Wide /> }} tall={{ rows: 107, drawing: <Tall /> }} />;
}

function Wide() {
  const bars = { across: shown, pitch: 8, high: 15, x: 2 } as const;
  return (
    <>
      <Text x={2 * square} y={4 * square} styles="title" text="100 visits by the old list" />
      <Meters of={listed} y={4} {...bars} />
      <Found x={128} y={10} of="5 found" others="95 sound" />
      <Text x={2 * square} y={27 * square} styles="title" text="100 visits by the model" />
      <Meters of={ranked} y={29} {...bars} />
      <DashedLine from={[91.4, 28]} to={[91.4, 46]} />
      <Text x={90 * square} y={30 * square} styles="end" text="90 highest scores" />
      <Text x={94 * square} y={30 * square} text="10 by lot" />
      <Found x={128} y={35} of="14 found" others="86 sound" />
      <Legend x={2} y={52} across={4} pitch={22} />
    </>
  );
}

function Tall() {
  const bars = { across: 30, pitch: 10.8, high: 6, x: 1.5 } as const;
  return (
    <>
      <Text x={1.5 * square} y={3.4 * square} styles="title" text="100 visits by the old list" />
      <Meters of={listed} y={4.5} {...bars} />
      <Found x={1.5} y={38} of="5 found" others="95 sound" />
      <Text x={1.5 * square} y={51 * square} styles="title" text="100 visits by the model" />
      <Meters of={ranked} y={52} {...bars} />
      <Text x={42 * square} y={71 * square} styles="end" text="90 highest scores" />
      <DashedLine from={[1, 77]} to={[41.5, 77]} />
      <Text x={42 * square} y={80.3 * square} styles="end" text="10 by lot" />
      <Found x={1.5} y={87} of="14 found" others="86 sound" />
      <Legend x={1.5} y={100} across={2} pitch={20} />
    </>
  );
}

/**
 * Bars in rows below each other, and a mark below each meter that was found faulty.
 * @param x @param y top left corner, in squares @param across bars in a row @param pitch from bar to bar, in drawing units
 * @param high height of the highest, in squares
 */
function Meters({
  of,
  x,
  y,
  across,
  pitch,
  high,
}: Record<'x' | 'y' | 'across' | 'pitch' | 'high', number> & { of: readonly Meter[] }) {
  const rows = Array.from({ length: Math.ceil(of.length / across) }, (_, row) =>
    of.slice(row * across, (row + 1) * across),
  );
  const kindOf = ({ outcome, isDrawnByLot }: Meter) => (outcome === 'sound' && isDrawnByLot ? 'lot' : outcome);
  const barsOf = (kind: keyof typeof kindStyles) => (meter: Meter) => {
    const height = Math.round(meter.score * high * square);
    const mark = kind === 'faulty' ? `m0 5v${square}h${pitch - 2}v-${square}m2-5` : `m2 0`;
    return kindOf(meter) === kind
      ? `v-${height}h${pitch - 2}v${height}${kind === 'faulty' ? `h-${pitch - 2}` : ''}${mark}`
      : `m${pitch} 0`;
  };
  return (['unseen', 'sound', 'lot', 'faulty'] as const).map((kind) => (
    <g key={kind}>
      <path
        d={rows
          .map(
            (meters, row) =>
              `M${x * square} ${(y + (row + 1) * (high + 2) - 1) * square}${meters.map(barsOf(kind)).join('')}`,
          )
          .join('')}
        className={classNames(kindStyles[kind].styles) + (kind === 'lot' ? ` ${hueClass(lotHue)}` : '')}
      />
    </g>
  ));
}

/** What came of all visits. @param x @param y top left corner, in squares */
function Found({ x, y, of, others }: Record<'x' | 'y', number> & Record<'of' | 'others', string>) {
  return (
    <Group x={x * square} y={y * square}>
      <PixelIcon name="gauge" size={3} />
      <Text x={7.5 * square} y={2.8 * square} styles="figure" text={of} />
      <Text x={7.5 * square} y={5.4 * square} styles="soft" text={others} />
    </Group>
  );
}

/** What the bars mean. @param across entries in a row @param pitch from one to the next, in squares */
function Legend({ x, y, across, pitch }: Record<'x' | 'y' | 'across' | 'pitch', number>) {
  return Object.entries(kindStyles).map(([kind, { styles, name }], index) => (
    <Group
      key={name}
      {...(kind === 'lot' ? { hue: lotHue } : {})}
      x={(x + (index % across) * pitch) * square}
      y={(y + Math.floor(index / across) * 4) * square}
    >
      <Box x={0} y={0} w={2 * square} h={2 * square} styles={styles} />
      <Text x={3 * square} y={1.7 * square} text={name} />
    </Group>
  ));
}
