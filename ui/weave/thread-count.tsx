import { type Hue, hueClass } from './hue.ts';

const threadsPerRow = 50;
const threadWidth = 3;
const pitch = 6;
const rowHeight = 14;
const rowPitch = 20;

/**
 * Draws a number as that many threads, fifty to a row, always on the same scale: 25 is half a row, 200 are four.
 * @param count threads drawn, a whole number of 1 or more
 * @param of the whole, where `count` is a share: the rest is drawn faint
 * @param before those of `count` that were there already, in another dye
 */
export function ThreadCount({
  count,
  of = count,
  before = 0,
  hue,
}: {
  count: number;
  of?: number | undefined;
  before?: number;
  hue: Hue;
}) {
  const rows = Math.ceil(of / threadsPerRow);
  return (
    <svg
      className={`threads ${hueClass(hue)}`}
      viewBox={`0 0 ${threadsPerRow * pitch - (pitch - threadWidth)} ${rows * rowPitch - (rowPitch - rowHeight)}`}
      aria-hidden="true"
      focusable="false"
    >
      {before > 0 ? <path className="threads-before" d={threads(0, before)} /> : null}
      {count > before ? <path className="threads-on" d={threads(before, count)} /> : null}
      {of > count ? <path className="threads-off" d={threads(count, of)} /> : null}
    </svg>
  );
}

function threads(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, i) => {
    const index = from + i;
    return `M${(index % threadsPerRow) * pitch} ${Math.floor(index / threadsPerRow) * rowPitch}h${threadWidth}v${rowHeight}h-${threadWidth}z`;
  }).join('');
}
