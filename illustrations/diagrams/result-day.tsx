import { Arrow, Diagram, PixelIcon } from '../kit/diagram.tsx';
import { sum } from '../kit/figures.ts';
import { Box, Group, Text } from '../kit/kit.tsx';

const visitorsPerStroke = 500;
/** Visitors (in strokes) and running tasks in each half-hour from 8:30 to 20:30. */
const visitors = [0, 0, 0, 50, 36, 24, 16, 8, 7, 6, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1];
const tasks = [2, 2, 2, 12, 30, 30, 24, 18, 14, 12, 10, 8, 8, 6, 6, 4, 4, 4, 2, 2, 2, 2, 2, 2];
const maxTasks = Math.max(...tasks);

/** Index of the half-hour in which the results are published. */
const resultsIndex = 3;
const peakVisitors = visitors.slice(resultsIndex, resultsIndex + 4);

/** Labels of the time axis. */
const times = [
  { index: 3, name: '10 am' },
  { index: 7, name: 'noon' },
  { index: 15, name: '4 pm' },
  { index: 21, name: '7 pm' },
];

/** The bill of each month, in strokes. */
const monthlyBills = [2, 2, 2, 2, 2, 9, 2, 2, 2, 2, 2, 2];

const formatVisitors = (strokes: readonly number[]) => (sum(strokes) * visitorsPerStroke).toLocaleString('en-IN');

/** The load on the day of exam results. The number of running tasks follows the load. */
export function ResultDay() {
  return (
    <Diagram
      wide={{
        rows: 61,
        drawing: (
          <>
            <VisitorTotal x={24} y={64} />
            <VisitorChart x={224} y={312} pitch={40} strokeHeight={5} />
            <TaskChart x={224} y={344} pitch={40} columns={2} rowHeight={8} />
            <TaskRange x={24} y={368} />
            <StaticFiles x={600} y={64} />
            <BillChart x={904} y={64} pitch={23} />
          </>
        ),
      }}
      tall={{
        rows: 107,
        drawing: (
          <>
            <VisitorTotal x={20} y={44} />
            <VisitorChart x={20} y={296} pitch={13} strokeHeight={4} />
            <TaskChart x={20} y={328} pitch={13} columns={1} rowHeight={4} />
            <TaskRange x={20} y={488} />
            <StaticFiles x={20} y={580} />
            <BillChart x={20} y={712} pitch={26} />
          </>
        ),
      }}
    />
  );
}

interface Position {
  readonly x: number;
  readonly y: number;
}

/** @param pitch width of a half-hour @param y bottom of the columns */
function VisitorChart({ x, y, pitch, strokeHeight }: Position & { pitch: number; strokeHeight: number }) {
  const [peak = 0] = peakVisitors;
  return (
    <>
      <Box
        x={x + resultsIndex * pitch}
        y={y - peak * strokeHeight - 16}
        w={peakVisitors.length * pitch}
        h={peak * strokeHeight + 16}
        styles="lane"
      />
      {visitors.map((count, index) =>
        count === 0 ? null : (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the half-hour of the day.
            key={index}
            d={`M${x + (index + 0.5) * pitch} ${y}v${-count * strokeHeight}`}
            strokeWidth={pitch - 2}
            strokeDasharray={`${strokeHeight - 1} 1`}
            className="s-thread"
          />
        ),
      )}
      <Text
        x={x + (resultsIndex + 4.3) * pitch}
        y={y - 24 * strokeHeight}
        styles="title"
        text={formatVisitors(peakVisitors)}
      />
      <Text x={x + (resultsIndex + 4.3) * pitch} y={y - 24 * strokeHeight + 18} styles="soft" text="in two hours" />
      {times.map(({ index, name }) => (
        <Text key={name} x={x + index * pitch} y={y + 20} styles="soft" text={name} />
      ))}
    </>
  );
}

/** A square for each running task, below the time axis. Pale squares show the maximum. @param columns squares in a row */
function TaskChart({
  x,
  y,
  pitch,
  columns,
  rowHeight,
}: Position & { pitch: number; columns: number; rowHeight: number }) {
  const dashes = { strokeWidth: rowHeight - 1, strokeDasharray: `${pitch / columns - 1} 1` };
  const rowsTo = (count: number, left: number, width: number) =>
    Array.from({ length: Math.ceil(count / columns) }, (_, index) => {
      const inRow = Math.min(columns, count - index * columns) / columns;
      return `M${left} ${y + (index + 0.5) * rowHeight}h${width * inRow}`;
    }).join('');
  return (
    <Group hue="indigo">
      <path d={rowsTo(maxTasks, x, pitch * tasks.length)} className="s-thread-off" {...dashes} />
      {tasks.map((count, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the half-hour of the day.
          key={index}
          d={rowsTo(count, x + index * pitch, pitch)}
          className="s-thread"
          {...dashes}
        />
      ))}
    </Group>
  );
}

function VisitorTotal({ x, y }: Position) {
  return (
    <>
      <Text x={x} y={y} styles="figure hue" text={formatVisitors(visitors)} />
      <Text x={x} y={y + 22} text="look up their marks" />
    </>
  );
}

function TaskRange({ x, y }: Position) {
  return (
    <Group hue="indigo">
      <Text x={x} y={y} styles="figure hue" text={`2 to ${maxTasks} tasks`} />
      <Text x={x} y={y + 22} text="take re-evaluations" />
      <Text x={x} y={y + 42} styles="soft" text="pale: not paid for" />
    </Group>
  );
}

/** Marks are static files on a CDN. */
function StaticFiles({ x, y }: Position) {
  return (
    <Group x={x} y={y}>
      <Text styles="title" text="Marks are files" />
      {(['database', 'globe', 'devices'] as const).map((icon, index) => (
        <PixelIcon key={icon} x={index * 104} y={20} name={icon} size={3} />
      ))}
      <Arrow from={[7, 5]} to={[10.5, 5]} />
      <Arrow from={[20, 5]} to={[23.5, 5]} />
      <Text y={90} styles="soft" text="S3" />
      <Text x={104} y={90} styles="soft" text="CloudFront" />
    </Group>
  );
}

/** @param pitch width of a month */
function BillChart({ x, y, pitch }: Position & { pitch: number }) {
  return (
    <Group x={x} y={y}>
      <Text styles="title" text="The bill, by month" />
      {monthlyBills.map((count, month) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month.
          key={month}
          d={`M${(month + 0.5) * pitch} 92v${-count * 8}`}
          strokeWidth={pitch - 4}
          strokeDasharray="7 1"
          className={count > 2 ? 's-thread' : 's-thread-muted'}
        />
      ))}
      <Text y={112} styles="soft" text="other months: one small server" />
    </Group>
  );
}
