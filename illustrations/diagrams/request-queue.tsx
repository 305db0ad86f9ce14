import type { Hue } from '#ui/weave/hue.ts';
import {
  Arrow,
  DashedLine,
  Diagram,
  middleOf,
  PixelIcon,
  type Point,
  Squares,
  square,
  TextLines,
} from '../kit/diagram.tsx';
import { Box, Group, Hairline, Text } from '../kit/kit.tsx';
import type { PixelIconName } from '../kit/pixel-icons.ts';

/** Where something happens; Python has two workers. */
type Place = 'desk' | 'node' | 'queue' | 'first' | 'second';

/** When something happens, in squares of the wide drawing: not to scale, or 40 milliseconds would not be seen beside a minute. */
const asked = 6;
const noted = 12;
const answered = 18;
const taken = 34;
const failed = 50;
const again = 62;
const done = 98;

/** Room for the head of the arrow that a piece of work begins with. */
const headRoom = 1.75;

const clock = [
  { moment: asked, time: '0 ms' },
  { moment: answered, time: '40 ms' },
  { moment: failed, time: '12 s' },
  { moment: again, time: '20 s' },
  { moment: done, time: '58 s' },
];

/** When Node.js answers somebody else meanwhile. */
const others = [23, 25, 29, 31, 36, 38, 43, 66, 68, 73, 75, 79, 84, 86, 91, 103, 106, 110];

/** One of the two arrangements, in squares. */
interface Plan {
  readonly isAcross: boolean;
  /** The middle of a place at a moment. */
  readonly at: (place: Place, moment: number) => Point;
  /** From where to where a place is, across the way. */
  readonly lanes: Readonly<Record<'desk' | 'node' | 'queue' | 'python', readonly [from: number, to: number]>>;
}

const rows: Readonly<Record<Place, number>> = { desk: 11, node: 22.5, queue: 33.5, first: 44, second: 52 };
const wide: Plan = {
  isAcross: true,
  at: (place, moment) => [32 + moment, rows[place]],
  lanes: { desk: [6, 17], node: [18, 28], queue: [29, 39], python: [40, 56] },
};

const columns: Readonly<Record<Place, number>> = { desk: 6, node: 15.5, queue: 23.5, first: 30.5, second: 40 };
const tall: Plan = {
  isAcross: false,
  at: (place, moment) => [columns[place], 17 + moment * 0.8],
  lanes: { desk: [1, 12], node: [12.5, 19.5], queue: [20, 27.5], python: [28, 43] },
};

/** A request is answered at once; its long work waits in a queue, fails once without harm, and its result comes back. */
export function RequestQueue() {
  return (
    <Diagram wide={{ rows: 58, drawing: <Way plan={wide} /> }} tall={{ rows: 107, drawing: <Way plan={tall} /> }} />
  );
}

function Way({ plan }: { plan: Plan }) {
  const { at } = plan;
  return (
    <>
      <Owner plan={plan} lane="desk" name="Desk" sign="customer" hue="plum" />
      <Owner plan={plan} lane="node" name="Node.js" sign="hub" hue="leaf" />
      <Owner plan={plan} lane="queue" name="Queue" sign="inbox" hue="marigold" />
      <Owner plan={plan} lane="python" name="Python" sign="gear" hue="indigo" />
      <Clock plan={plan} />
      <Group hue="leaf">
        {others.map((moment) => (
          <Bar key={moment} plan={plan} place="node" from={moment} to={moment + 1} styles="thread-past" />
        ))}
        <Bar plan={plan} place="node" from={asked + headRoom} to={answered} />
        <Arrow from={at('node', answered)} to={at('desk', answered)} />
      </Group>
      <Group hue="marigold">
        <Arrow from={at('desk', asked)} to={at('node', asked)} />
        <Arrow from={at('node', noted)} to={at('queue', noted)} />
        <DashedLine from={at('queue', noted)} to={at('queue', taken)} />
        <Arrow from={at('queue', taken)} to={at('first', taken)} />
        <DashedLine from={at('queue', failed)} to={at('queue', again)} />
        <Arrow from={at('queue', again)} to={at('second', again)} />
      </Group>
      <Group hue="madder">
        <Bar plan={plan} place="first" from={taken + headRoom} to={failed} />
        <Failure at={at('first', failed + 4)} />
        <Arrow from={at('first', failed)} to={at('queue', failed)} />
      </Group>
      <Group hue="indigo">
        <Bar plan={plan} place="second" from={again + headRoom} to={done} />
        <Arrow from={at('second', done)} to={at('node', done)} />
        <Arrow from={at('node', done)} to={at('desk', done)} />
      </Group>
      <Job plan={plan} moment={23} />
      <Job plan={plan} moment={56} />
      <Said plan={plan} />
    </>
  );
}

/** @param lane what belongs to it */
function Owner({
  plan: { isAcross, lanes },
  lane,
  name,
  sign,
  hue,
}: {
  plan: Plan;
  lane: keyof Plan['lanes'];
  name: string;
  sign: PixelIconName;
  hue: Hue;
}) {
  const [from, to] = lanes[lane].map((squares) => squares * square) as [number, number];
  const middle = (from + to) / 2;
  return (
    <Group hue={hue}>
      {isAcross ? (
        <>
          <Box y={from} w={150 * square} h={to - from} styles="lane" />
          <PixelIcon x={3 * square} y={middle - 16} name={sign} />
          <Text x={8.4 * square} y={middle + 6} styles="title" text={name} />
        </>
      ) : (
        <>
          <Box x={from} y={square} w={to - from} h={105 * square} styles="lane" />
          <PixelIcon x={middle - 16} y={2 * square} name={sign} />
          <Text x={middle} y={8.6 * square} styles="strong mid" text={name} />
        </>
      )}
    </Group>
  );
}

function Clock({ plan: { isAcross, at } }: { plan: Plan }) {
  return clock.map(({ moment, time }) => {
    const [x, y] = at('desk', moment).map(middleOf) as [number, number];
    return isAcross ? (
      <g key={time}>
        <Hairline d={`M${x} ${5 * square}v${51 * square}`} />
        <Text x={x} y={4 * square} styles="strong mid" text={time} />
      </g>
    ) : (
      <g key={time}>
        <Hairline d={`M${square} ${y}h${42 * square}`} />
        <Text x={1.4 * square} y={y - 11} styles="strong" text={time} />
      </g>
    );
  });
}

/** Work that is done, as stitches across the way. @param from @param to when */
function Bar({
  plan: { at },
  place,
  from,
  to,
  styles = 'thread',
}: {
  plan: Plan;
  place: Place;
  from: number;
  to: number;
  styles?: string;
}) {
  const [x, y] = at(place, from);
  const [toX, toY] = at(place, to);
  return (
    <path
      d={`M${middleOf(x)} ${middleOf(y)}L${middleOf(toX)} ${middleOf(toY)}`}
      strokeWidth={20}
      strokeDasharray="6 2"
      className={`s-${styles}`}
    />
  );
}

function Failure({ at: [x, y] }: { at: Point }) {
  return (
    <g>
      <Squares x={middleOf(x) - 14} y={middleOf(y) - 14} rows={cross} size={4} styles="solid" />
    </g>
  );
}

/** The job in the queue. */
function Job({ plan, moment }: { plan: Plan; moment: number }) {
  const [x, y] = plan.at('queue', moment).map(middleOf) as [number, number];
  return (
    <Group hue="marigold" x={x - 16} y={y - 16}>
      <g>
        <PixelIcon name="receipt" />
      </g>
    </Group>
  );
}

const cross = ['##...##', '###.###', '.#####.', '..###..', '.#####.', '###.###', '##...##'];

/** What each says to the next, in the places that are free for it. */
function Said({ plan: { isAcross, at } }: { plan: Plan }) {
  const [free, serves] = [at('desk', isAcross ? 42 : 36), at('node', 55)];
  const [tried, worked] = [at('first', taken), at('second', again)];
  return (
    <>
      <Card x={isAcross ? 22 : 1} y={isAcross ? 8 : 12.5} of={['Match', 'the fees']} hue="plum" />
      <Card x={isAcross ? 53 : 1} y={isAcross ? 8 : 33.5} of={['Job 418', 'is noted']} hue="leaf" />
      <Card x={isAcross ? 133 : 1} y={isAcross ? 8 : 98} of={['All 4,218', 'match']} hue="indigo" />
      <TextLines x={middleOf(free[0])} y={free[1] * square} styles="soft mid" lines={['free for', 'other work']} />
      <TextLines x={middleOf(serves[0])} y={serves[1] * square} styles="soft mid" lines={['serves', 'others']} />
      {isAcross ? (
        <>
          <Text x={(tried[0] + 2) * square} y={(tried[1] - 1.5) * square} text="try 1 fails" />
          <Text x={(worked[0] + 2) * square} y={(worked[1] - 1.5) * square} text="try 2 ends well" />
        </>
      ) : (
        <>
          <TextLines x={35.7 * square} y={(tried[1] + 5) * square} styles="mid" lines={['try 1', 'fails']} />
          <TextLines x={35.2 * square} y={(worked[1] + 10) * square} styles="mid" lines={['try 2', 'ends', 'well']} />
        </>
      )}
    </>
  );
}

/** @param x @param y top left corner, in squares */
function Card({ x, y, of, hue }: { x: number; y: number; of: readonly string[]; hue: Hue }) {
  return (
    <Group x={x * square} y={y * square} hue={hue}>
      <Box w={11 * square} h={6 * square} styles="picked" />
      <TextLines x={5.5 * square} y={20} styles="mid strong" lines={of} />
    </Group>
  );
}
