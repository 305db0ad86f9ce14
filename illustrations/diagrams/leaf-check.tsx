import { Diagram, PixelIcon, ResultMark, Squares, square } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

/** Forty leaves: `B` has blight and the model says so, `F` is a false alarm, `M` was missed, the others are sound and taken for it. */
const leaves = '..B....F...B..M...B.F...B..B..B..F.M.B.B';

const leaf = [
  '       #####',
  '     #######',
  '   #########',
  '  ##########',
  '  ######### ',
  ' ########## ',
  ' #########  ',
  ' #########  ',
  ' ########   ',
  '  ######    ',
  ' # ###      ',
  '#           ',
];
const veins = ['', '         #', '        #', '     # #', '     ##', '     #', '    # ###', '   ##', '  #', ' #'];
/** What is on the leaf: blight, dust that looks like it, the first two spots of it. */
const spots = {
  B: {
    styles: 'solid',
    hue: 'madder',
    rows: ['', '', '     ##', '    ####', '    ####', '     ##', '', '   ##  ##', '   ##'],
  },
  F: { styles: 'solid', hue: 'marigold', rows: ['', '', '', '   #  ##', '', '     #  #', '   ##', '       #'] },
  M: { styles: 'solid', hue: 'madder', rows: ['', '', '', '      #', '       ##', '', '    #'] },
} as const;

const mistakes = [
  { sign: 'clock', of: 'False alarm: one look, 2 minutes' },
  { sign: 'rupee', of: 'Missed: a row of bushes, ₹900' },
] as const;

/** Leaves that the model never saw, what it says of each, how that was checked, and what the two kinds of mistake cost. */
export function LeafCheck() {
  return (
    <Diagram
      wide={{
        rows: 52,
        drawing: (
          <>
            <Sheet x={2} y={4} across={10} pitch={9} down={11} />
            <Counts x={98} y={4} pitch={4.4} />
          </>
        ),
      }}
      tall={{
        rows: 130,
        drawing: (
          <>
            <Sheet x={1} y={4} across={5} pitch={8.3} down={9} />
            <Counts x={2} y={83} pitch={3.65} />
          </>
        ),
      }}
    />
  );
}

/** Corner of a part, in squares. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The leaves, and round some of them what the model said. @param pitch @param down from one leaf to the next, in squares */
function Sheet({ x, y, across, pitch, down }: Corner & { across: number; pitch: number; down: number }) {
  return (
    <>
      <Text x={x * square} y={y * square} styles="title" text="40 leaves, held back from training" />
      {[...leaves].map((kind, index) => {
        const left = x + (index % across) * pitch;
        const top = y + 2 + Math.floor(index / across) * down;
        const spot = kind === 'B' || kind === 'F' || kind === 'M' ? spots[kind] : undefined;
        return (
          <Group key={`${left} ${top}`} x={left * square} y={top * square}>
            {kind === 'B' || kind === 'F' ? (
              <g>
                <Box x={0} y={0} w={8 * square} h={8 * square} styles="picked" />
              </g>
            ) : null}
            {kind === 'M' ? (
              <g>
                <Box x={0} y={0} w={8 * square} h={8 * square} styles="held" />
              </g>
            ) : null}
            <Group hue="leaf" x={8} y={8}>
              <Squares rows={leaf} styles="tag" size={4} />
              <Squares rows={veins} styles="raised" size={4} />
            </Group>
            {spot ? (
              <>
                <Group hue={spot.hue} x={8} y={8}>
                  <Squares rows={spot.rows} styles={spot.styles} size={4} />
                </Group>
                <ResultMark x={7} y={7} isCorrect={kind === 'B'} />
              </>
            ) : null}
          </Group>
        );
      })}
    </>
  );
}

/** @param pitch from one square of a row to the next */
function Counts({ x, y, pitch }: Corner & { pitch: number }) {
  return (
    <Group x={x * square} y={y * square}>
      <Count
        of="It says blight: 11"
        right={8}
        isRight="8 right"
        wrong={3}
        isWrong="3 are dust"
        sum="Precision: 8 of 11"
        pitch={pitch}
      />
      <Group y={15 * square}>
        <Count
          of="It is blight: 10"
          right={8}
          isRight="8 found"
          wrong={2}
          isWrong="2 missed"
          sum="Recall: 8 of 10"
          pitch={pitch}
        />
      </Group>
      <Group y={30 * square}>
        <Text styles="title" text="What a mistake costs" />
        {mistakes.map(({ sign, of }, index) => (
          <Group key={sign} hue="marigold" y={(1.8 + index * 7) * square}>
            <PixelIcon name={sign} size={3} />
            <Text x={7.5 * square} y={3.7 * square} text={of} />
          </Group>
        ))}
      </Group>
    </Group>
  );
}

/** A row of squares: those that are right, then those that are wrong. */
function Count({
  of,
  right,
  isRight,
  wrong,
  isWrong,
  sum,
  pitch,
}: Record<'of' | 'isRight' | 'isWrong' | 'sum', string> & Record<'right' | 'wrong' | 'pitch', number>) {
  const block = Array.from({ length: 3 }, () => '###');
  const row = (length: number) => (
    <g>
      {Array.from({ length }, (_, index) => index * pitch * square).map((x) => (
        <Squares key={x} x={x} rows={block} styles="solid" />
      ))}
    </g>
  );
  return (
    <>
      <Text styles="title" text={of} />
      <Group hue="leaf" y={1.5 * square}>
        {row(right)}
        <Text y={5.4 * square} text={isRight} />
        <Text y={8 * square} styles="strong" text={sum} />
      </Group>
      <Group hue="madder" x={right * pitch * square} y={1.5 * square}>
        {row(wrong)}
        <Text y={5.4 * square} text={isWrong} />
      </Group>
    </>
  );
}
