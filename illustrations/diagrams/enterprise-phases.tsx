import { Arrow, DashedLine, Diagram, Diamond, PixelIcon, square, TextLines } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';
import type { PixelIconName } from '../kit/pixel-icons.ts';

/** A part of a phase, in two short lines. */
interface Part {
  readonly sign: PixelIconName;
  readonly words: readonly [string, string];
}

interface Phase {
  readonly name: readonly string[];
  readonly we: Part;
  readonly you: Part;
}

const phases: readonly Phase[] = [
  {
    name: ['Requirements', 'Analysis'],
    we: { sign: 'people', words: ['Workshops', 'per department'] },
    you: { sign: 'marks', words: ['Check the', 'numbered list'] },
  },
  {
    name: ['System', 'Design'],
    we: { sign: 'ruler', words: ['Draw records,', 'roles, screens'] },
    you: { sign: 'eye', words: ['Heads walk', 'the screens'] },
  },
  {
    name: ['Development'],
    we: { sign: 'bricks', words: ['Build stores,', 'then accounts'] },
    you: { sign: 'window', words: ['See a module', 'every 2 weeks'] },
  },
  {
    name: ['Integration'],
    we: { sign: 'hub', words: ['Try bank and', 'tax files'] },
    you: { sign: 'inbox', words: ['Supply wrong', 'ones, too'] },
  },
  {
    name: ['Testing'],
    we: { sign: 'target', words: ['Repair what', 'does not tally'] },
    you: { sign: 'ledger', words: ['Enter a full', 'past month'] },
  },
  {
    name: ['Deployment'],
    we: { sign: 'rocket', words: ['Load balances,', 'one weekend'] },
    you: { sign: 'pin', words: ['Open office', 'after office'] },
  },
  {
    name: ['Training'],
    we: { sign: 'blackboard', words: ['Small groups,', 'printed sheets'] },
    you: { sign: 'book', words: ['Learn at your', 'own desks'] },
  },
  {
    name: ['Support'],
    we: { sign: 'handset', words: ['A named', 'engineer'] },
    you: { sign: 'calendar', words: ['Close the', 'first year'] },
  },
];

const lanes = [
  { name: 'We do', y: 8, h: 15, tallX: 3 },
  { name: 'You check', y: 24, h: 15, tallX: 21 },
  { name: 'You sign', y: 40, h: 15, tallX: 36 },
];

const tallRows = 19;

/**
 * The eight phases as a swimlane: our work goes to the departments and back until it passes, and nothing goes on before it is signed;
 * what is signed grows, stitch by stitch.
 */
export function EnterprisePhases() {
  return (
    <Diagram wide={{ rows: 56, drawing: <Wide /> }} tall={{ rows: 5 + phases.length * tallRows, drawing: <Tall /> }} />
  );
}

/** A column a phase; the thread climbs between two of them. */
function Wide() {
  const pitch = 18.5;
  const [doneAt, checkedAt, signedAt] = [16, 32, 51];
  return (
    <>
      {lanes.map(({ name, y, h }) => (
        <g key={name}>
          <Box y={y * square} w={150 * square} h={h * square} styles="lane" />
          <Text x={2 * square} y={(y + 2.4) * square} styles="strong dye" text={name} />
        </g>
      ))}
      {phases.map(({ name, we, you }, index) => {
        const x = 2 + index * pitch;
        const [there, back, on] = [x + 13.5, x + 10.75, x + 16.5];
        const at = index + 1;
        return (
          <g key={name[0]}>
            <TextLines x={x * square} y={3.4 * square} styles="title" lines={name} lineHeight={20} />
            <DashedLine from={[there, doneAt]} to={[there, signedAt]} />
            <Group hue="marigold">
              <Arrow from={[back, checkedAt - 5]} to={[back, doneAt + 6.5]} />
            </Group>
            {index < phases.length - 1 ? (
              <>
                <DashedLine from={[there, signedAt]} to={[on, signedAt]} />
                <DashedLine from={[on, signedAt]} to={[on, doneAt]} />
                <DashedLine from={[on, doneAt]} to={[on + 2, doneAt]} />
              </>
            ) : null}
            <Task x={x} y={doneAt - 5} of={we} />
            <Task x={x} y={checkedAt - 5} of={you} />
            <Diamond x={there} y={signedAt} />
            <Signed x={x} y={signedAt + 1.5} w={10} stitch={8} count={at} />
            <Text x={x * square} y={(signedAt + 3.4) * square} styles="soft num" text={`${at} of ${phases.length}`} />
          </g>
        );
      })}
    </>
  );
}

/** A row a phase; the thread returns along the left edge. */
function Tall() {
  return (
    <>
      {lanes.map(({ name, tallX }) => (
        <Text key={name} x={tallX * square} y={3.2 * square} styles="strong dye" text={name} />
      ))}
      {phases.map(({ name, we, you }, index) => {
        const row = 14 + index * tallRows;
        const at = index + 1;
        return (
          <g key={name[0]}>
            <Text x={3 * square} y={(row - 6.4) * square} styles="title" text={name.join(' ')} />
            <DashedLine from={[18, row + 2]} to={[39, row + 2]} />
            <Group hue="marigold">
              <Arrow from={[20, row - 2]} to={[19, row - 2]} />
            </Group>
            {index < phases.length - 1 ? (
              <>
                <DashedLine from={[39, row + 2]} to={[39, row + 8.5]} />
                <DashedLine from={[39, row + 8.5]} to={[1, row + 8.5]} />
                <DashedLine from={[1, row + 8.5]} to={[1, row + tallRows]} />
                <DashedLine from={[1, row + tallRows]} to={[4, row + tallRows]} />
              </>
            ) : null}
            <Task x={3} y={row - 5} of={we} />
            <Task x={21} y={row - 5} of={you} />
            <Diamond x={39} y={row + 2} />
            <Signed x={37.5} y={row} w={4.5} stitch={5} count={at} />
            <Text
              x={37.5 * square}
              y={row * square - at * 5 - 6}
              styles="soft num"
              text={`${at} of ${phases.length}`}
            />
          </g>
        );
      })}
    </>
  );
}

/** @param x @param y its top left corner, in squares */
function Task({ x, y, of: { sign, words } }: { x: number; y: number; of: Part }) {
  return (
    <>
      <Box x={x * square} y={y * square} w={15.5 * square} h={11 * square} styles="card" />
      <PixelIcon x={(x + 1) * square} y={(y + 0.8) * square} name={sign} />
      <TextLines x={(x + 1) * square} y={(y + 7) * square} lines={words} />
    </>
  );
}

/** What is signed so far, a stitch a phase. @param x left @param y foot @param w width, in squares @param stitch height of one, in units */
function Signed({ x, y, w, stitch, count }: { x: number; y: number; w: number; stitch: number; count: number }) {
  return (
    <g>
      <path
        d={`M${(x + w / 2) * square} ${y * square}v${-count * stitch}`}
        strokeWidth={w * square}
        strokeDasharray={`${stitch - 1} 1`}
        className="s-thread-past"
      />
    </g>
  );
}
