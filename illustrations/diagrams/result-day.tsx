import { Arrow, Diagram, PixelIcon } from '../kit/diagram.tsx';
import { sum } from '../kit/figures.ts';
import { Box, Group, Text } from '../kit/kit.tsx';

/** A half-hour each, from 8:30 to 20:30: who looks up marks, in stitches, and how many tasks run. */
const perStitch = 500;
const looked = [0, 0, 0, 50, 36, 24, 16, 8, 7, 6, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1];
const running = [2, 2, 2, 12, 30, 30, 24, 18, 14, 12, 10, 8, 8, 6, 6, 4, 4, 4, 2, 2, 2, 2, 2, 2];
const most = Math.max(...running);

/** The two hours from the half-hour on in which the results come out. */
const opening = 3;
const rush = looked.slice(opening, opening + 4);

/** Where in the day a half-hour begins that is named. */
const times = [
  { index: 3, name: '10 am' },
  { index: 7, name: 'noon' },
  { index: 15, name: '4 pm' },
  { index: 21, name: '7 pm' },
];

/** A month each, in stitches: as much as one small server, but for the month of the results. */
const bills = [2, 2, 2, 2, 2, 9, 2, 2, 2, 2, 2, 2];

const candidates = (stitches: readonly number[]) => (sum(stitches) * perStitch).toLocaleString('en-IN');

/** Over one day the load comes and goes, and what runs follows it; what does not run costs nothing. */
export function ResultDay() {
  return (
    <Diagram
      wide={{
        rows: 61,
        drawing: (
          <>
            <Looked x={24} y={64} />
            <Load x={224} y={312} pitch={40} stitch={5} />
            <Tasks x={224} y={344} pitch={40} across={2} row={8} />
            <Running x={24} y={368} />
            <Files x={600} y={64} />
            <Months x={904} y={64} pitch={23} />
          </>
        ),
      }}
      tall={{
        rows: 107,
        drawing: (
          <>
            <Looked x={20} y={44} />
            <Load x={20} y={296} pitch={13} stitch={4} />
            <Tasks x={20} y={328} pitch={13} across={1} row={4} />
            <Running x={20} y={488} />
            <Files x={20} y={580} />
            <Months x={20} y={712} pitch={26} />
          </>
        ),
      }}
    />
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** @param pitch width of a half-hour @param stitch height of one @param y the foot of the stitches */
function Load({ x, y, pitch, stitch }: Spot & { pitch: number; stitch: number }) {
  const [peak = 0] = rush;
  return (
    <>
      <Box
        x={x + opening * pitch}
        y={y - peak * stitch - 16}
        w={rush.length * pitch}
        h={peak * stitch + 16}
        styles="lane"
      />
      {looked.map((count, index) =>
        count === 0 ? null : (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a half-hour is its place in the day.
            key={index}
            d={`M${x + (index + 0.5) * pitch} ${y}v${-count * stitch}`}
            strokeWidth={pitch - 2}
            strokeDasharray={`${stitch - 1} 1`}
            className="s-thread"
          />
        ),
      )}
      <Text x={x + (opening + 4.3) * pitch} y={y - 24 * stitch} styles="title" text={candidates(rush)} />
      <Text x={x + (opening + 4.3) * pitch} y={y - 24 * stitch + 18} styles="soft" text="in two hours" />
      {times.map(({ index, name }) => (
        <Text key={name} x={x + index * pitch} y={y + 20} styles="soft" text={name} />
      ))}
    </>
  );
}

/** Squares hang from the day, as many as run; behind them, pale, those that could. @param across how many stand in a row */
function Tasks({ x, y, pitch, across, row }: Spot & { pitch: number; across: number; row: number }) {
  const dashes = { strokeWidth: row - 1, strokeDasharray: `${pitch / across - 1} 1` };
  const rowsTo = (count: number, left: number, width: number) =>
    Array.from({ length: Math.ceil(count / across) }, (_, index) => {
      const inRow = Math.min(across, count - index * across) / across;
      return `M${left} ${y + (index + 0.5) * row}h${width * inRow}`;
    }).join('');
  return (
    <Group hue="indigo">
      <path d={rowsTo(most, x, pitch * running.length)} className="s-thread-off" {...dashes} />
      {running.map((count, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a half-hour is its place in the day.
          key={index}
          d={rowsTo(count, x + index * pitch, pitch)}
          className="s-thread"
          {...dashes}
        />
      ))}
    </Group>
  );
}

function Looked({ x, y }: Spot) {
  return (
    <>
      <Text x={x} y={y} styles="figure dye" text={candidates(looked)} />
      <Text x={x} y={y + 22} text="look up their marks" />
    </>
  );
}

function Running({ x, y }: Spot) {
  return (
    <Group hue="indigo">
      <Text x={x} y={y} styles="figure dye" text={`2 to ${most} tasks`} />
      <Text x={x} y={y + 22} text="take re-evaluations" />
      <Text x={x} y={y + 42} styles="soft" text="pale: not paid for" />
    </Group>
  );
}

/** The way of the marks: nothing computes on it. */
function Files({ x, y }: Spot) {
  return (
    <Group x={x} y={y}>
      <Text styles="title" text="Marks are files" />
      {(['database', 'globe', 'devices'] as const).map((sign, index) => (
        <PixelIcon key={sign} x={index * 104} y={20} name={sign} size={3} />
      ))}
      <Arrow from={[7, 5]} to={[10.5, 5]} />
      <Arrow from={[20, 5]} to={[23.5, 5]} />
      <Text y={90} styles="soft" text="S3" />
      <Text x={104} y={90} styles="soft" text="CloudFront" />
    </Group>
  );
}

/** @param pitch width of a month */
function Months({ x, y, pitch }: Spot & { pitch: number }) {
  return (
    <Group x={x} y={y}>
      <Text styles="title" text="The bill, by month" />
      {bills.map((count, month) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place in the year.
          key={month}
          d={`M${(month + 0.5) * pitch} 92v${-count * 8}`}
          strokeWidth={pitch - 4}
          strokeDasharray="7 1"
          className={count > 2 ? 's-thread' : 's-thread-past'}
        />
      ))}
      <Text y={112} styles="soft" text="other months: one small server" />
    </Group>
  );
}
