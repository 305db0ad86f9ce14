import { Fragment } from 'react';
import { type Weave, weaveCloth } from './cloth-pattern.ts';
import { type Hue, hueClass } from './hue.ts';

/**
 * A cloth over the whole width of its parent. It is decoration, so it is hidden from assistive technology.
 * @param hue if it is not that of the parent
 * @param seed name of the cloth; unique on a page, because the ids of its patterns contain it
 * @param rows height in threads
 * @param unit width of a thread in CSS pixels
 * @param isTiled repeats the cloth over the whole height of its parent
 */
export function Cloth({
  seed,
  hue,
  rows,
  unit,
  weave,
  isTiled = false,
}: {
  seed: string;
  hue?: Hue;
  rows: number;
  unit: number;
  weave?: Weave;
  isTiled?: boolean;
}) {
  const idOf = (period: number) => `w-${seed.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${period}`;
  return (
    <svg
      className={hue ? `cloth ${hueClass(hue)}` : 'cloth'}
      width="100%"
      height={isTiled ? '100%' : rows * unit}
      aria-hidden="true"
    >
      {weaveCloth(seed, rows, weave).map(({ period, paths }) => (
        <Fragment key={period}>
          <pattern
            id={idOf(period)}
            width={period}
            height={rows}
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${unit})`}
          >
            {paths.map(({ thread, path }) => (
              <path key={thread} className={`thread-${thread}`} d={path} />
            ))}
          </pattern>
          <rect width="100%" height="100%" fill={`url(#${idOf(period)})`} />
        </Fragment>
      ))}
    </svg>
  );
}
