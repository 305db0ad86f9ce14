import { Fragment } from 'react';
import { type Weave, weaveCloth } from './cloth-pattern.ts';
import { type Hue, hueClass } from './hue.ts';

/**
 * A cloth that fills the width it is given. Ornament only: hidden from assistive technology.
 * @param seed names the cloth; unique on a page, since the patterns are found by it
 * @param rows height in threads
 * @param unit side of a thread in CSS pixels
 * @param edge rows after which it may be cut across (see `weaveCloth`); the style sheet cuts it there
 * @param isTiled repeat the cloth down the whole height of its parent, which then sets the height
 * @param isDrawnIn draw it in from its right edge when the page opens (never under reduced motion); its parent hides what is still outside
 */
export function Cloth({
  seed,
  hue,
  rows,
  unit,
  weave,
  edge,
  isTiled = false,
  isDrawnIn = false,
}: {
  seed: string;
  hue: Hue;
  rows: number;
  unit: number;
  weave?: Weave;
  edge?: number | undefined;
  isTiled?: boolean;
  isDrawnIn?: boolean;
}) {
  const idOf = (period: number) => `w-${seed.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${period}`;
  return (
    <svg
      className={`cloth ${hueClass(hue)}${isDrawnIn ? ' cloth-drawn' : ''}`}
      width="100%"
      height={isTiled ? '100%' : rows * unit}
      aria-hidden="true"
    >
      {weaveCloth(seed, rows, weave, edge).map(({ period, runs }) => (
        <Fragment key={period}>
          <pattern
            id={idOf(period)}
            width={period}
            height={rows}
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${unit})`}
          >
            {runs.map((run) => (
              <path key={run.thread} className={`thread-${run.thread}`} d={run.path} />
            ))}
          </pattern>
          <rect width="100%" height="100%" fill={`url(#${idOf(period)})`} />
        </Fragment>
      ))}
    </svg>
  );
}
