import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { At, type Place, Text } from './kit.tsx';

interface Bar {
  /** Length of all threads together; a multiple of `pitch` ends on a whole thread. */
  readonly w: number;
  /** 0 to 1, rounded to whole threads. */
  readonly share: number;
  /** Height of a thread. */
  readonly h?: number;
  /** From one thread to the next. */
  readonly pitch?: number;
  readonly hue?: Hue | undefined;
}

/** A share drawn as threads, the rest of them faint. @param y the middle of the bar */
export function ThreadBar({ x = 0, y = 0, w, share, h = 10, pitch = 4, hue }: Place & Bar) {
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

interface SharesProps extends Place {
  /** From one row to the next. */
  readonly pitch: number;
  /** Where the bars start, how long they are, and where the figures end. */
  readonly columns: readonly [bar: number, w: number, end: number];
  /** Of the figures. */
  readonly styles?: string;
  readonly rows: readonly { name: string; share: number; value: string | number; hue?: Hue }[];
}

/** Shares below each other, each with its name, its bar and its figures. @param y baseline of the first */
export function Shares({ x, y = 0, pitch, columns: [bar, w, end], styles = 'soft end num', rows }: SharesProps) {
  return rows.map(({ name, share, value, hue }, i) => (
    <At key={name} x={x} y={y + i * pitch}>
      <Text of={name} />
      <ThreadBar x={bar} y={-4.5} w={w} share={share} hue={hue} />
      <Text x={end} styles={styles} of={value} />
    </At>
  ));
}

interface Columns {
  readonly values: readonly number[];
  /** How much of the value one thread is. */
  readonly perThread: number;
  /** Of a column. */
  readonly width: number;
  /** From one column to the next. */
  readonly pitch: number;
}

/**
 * A column chart whose columns are stacks of threads; the last one is the current and stands out.
 * @param x left edge of the first column
 * @param y the ground line
 */
export function ThreadColumns({ x = 0, y = 0, values, perThread, width, pitch }: Place & Columns) {
  const column = (value: number, i: number) =>
    `M${x + i * pitch + width / 2} ${y}v-${Math.round(value / perThread) * threadHeight - 1}`;
  const columns = values.map(column);
  const weave = { strokeWidth: width, strokeDasharray: `${threadHeight - 1} 1` };
  return (
    <>
      <path d={columns.slice(0, -1).join('')} className="s-thread-past" {...weave} />
      <path d={columns.at(-1)} className="s-thread" {...weave} />
    </>
  );
}

/** One thread of a column and the gap above it. */
const threadHeight = 3;

/** What the columns of a chart are called. @param x the middle of the first name */
export function Axis({ x = 0, y, pitch, names }: Place & { pitch: number; names: readonly string[] }) {
  return names.map((name, i) => {
    const middle = x + i * pitch;
    return <Text key={middle} x={middle} y={y} styles="soft mid" of={name} />;
  });
}
