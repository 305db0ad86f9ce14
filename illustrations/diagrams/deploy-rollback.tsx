import { Arrow, DashedLine, Diagram, Diamond, middleOf, Squares, square, tick } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

/** A change and how its release ends. */
interface Change {
  readonly name: string;
  readonly day: string;
  readonly end: 'released' | 'stopped' | 'rolled back';
  /** Errors in each minute after the release. Missing if a check stopped the change. */
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

/** More errors per minute than this cause a rollback. */
const errorLimit = 4;

/** At first, one of these users gets the new version. */
const userCount = 20;

/** Positions in squares, from the top left corner of a lane. */
interface Layout {
  readonly rows: number;
  /** Rows of the line through the checks, the line to the users, and the line back. */
  readonly checksRow: number;
  readonly usersRow: number;
  readonly rollbackRow: number;
  readonly checks: readonly [check: number, plan: number, rehearse: number];
  readonly release: number;
  readonly watch: number;
  /** In viewBox units. */
  readonly minuteWidth: number;
  readonly outcome: number;
}

const wide: Layout = {
  rows: 20,
  checksRow: 6,
  usersRow: 6,
  rollbackRow: 15,
  checks: [27, 45, 63],
  release: 80,
  watch: 104,
  minuteWidth: 12,
  outcome: 134,
};
const tall: Layout = {
  rows: 42,
  checksRow: 10,
  usersRow: 27,
  rollbackRow: 36,
  checks: [11, 20, 31],
  release: 3,
  watch: 17,
  minuteWidth: 9,
  outcome: 32.5,
};

/** Three changes of a week: one is released, a check stops one, and one is rolled back. */
export function DeployRollback() {
  return (
    <Diagram
      wide={{
        rows: 6 + changes.length * wide.rows,
        drawing: (
          <>
            <Text x={3 * square} y={4 * square} styles="title" text="Branch" />
            <CheckHeaders layout={wide} y={4} />
            <ReleaseHeaders layout={wide} y={4} />
            <Lanes layout={wide} top={6} />
          </>
        ),
      }}
      tall={{
        rows: 5 + changes.length * tall.rows,
        drawing: (
          <>
            <Text x={3 * square} y={3.4 * square} styles="title" text="Branch" />
            <Lanes layout={tall} top={5} />
          </>
        ),
      }}
    />
  );
}

function CheckHeaders({ layout, y }: { layout: Layout; y: number }) {
  return ['Check', 'Plan', 'Rehearse'].map((name, index) => (
    <Text key={name} x={middleOf(layout.checks[index] ?? 0)} y={y * square} styles="title middle" text={name} />
  ));
}

function ReleaseHeaders({ layout: { release, watch }, y }: { layout: Layout; y: number }) {
  return (
    <>
      <Text x={release * square} y={y * square} styles="title" text="Release" />
      <Text x={watch * square} y={y * square} styles="title" text="Watch" />
    </>
  );
}

function Lanes({ layout, top }: { layout: Layout; top: number }) {
  return changes.map((change, index) => (
    <Group key={change.name} y={(top + index * layout.rows) * square}>
      <Lane layout={layout} change={change} />
    </Group>
  ));
}

function Lane({ layout, change }: { layout: Layout; change: Change }) {
  const { checksRow, usersRow, checks, release, watch, minuteWidth, outcome, rollbackRow, rows } = layout;
  const { name, day, end, errors, why } = change;
  const isWide = checksRow === usersRow;
  // The line back starts below the step that found the error.
  const turnX = errors ? watch + 5 : checks[0];
  const turnRow = errors ? usersRow + 6 : checksRow + (isWide ? 6 : 8);
  const errorsEnd = watch + Math.ceil(((errors?.length ?? 0) * minuteWidth) / square);
  return (
    <>
      <Box w={150 * square} h={(rows - 1) * square} styles="lane" />
      <Text x={3 * square} y={(isWide ? checksRow : 3.2) * square} styles="strong" text={name} />
      <Text
        x={(isWide ? 3 : 43) * square}
        y={(isWide ? checksRow + 2.5 : 3.2) * square}
        styles={isWide ? 'soft' : 'soft end'}
        text={day}
      />
      <Group hue={end === 'released' ? 'leaf' : 'madder'}>
        {isWide ? (
          <DashedLine from={[19, checksRow]} to={[errors ? release - 2 : checks[0], checksRow]} />
        ) : (
          <>
            <DashedLine from={[3, checksRow]} to={[errors ? 42 : checks[0], checksRow]} />
            {errors ? (
              <>
                <DashedLine from={[42, checksRow]} to={[42, checksRow + 8]} />
                <DashedLine from={[42, checksRow + 8]} to={[1, checksRow + 8]} />
                <DashedLine from={[1, checksRow + 8]} to={[1, usersRow]} />
              </>
            ) : null}
          </>
        )}
        <Diamond x={isWide ? 20 : 4} y={checksRow} />
        {errors ? (
          <>
            <Users x={release} y={usersRow} updatedCount={1} />
            <Text x={release * square} y={(usersRow + 7.5) * square} styles="soft" text="1 in 20" />
            <Arrow from={[release + 11, usersRow]} to={[watch - 1.5, usersRow]} />
            <Errors x={watch} y={usersRow} minuteWidth={minuteWidth} errors={errors} />
          </>
        ) : null}
        {end === 'released' ? <Arrow from={[errorsEnd, usersRow]} to={[outcome - 1.5, usersRow]} /> : null}
      </Group>
      {isWide ? null : <CheckHeaders layout={layout} y={checksRow + 6.6} />}
      {isWide || !errors ? null : <ReleaseHeaders layout={layout} y={usersRow - 6} />}
      {checks.map((x, index) => (
        <CheckMark key={x} x={x} y={checksRow} state={errors ? 'passed' : index === 0 ? 'failed' : 'waiting'} />
      ))}
      {why ? (
        <>
          <DashedLine from={[turnX, turnRow]} to={[turnX, rollbackRow]} />
          <Arrow from={[turnX, rollbackRow]} to={[2, rollbackRow]} />
          <Text x={4 * square} y={(rollbackRow + 3.3) * square} text={why} />
        </>
      ) : null}
      <Group hue="leaf">
        <Users x={outcome} y={usersRow} updatedCount={end === 'released' ? userCount : 0} />
      </Group>
      <Text x={(outcome + 10) * square} y={(usersRow + 7.5) * square} styles="strong end" text={change.outcome} />
    </>
  );
}

const cross = ['#....#', '##..##', '.####.', '.####.', '##..##', '#....#'];

/** A check. @param x @param y its middle, in squares */
function CheckMark({ x, y, state }: { x: number; y: number; state: 'passed' | 'failed' | 'waiting' }) {
  return (
    <Group x={(x - 1.5) * square} y={(y - 3.5) * square} hue={state === 'failed' ? 'madder' : 'leaf'}>
      <Box w={4 * square} h={8 * square} styles={state === 'waiting' ? 'dashed' : 'solid'} />
      {state === 'waiting' ? null : (
        <Squares x={6} y={22} rows={state === 'failed' ? cross : tick} size={3} styles="on-solid" />
      )}
    </Group>
  );
}

const person = ['.##.', '.##.', '####', '####', '####'];

/** Users in rows of five. @param x left @param y middle, in squares @param updatedCount number of users with the new version */
function Users({ x, y, updatedCount }: { x: number; y: number; updatedCount: number }) {
  return Array.from({ length: userCount }, (_, index) => (
    <Squares
      // biome-ignore lint/suspicious/noArrayIndexKey: users differ only in their position.
      key={index}
      x={x * square + (index % 5) * 17}
      y={(y - 5) * square + Math.floor(index / 5) * 20}
      rows={person}
      size={3}
      styles={index < updatedCount ? 'hue' : 'faint'}
    />
  ));
}

/** The errors per minute and their limit. @param x left @param y middle, in squares */
function Errors({
  x,
  y,
  minuteWidth,
  errors,
}: {
  x: number;
  y: number;
  minuteWidth: number;
  errors: readonly number[];
}) {
  const left = x * square;
  const foot = (y + 4.5) * square;
  const top = foot - errorLimit * 9 - 4;
  return (
    <>
      {errors.map((count, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the minute after the release.
          key={index}
          d={`M${left + (index + 0.5) * minuteWidth} ${foot}v${-count * 9}`}
          strokeWidth={minuteWidth - 1.5}
          strokeDasharray="8 1"
          className={count > errorLimit ? 's-thread' : 's-thread-muted'}
        />
      ))}
      <path d={`M${left} ${top}h${errors.length * minuteWidth}`} className="s-icon-ink" strokeWidth={2} />
      <Text x={left} y={top - 6} styles="soft" text="limit" />
    </>
  );
}
