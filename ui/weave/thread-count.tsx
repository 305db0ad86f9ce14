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
 */
export function ThreadCount({ count, of = count, hue }: { count: number; of?: number | undefined; hue: Hue }) {
  const rows = Math.ceil(of / threadsPerRow);
  return (
    <svg
      className={`threads ${hueClass(hue)}`}
      viewBox={`0 0 ${threadsPerRow * pitch - (pitch - threadWidth)} ${rows * rowPitch - (rowPitch - rowHeight)}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="threads-on" d={threads(0, count)} />
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
