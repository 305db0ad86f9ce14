import { Arrow, DashedLine, Diagram, Diamond, PixelIcon, square, TextLines } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';
import type { PixelIconName } from '../kit/pixel-icons.ts';

/** A task of a phase, in two lines of text. */
interface PhaseTask {
  readonly icon: PixelIconName;
  readonly lines: readonly [string, string];
}

interface Phase {
  readonly name: readonly string[];
  readonly ourTask: PhaseTask;
  readonly customerTask: PhaseTask;
}

const phases: readonly Phase[] = [
  {
    name: ['Requirements', 'Analysis'],
    ourTask: { icon: 'people', lines: ['Workshops', 'per department'] },
    customerTask: { icon: 'marks', lines: ['Check the', 'numbered list'] },
  },
  {
    name: ['System', 'Design'],
    ourTask: { icon: 'ruler', lines: ['Draw records,', 'roles, screens'] },
    customerTask: { icon: 'eye', lines: ['Heads walk', 'the screens'] },
  },
  {
    name: ['Development'],
    ourTask: { icon: 'bricks', lines: ['Build stores,', 'then accounts'] },
    customerTask: { icon: 'window', lines: ['See a module', 'every 2 weeks'] },
  },
  {
    name: ['Integration'],
    ourTask: { icon: 'hub', lines: ['Try bank and', 'tax files'] },
    customerTask: { icon: 'inbox', lines: ['Supply wrong', 'ones, too'] },
  },
  {
    name: ['Testing'],
    ourTask: { icon: 'target', lines: ['Repair what', 'does not tally'] },
    customerTask: { icon: 'ledger', lines: ['Enter a full', 'past month'] },
  },
  {
    name: ['Deployment'],
    ourTask: { icon: 'rocket', lines: ['Load balances,', 'one weekend'] },
    customerTask: { icon: 'pin', lines: ['Open office', 'after office'] },
  },
  {
    name: ['Training'],
    ourTask: { icon: 'blackboard', lines: ['Small groups,', 'printed sheets'] },
    customerTask: { icon: 'book', lines: ['Learn at your', 'own desks'] },
  },
  {
    name: ['Support'],
    ourTask: { icon: 'handset', lines: ['A named', 'engineer'] },
    customerTask: { icon: 'calendar', lines: ['Close the', 'first year'] },
  },
];

const lanes = [
  { name: 'We do', y: 8, h: 15, tallX: 3 },
  { name: 'You check', y: 24, h: 15, tallX: 21 },
  { name: 'You sign', y: 40, h: 15, tallX: 36 },
];

const tallRows = 19;

/** A swimlane diagram of eight phases. In each phase we do something, the customer checks it and signs it. */
export function EnterprisePhases() {
  return (
    <Diagram wide={{ rows: 56, drawing: <Wide /> }} tall={{ rows: 5 + phases.length * tallRows, drawing: <Tall /> }} />
  );
}

/** Each phase is a column. */
function Wide() {
  const pitch = 18.5;
  const [doneAt, checkedAt, signedAt] = [16, 32, 51];
  return (
    <>
      {lanes.map(({ name, y, h }) => (
        <g key={name}>
          <Box y={y * square} w={150 * square} h={h * square} styles="lane" />
          <Text x={2 * square} y={(y + 2.4) * square} styles="strong hue" text={name} />
        </g>
      ))}
      {phases.map(({ name, ourTask, customerTask }, index) => {
        const x = 2 + index * pitch;
        const [forwardX, backX, nextX] = [x + 13.5, x + 10.75, x + 16.5];
        const at = index + 1;
        return (
          <g key={name[0]}>
            <TextLines x={x * square} y={3.4 * square} styles="title" lines={name} lineHeight={20} />
            <DashedLine from={[forwardX, doneAt]} to={[forwardX, signedAt]} />
            <Group hue="marigold">
              <Arrow from={[backX, checkedAt - 5]} to={[backX, doneAt + 6.5]} />
            </Group>
            {index < phases.length - 1 ? (
              <>
                <DashedLine from={[forwardX, signedAt]} to={[nextX, signedAt]} />
                <DashedLine from={[nextX, signedAt]} to={[nextX, doneAt]} />
                <DashedLine from={[nextX, doneAt]} to={[nextX + 2, doneAt]} />
              </>
            ) : null}
            <Task x={x} y={doneAt - 5} task={ourTask} />
            <Task x={x} y={checkedAt - 5} task={customerTask} />
            <Diamond x={forwardX} y={signedAt} />
            <SignedPhases x={x} y={signedAt + 1.5} w={10} strokeHeight={8} count={at} />
            <Text
              x={x * square}
              y={(signedAt + 3.4) * square}
              styles="soft tabular"
              text={`${at} of ${phases.length}`}
            />
          </g>
        );
      })}
    </>
  );
}

/** Each phase is a row. */
function Tall() {
  return (
    <>
      {lanes.map(({ name, tallX }) => (
        <Text key={name} x={tallX * square} y={3.2 * square} styles="strong hue" text={name} />
      ))}
      {phases.map(({ name, ourTask, customerTask }, index) => {
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
            <Task x={3} y={row - 5} task={ourTask} />
            <Task x={21} y={row - 5} task={customerTask} />
            <Diamond x={39} y={row + 2} />
            <SignedPhases x={37.5} y={row} w={4.5} strokeHeight={5} count={at} />
            <Text
              x={37.5 * square}
              y={row * square - at * 5 - 6}
              styles="soft tabular"
              text={`${at} of ${phases.length}`}
            />
          </g>
        );
      })}
    </>
  );
}

/** @param x @param y top left corner, in squares */
function Task({ x, y, task: { icon, lines } }: { x: number; y: number; task: PhaseTask }) {
  return (
    <>
      <Box x={x * square} y={y * square} w={15.5 * square} h={11 * square} styles="card" />
      <PixelIcon x={(x + 1) * square} y={(y + 0.8) * square} name={icon} />
      <TextLines x={(x + 1) * square} y={(y + 7) * square} lines={lines} />
    </>
  );
}

/** A stroke for each signed phase. @param x left @param y bottom @param w width, in squares @param strokeHeight in viewBox units */
function SignedPhases({
  x,
  y,
  w,
  strokeHeight,
  count,
}: {
  x: number;
  y: number;
  w: number;
  strokeHeight: number;
  count: number;
}) {
  return (
    <path
      d={`M${(x + w / 2) * square} ${y * square}v${-count * strokeHeight}`}
      strokeWidth={w * square}
      strokeDasharray={`${strokeHeight - 1} 1`}
      className="s-thread-muted"
    />
  );
}
