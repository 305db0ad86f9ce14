import { Arrow, DashedLine, Diagram, Diamond, middleOf, Squares, square, tick } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

/** How far a change gets: to everybody, to the first check that it fails, or to the first few users. */
interface Change {
  readonly name: string;
  readonly day: string;
  readonly end: 'released' | 'stopped' | 'rolled back';
  /** Errors in each minute after the release. */
  readonly errors?: readonly number[];
  readonly why?: string;
  readonly outcome: string;
}

const changes: readonly Change[] = [
  {
    name: 'New fee form',
    day: 'Tuesday',
    end: 'released',
    errors: [1, 1, 2, 1, 1, 2, 1, 1, 1, 2, 1],
    outcome: 'all have it',
  },
  {
    name: 'Rounding rule',
    day: 'Wednesday',
    end: 'stopped',
    why: 'a test fails: back to its author',
    outcome: 'no user met it',
  },
  {
    name: 'Faster search',
    day: 'Thursday',
    end: 'rolled back',
    errors: [1, 1, 2, 5, 7, 7, 2, 1, 1, 2, 1],
    why: 'over the limit: back by itself',
    outcome: 'old again in 3 minutes',
  },
];

/** Errors a minute that end a release. */
const limit = 4;

/** Of whom one has the new version at first. */
const users = 20;

/** Where things stand, in squares from the top left corner of a change. */
interface Layout {
  readonly rows: number;
  /** The thread through the checks, the one to the users, and the one back. */
  readonly way: number;
  readonly wayToUsers: number;
  readonly back: number;
  readonly checks: readonly [check: number, plan: number, rehearse: number];
  readonly release: number;
  readonly watch: number;
  /** Width of a minute, in drawing units. */
  readonly minute: number;
  readonly outcome: number;
}

const wide: Layout = {
  rows: 20,
  way: 6,
  wayToUsers: 6,
  back: 15,
  checks: [27, 45, 63],
  release: 80,
  watch: 104,
  minute: 12,
  outcome: 134,
};
const tall: Layout = {
  rows: 42,
  way: 10,
  wayToUsers: 27,
  back: 36,
  checks: [11, 20, 31],
  release: 3,
  watch: 17,
  minute: 9,
  outcome: 32.5,
};

/** Three changes of one week on one road: each gets as far as it is good, and the way back is part of the road. */
export function DeployRollback() {
  return (
    <Diagram
      wide={{
        rows: 6 + changes.length * wide.rows,
        drawing: (
          <>
            <Text x={3 * square} y={4 * square} styles="title" text="Branch" />
            <Checks layout={wide} y={4} />
            <ToUsers layout={wide} y={4} />
            <Road layout={wide} top={6} />
          </>
        ),
      }}
      tall={{
        rows: 5 + changes.length * tall.rows,
        drawing: (
          <>
            <Text x={3 * square} y={3.4 * square} styles="title" text="Branch" />
            <Road layout={tall} top={5} />
          </>
        ),
      }}
    />
  );
}

function Checks({ layout, y }: { layout: Layout; y: number }) {
  return ['Check', 'Plan', 'Rehearse'].map((name, index) => (
    <Text key={name} x={middleOf(layout.checks[index] ?? 0)} y={y * square} styles="title mid" text={name} />
  ));
}

function ToUsers({ layout: { release, watch }, y }: { layout: Layout; y: number }) {
  return (
    <>
      <Text x={release * square} y={y * square} styles="title" text="Release" />
      <Text x={watch * square} y={y * square} styles="title" text="Watch" />
    </>
  );
}

function Road({ layout, top }: { layout: Layout; top: number }) {
  return changes.map((change, index) => (
    <Group key={change.name} y={(top + index * layout.rows) * square}>
      <Lane layout={layout} change={change} />
    </Group>
  ));
}

function Lane({ layout, change }: { layout: Layout; change: Change }) {
  const { way, wayToUsers, checks, release, watch, minute, outcome, back, rows } = layout;
  const { name, day, end, errors, why } = change;
  const isAcross = way === wayToUsers;
  // Where it turns back: below what has shown the fault.
  const turn = errors ? watch + 5 : checks[0];
  const turnRow = errors ? wayToUsers + 6 : way + (isAcross ? 6 : 8);
  const fromWatch = watch + Math.ceil(((errors?.length ?? 0) * minute) / square);
  return (
    <>
      <Box w={150 * square} h={(rows - 1) * square} styles="lane" />
      <Text x={3 * square} y={(isAcross ? way : 3.2) * square} styles="strong" text={name} />
      <Text
        x={(isAcross ? 3 : 43) * square}
        y={(isAcross ? way + 2.5 : 3.2) * square}
        styles={isAcross ? 'soft' : 'soft end'}
        text={day}
      />
      <Group hue={end === 'released' ? 'leaf' : 'madder'}>
        {isAcross ? (
          <DashedLine from={[19, way]} to={[errors ? release - 2 : checks[0], way]} />
        ) : (
          <>
            <DashedLine from={[3, way]} to={[errors ? 42 : checks[0], way]} />
            {errors ? (
              <>
                <DashedLine from={[42, way]} to={[42, way + 8]} />
                <DashedLine from={[42, way + 8]} to={[1, way + 8]} />
                <DashedLine from={[1, way + 8]} to={[1, wayToUsers]} />
              </>
            ) : null}
          </>
        )}
        <Diamond x={isAcross ? 20 : 4} y={way} />
        {errors ? (
          <>
            <g>
              <Users x={release} y={wayToUsers} fresh={1} />
            </g>
            <Text x={release * square} y={(wayToUsers + 7.5) * square} styles="soft" text="1 in 20" />
            <Arrow from={[release + 11, wayToUsers]} to={[watch - 1.5, wayToUsers]} />
            <Errors x={watch} y={wayToUsers} minute={minute} of={errors} />
          </>
        ) : null}
        {end === 'released' ? <Arrow from={[fromWatch, wayToUsers]} to={[outcome - 1.5, wayToUsers]} /> : null}
      </Group>
      {isAcross ? null : <Checks layout={layout} y={way + 6.6} />}
      {isAcross || !errors ? null : <ToUsers layout={layout} y={wayToUsers - 6} />}
      {checks.map((x, index) => (
        <Gate key={x} x={x} y={way} state={errors ? 'passed' : index === 0 ? 'shut' : 'waiting'} />
      ))}
      {why ? (
        <>
          <DashedLine from={[turn, turnRow]} to={[turn, back]} />
          <Arrow from={[turn, back]} to={[2, back]} />
          <Text x={4 * square} y={(back + 3.3) * square} text={why} />
        </>
      ) : null}
      <Group hue="leaf">
        <g>
          <Users x={outcome} y={wayToUsers} fresh={end === 'released' ? users : 0} />
        </g>
      </Group>
      <Text x={(outcome + 10) * square} y={(wayToUsers + 7.5) * square} styles="strong end" text={change.outcome} />
    </>
  );
}

const cross = ['#....#', '##..##', '.####.', '.####.', '##..##', '#....#'];

/** A check on the way. @param x @param y its middle, in squares */
function Gate({ x, y, state }: { x: number; y: number; state: 'passed' | 'shut' | 'waiting' }) {
  return (
    <Group x={(x - 1.5) * square} y={(y - 3.5) * square} hue={state === 'shut' ? 'madder' : 'leaf'}>
      <Box w={4 * square} h={8 * square} styles={state === 'waiting' ? 'held' : 'solid'} />
      {state === 'waiting' ? null : (
        <Squares x={6} y={22} rows={state === 'shut' ? cross : tick} size={3} styles="on-solid" />
      )}
    </Group>
  );
}

const person = ['.##.', '.##.', '####', '####', '####'];

/** Five in a row. @param x left @param y middle, in squares @param fresh how many of them have the new version */
function Users({ x, y, fresh }: { x: number; y: number; fresh: number }) {
  return Array.from({ length: users }, (_, index) => (
    <Squares
      // biome-ignore lint/suspicious/noArrayIndexKey: users differ by their place alone.
      key={index}
      x={x * square + (index % 5) * 17}
      y={(y - 5) * square + Math.floor(index / 5) * 20}
      rows={person}
      size={3}
      styles={index < fresh ? 'dye' : 'faint'}
    />
  ));
}

/** Errors minute by minute, and the limit. @param x left @param y middle, in squares */
function Errors({ x, y, minute, of }: { x: number; y: number; minute: number; of: readonly number[] }) {
  const left = x * square;
  const foot = (y + 4.5) * square;
  const top = foot - limit * 9 - 4;
  return (
    <>
      {of.map((count, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a minute is its place after the release.
          key={index}
          d={`M${left + (index + 0.5) * minute} ${foot}v${-count * 9}`}
          strokeWidth={minute - 1.5}
          strokeDasharray="8 1"
          className={count > limit ? 's-thread' : 's-thread-past'}
        />
      ))}
      <path d={`M${left} ${top}h${of.length * minute}`} className="s-icon-ink" strokeWidth={2} />
      <Text x={left} y={top - 6} styles="soft" text="limit" />
    </>
  );
}
