import { type Hue, hueClass } from './hue.ts';

const threadsPerRow = 50;
const threadWidth = 3;
const pitch = 6;
const rowHeight = 14;
const rowPitch = 20;

/** A number as threads. All values are integers of at least 1. */
export interface Threads {
  readonly count: number;
  /** The whole, if `count` is a share. The rest of it is drawn faint. */
  readonly of?: number;
  /** The threads of `count` that existed before. They have another colour. */
  readonly before?: number;
  /** The number before a change. It is a faint row above, of at most fifty threads. */
  readonly past?: number;
}

/** Draws a number as that many threads, fifty per row: 25 threads are half a row, 200 are four rows. */
export function ThreadCount({ count, of = count, before = 0, past = 0, hue }: Threads & { hue?: Hue | undefined }) {
  const first = past > 0 ? threadsPerRow : 0;
  const rows = Math.ceil((first + of) / threadsPerRow);
  return (
    <svg
      className={hue ? `threads ${hueClass(hue)}` : 'threads'}
      viewBox={`0 0 ${threadsPerRow * pitch - (pitch - threadWidth)} ${rows * rowPitch - (rowPitch - rowHeight)}`}
      aria-hidden="true"
    >
      {past > 0 ? <path className="threads-before" d={threads(0, past)} /> : null}
      {before > 0 ? <path className="threads-before" d={threads(first, first + before)} /> : null}
      {count > before ? <path className="thread-0" d={threads(first + before, first + count)} /> : null}
      {of > count ? <path className="threads-off" d={threads(count, of)} /> : null}
    </svg>
  );
}

/** Path commands with relative positions, because their repetition compresses well. */
function threads(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, i) => {
    const column = (from + i) % threadsPerRow;
    const top = Math.floor((from + i) / threadsPerRow) * rowPitch;
    const start = i === 0 || column === 0 ? `M${column * pitch} ${top}` : `m${pitch} 0`;
    return `${start}h${threadWidth}v${rowHeight}h-${threadWidth}z`;
  }).join('');
}
