import { Diagram, PixelIcon, ResultMark, Squares, square } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

/** Forty leaves: `B` is a true positive (blight), `F` a false positive, `M` a false negative, `.` a true negative. */
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
/** The spots on a leaf: blight, dust that looks like blight, and early blight. */
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
  { icon: 'clock', text: 'False alarm: one look, 2 minutes' },
  { icon: 'rupee', text: 'Missed: a row of bushes, ₹900' },
] as const;

/** The evaluation of a model on test data, with precision, recall and the cost of both kinds of mistakes. */
export function LeafCheck() {
  return (
    <Diagram
      wide={{
        rows: 52,
        drawing: (
          <>
            <LeafGrid x={2} y={4} columns={10} columnPitch={9} rowPitch={11} />
            <Counts x={98} y={4} pitch={4.4} />
          </>
        ),
      }}
      tall={{
        rows: 130,
        drawing: (
          <>
            <LeafGrid x={1} y={4} columns={5} columnPitch={8.3} rowPitch={9} />
            <Counts x={2} y={83} pitch={3.65} />
          </>
        ),
      }}
    />
  );
}

/** Top left corner, in squares. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The leaves with the results of the model. Pitches are in squares. */
function LeafGrid({
  x,
  y,
  columns,
  columnPitch,
  rowPitch,
}: Corner & { columns: number; columnPitch: number; rowPitch: number }) {
  return (
    <>
      <Text x={x * square} y={y * square} styles="title" text="40 leaves, held back from training" />
      {[...leaves].map((kind, index) => {
        const left = x + (index % columns) * columnPitch;
        const top = y + 2 + Math.floor(index / columns) * rowPitch;
        const spot = kind === 'B' || kind === 'F' || kind === 'M' ? spots[kind] : undefined;
        return (
          <Group key={`${left} ${top}`} x={left * square} y={top * square}>
            {kind === 'B' || kind === 'F' ? <Box x={0} y={0} w={8 * square} h={8 * square} styles="selected" /> : null}
            {kind === 'M' ? <Box x={0} y={0} w={8 * square} h={8 * square} styles="dashed" /> : null}
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

/** @param pitch distance between the blocks of a row, in squares */
function Counts({ x, y, pitch }: Corner & { pitch: number }) {
  return (
    <Group x={x * square} y={y * square}>
      <Count
        title="It says blight: 11"
        correctCount={8}
        correctLabel="8 right"
        wrongCount={3}
        wrongLabel="3 are dust"
        result="Precision: 8 of 11"
        pitch={pitch}
      />
      <Group y={15 * square}>
        <Count
          title="It is blight: 10"
          correctCount={8}
          correctLabel="8 found"
          wrongCount={2}
          wrongLabel="2 missed"
          result="Recall: 8 of 10"
          pitch={pitch}
        />
      </Group>
      <Group y={30 * square}>
        <Text styles="title" text="What a mistake costs" />
        {mistakes.map(({ icon, text }, index) => (
          <Group key={icon} hue="marigold" y={(1.8 + index * 7) * square}>
            <PixelIcon name={icon} size={3} />
            <Text x={7.5 * square} y={3.7 * square} text={text} />
          </Group>
        ))}
      </Group>
    </Group>
  );
}

/** A row of blocks: the correct results, then the wrong ones. */
function Count({
  title,
  correctCount,
  correctLabel,
  wrongCount,
  wrongLabel,
  result,
  pitch,
}: Record<'title' | 'correctLabel' | 'wrongLabel' | 'result', string> &
  Record<'correctCount' | 'wrongCount' | 'pitch', number>) {
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
      <Text styles="title" text={title} />
      <Group hue="leaf" y={1.5 * square}>
        {row(correctCount)}
        <Text y={5.4 * square} text={correctLabel} />
        <Text y={8 * square} styles="strong" text={result} />
      </Group>
      <Group hue="madder" x={correctCount * pitch * square} y={1.5 * square}>
        {row(wrongCount)}
        <Text y={5.4 * square} text={wrongLabel} />
      </Group>
    </>
  );
}
