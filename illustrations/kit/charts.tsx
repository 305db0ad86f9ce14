import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Group, type Position, Text } from './kit.tsx';

interface ThreadBarProps {
  /** Length of the bar. A multiple of `pitch` ends with a whole stroke. */
  readonly w: number;
  /** 0 to 1, rounded to whole strokes. */
  readonly share: number;
  /** Height of the bar. */
  readonly h?: number;
  /** Distance from one stroke to the next. */
  readonly pitch?: number;
  readonly hue?: Hue | undefined;
}

/** A progress bar of vertical strokes. @param y the middle of the bar */
export function ThreadBar({ x = 0, y = 0, w, share, h = 10, pitch = 4, hue }: Position & ThreadBarProps) {
  const count = Math.round(w / pitch);
  const on = Math.round(count * share);
  const dashes = { strokeWidth: h, strokeDasharray: `${pitch * 0.625} ${pitch * 0.375}` };
  const threads = (
    <>
      {on < count ? <path d={`M${x + on * pitch} ${y}H${x + w}`} className="s-thread-off" {...dashes} /> : null}
      <path d={`M${x} ${y}h${on * pitch}`} className="s-thread" {...dashes} />
    </>
  );
  return hue ? <g className={hueClass(hue)}>{threads}</g> : threads;
}

interface BarListProps extends Position {
  /** Distance from one row to the next. */
  readonly pitch: number;
  /** x of the bars, their length, and the right edge of the values. */
  readonly columns: readonly [bar: number, w: number, end: number];
  /** Styles of the values. */
  readonly styles?: string;
  readonly rows: readonly { name: string; share: number; value: string | number; hue?: Hue }[];
}

/** A list of bars, each with its name and its value. @param y baseline of the first row */
export function BarList({ x, y = 0, pitch, columns: [bar, w, end], styles = 'soft end tabular', rows }: BarListProps) {
  return rows.map(({ name, share, value, hue }, i) => (
    <Group key={name} x={x} y={y + i * pitch}>
      <Text text={name} />
      <ThreadBar x={bar} y={-4.5} w={w} share={share} hue={hue} />
      <Text x={end} styles={styles} text={value} />
    </Group>
  ));
}

interface ColumnChartProps {
  readonly values: readonly number[];
  /** The value of one stroke. */
  readonly perStroke: number;
  /** Width of a column. */
  readonly width: number;
  /** Distance from one column to the next. */
  readonly pitch: number;
}

/**
 * A column chart. Each column is a stack of horizontal strokes. The last column is highlighted.
 * @param x left edge of the first column
 * @param y bottom of the columns
 */
export function ColumnChart({ x = 0, y = 0, values, perStroke, width, pitch }: Position & ColumnChartProps) {
  const column = (value: number, i: number) =>
    `M${x + i * pitch + width / 2} ${y}v-${Math.round(value / perStroke) * threadHeight - 1}`;
  const columns = values.map(column);
  const strokes = { strokeWidth: width, strokeDasharray: `${threadHeight - 1} 1` };
  return (
    <>
      <path d={columns.slice(0, -1).join('')} className="s-thread-muted" {...strokes} />
      <path d={columns.at(-1)} className="s-thread" {...strokes} />
    </>
  );
}

/** Height of a stroke and the gap above it. */
const threadHeight = 3;

/** The labels below a column chart. @param x the middle of the first label */
export function AxisLabels({ x = 0, y, pitch, names }: Position & { pitch: number; names: readonly string[] }) {
  return names.map((name, i) => {
    const middle = x + i * pitch;
    return <Text key={middle} x={middle} y={y} styles="soft middle" text={name} />;
  });
}
