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

/** `first` and `second` are Python workers. */
type Participant = 'desk' | 'node' | 'queue' | 'first' | 'second';

/** Positions on the time axis, in squares of the wide arrangement. Not to scale: 40 ms would be invisible beside a minute. */
const requested = 6;
const queued = 12;
const answered = 18;
const started = 34;
const failed = 50;
const retried = 62;
const finished = 98;

/** Space for the arrow head at the start of a bar. */
const arrowLength = 1.75;

const clock = [
  { moment: requested, time: '0 ms' },
  { moment: answered, time: '40 ms' },
  { moment: failed, time: '12 s' },
  { moment: retried, time: '20 s' },
  { moment: finished, time: '58 s' },
];

/** Positions at which Node.js answers other requests. */
const otherRequests = [23, 25, 29, 31, 36, 38, 43, 66, 68, 73, 75, 79, 84, 86, 91, 103, 106, 110];

/** Positions of an arrangement, in squares. */
interface Layout {
  readonly isWide: boolean;
  readonly pointOf: (place: Participant, moment: number) => Point;
  /** Start and end of each lane. */
  readonly lanes: Readonly<Record<'desk' | 'node' | 'queue' | 'python', readonly [from: number, to: number]>>;
}

const rows: Readonly<Record<Participant, number>> = { desk: 11, node: 22.5, queue: 33.5, first: 44, second: 52 };
const wide: Layout = {
  isWide: true,
  pointOf: (place, moment) => [32 + moment, rows[place]],
  lanes: { desk: [6, 17], node: [18, 28], queue: [29, 39], python: [40, 56] },
};

const columns: Readonly<Record<Participant, number>> = { desk: 6, node: 15.5, queue: 23.5, first: 30.5, second: 40 };
const tall: Layout = {
  isWide: false,
  pointOf: (place, moment) => [columns[place], 17 + moment * 0.8],
  lanes: { desk: [1, 12], node: [12.5, 19.5], queue: [20, 27.5], python: [28, 43] },
};

/** A sequence diagram: the server answers a request at once and queues the long job, which fails once and is retried. */
export function RequestQueue() {
  return (
    <Diagram
      wide={{ rows: 58, drawing: <Sequence layout={wide} /> }}
      tall={{ rows: 107, drawing: <Sequence layout={tall} /> }}
    />
  );
}

function Sequence({ layout }: { layout: Layout }) {
  const { pointOf } = layout;
  return (
    <>
      <ParticipantLane layout={layout} lane="desk" name="Desk" icon="customer" hue="plum" />
      <ParticipantLane layout={layout} lane="node" name="Node.js" icon="hub" hue="leaf" />
      <ParticipantLane layout={layout} lane="queue" name="Queue" icon="inbox" hue="marigold" />
      <ParticipantLane layout={layout} lane="python" name="Python" icon="gear" hue="indigo" />
      <Clock layout={layout} />
      <Group hue="leaf">
        {otherRequests.map((moment) => (
          <ActivityBar key={moment} layout={layout} place="node" from={moment} to={moment + 1} styles="thread-muted" />
        ))}
        <ActivityBar layout={layout} place="node" from={requested + arrowLength} to={answered} />
        <Arrow from={pointOf('node', answered)} to={pointOf('desk', answered)} />
      </Group>
      <Group hue="marigold">
        <Arrow from={pointOf('desk', requested)} to={pointOf('node', requested)} />
        <Arrow from={pointOf('node', queued)} to={pointOf('queue', queued)} />
        <DashedLine from={pointOf('queue', queued)} to={pointOf('queue', started)} />
        <Arrow from={pointOf('queue', started)} to={pointOf('first', started)} />
        <DashedLine from={pointOf('queue', failed)} to={pointOf('queue', retried)} />
        <Arrow from={pointOf('queue', retried)} to={pointOf('second', retried)} />
      </Group>
      <Group hue="madder">
        <ActivityBar layout={layout} place="first" from={started + arrowLength} to={failed} />
        <Failure point={pointOf('first', failed + 4)} />
        <Arrow from={pointOf('first', failed)} to={pointOf('queue', failed)} />
      </Group>
      <Group hue="indigo">
        <ActivityBar layout={layout} place="second" from={retried + arrowLength} to={finished} />
        <Arrow from={pointOf('second', finished)} to={pointOf('node', finished)} />
        <Arrow from={pointOf('node', finished)} to={pointOf('desk', finished)} />
      </Group>
      <Job layout={layout} moment={23} />
      <Job layout={layout} moment={56} />
      <Labels layout={layout} />
    </>
  );
}

function ParticipantLane({
  layout: { isWide, lanes },
  lane,
  name,
  icon,
  hue,
}: {
  layout: Layout;
  lane: keyof Layout['lanes'];
  name: string;
  icon: PixelIconName;
  hue: Hue;
}) {
  const [from, to] = lanes[lane].map((squares) => squares * square) as [number, number];
  const middle = (from + to) / 2;
  return (
    <Group hue={hue}>
      {isWide ? (
        <>
          <Box y={from} w={150 * square} h={to - from} styles="lane" />
          <PixelIcon x={3 * square} y={middle - 16} name={icon} />
          <Text x={8.4 * square} y={middle + 6} styles="title" text={name} />
        </>
      ) : (
        <>
          <Box x={from} y={square} w={to - from} h={105 * square} styles="lane" />
          <PixelIcon x={middle - 16} y={2 * square} name={icon} />
          <Text x={middle} y={8.6 * square} styles="strong middle" text={name} />
        </>
      )}
    </Group>
  );
}

function Clock({ layout: { isWide, pointOf } }: { layout: Layout }) {
  return clock.map(({ moment, time }) => {
    const [x, y] = pointOf('desk', moment).map(middleOf) as [number, number];
    return isWide ? (
      <g key={time}>
        <Hairline d={`M${x} ${5 * square}v${51 * square}`} />
        <Text x={x} y={4 * square} styles="strong middle" text={time} />
      </g>
    ) : (
      <g key={time}>
        <Hairline d={`M${square} ${y}h${42 * square}`} />
        <Text x={1.4 * square} y={y - 11} styles="strong" text={time} />
      </g>
    );
  });
}

/** A bar that shows when a participant works. @param from @param to positions on the time axis */
function ActivityBar({
  layout: { pointOf },
  place,
  from,
  to,
  styles = 'thread',
}: {
  layout: Layout;
  place: Participant;
  from: number;
  to: number;
  styles?: string;
}) {
  const [x, y] = pointOf(place, from);
  const [toX, toY] = pointOf(place, to);
  return (
    <path
      d={`M${middleOf(x)} ${middleOf(y)}L${middleOf(toX)} ${middleOf(toY)}`}
      strokeWidth={20}
      strokeDasharray="6 2"
      className={`s-${styles}`}
    />
  );
}

function Failure({ point: [x, y] }: { point: Point }) {
  return <Squares x={middleOf(x) - 14} y={middleOf(y) - 14} rows={cross} size={4} styles="solid" />;
}

/** The job in the queue. */
function Job({ layout, moment }: { layout: Layout; moment: number }) {
  const [x, y] = layout.pointOf('queue', moment).map(middleOf) as [number, number];
  return (
    <Group hue="marigold" x={x - 16} y={y - 16}>
      <PixelIcon name="receipt" />
    </Group>
  );
}

const cross = ['##...##', '###.###', '.#####.', '..###..', '.#####.', '###.###', '##...##'];

function Labels({ layout: { isWide, pointOf } }: { layout: Layout }) {
  const [free, serves] = [pointOf('desk', isWide ? 42 : 36), pointOf('node', 55)];
  const [tried, worked] = [pointOf('first', started), pointOf('second', retried)];
  return (
    <>
      <MessageCard x={isWide ? 22 : 1} y={isWide ? 8 : 12.5} lines={['Match', 'the fees']} hue="plum" />
      <MessageCard x={isWide ? 53 : 1} y={isWide ? 8 : 33.5} lines={['Job 418', 'is noted']} hue="leaf" />
      <MessageCard x={isWide ? 133 : 1} y={isWide ? 8 : 98} lines={['All 4,218', 'match']} hue="indigo" />
      <TextLines x={middleOf(free[0])} y={free[1] * square} styles="soft middle" lines={['free for', 'other work']} />
      <TextLines x={middleOf(serves[0])} y={serves[1] * square} styles="soft middle" lines={['serves', 'others']} />
      {isWide ? (
        <>
          <Text x={(tried[0] + 2) * square} y={(tried[1] - 1.5) * square} text="try 1 fails" />
          <Text x={(worked[0] + 2) * square} y={(worked[1] - 1.5) * square} text="try 2 ends well" />
        </>
      ) : (
        <>
          <TextLines x={35.7 * square} y={(tried[1] + 5) * square} styles="middle" lines={['try 1', 'fails']} />
          <TextLines
            x={35.2 * square}
            y={(worked[1] + 10) * square}
            styles="middle"
            lines={['try 2', 'ends', 'well']}
          />
        </>
      )}
    </>
  );
}

/** @param x @param y top left corner, in squares */
function MessageCard({ x, y, lines, hue }: { x: number; y: number; lines: readonly string[]; hue: Hue }) {
  return (
    <Group x={x * square} y={y * square} hue={hue}>
      <Box w={11 * square} h={6 * square} styles="selected" />
      <TextLines x={5.5 * square} y={20} styles="middle strong" lines={lines} />
    </Group>
  );
}
