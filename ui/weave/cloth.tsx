import { type Weave, weaveCloth } from './cloth-pattern.ts';
import { type Hue, hueClass } from './hue.ts';

/**
 * A cloth that fills the width it is given. Ornament only: hidden from assistive technology.
 * @param seed names the cloth; unique on a page, since the patterns are found by it
 * @param rows height in threads
 * @param unit side of a thread in CSS pixels
 * @param repeat threads after which it may be cut without cutting a figure (see `weaveCloth`); the style sheet cuts it there
 * @param edge rows after which it may be cut across (see `weaveCloth`); the style sheet cuts it there
 * @param isTiled repeat the cloth down the whole height of its parent, which then sets the height
 * @param isDrawnIn draw it in from its right edge when the page opens (never under reduced motion); its parent hides what is still outside
 */
export function Cloth({
  seed,
  hue,
  rows,
  unit = 5,
  weave = 'rich',
  repeat,
  edge,
  isTiled = false,
  isDrawnIn = false,
}: {
  seed: string;
  hue: Hue;
  rows: number;
  unit?: number;
  weave?: Weave;
  repeat?: number;
  edge?: number | undefined;
  isTiled?: boolean;
  isDrawnIn?: boolean;
}) {
  const bands = weaveCloth(seed, rows, weave, repeat, edge);
  const woven = bands.map((band) => (
    <rect
      key={band.top}
      y={band.top * unit}
      width="100%"
      height={band.height * unit}
      {...(band.period === 1
        ? { className: `thread-${band.runs[0]?.thread ?? 0}` }
        : { fill: `url(#${patternId(seed, band.top)})` })}
    />
  ));
  return (
    <svg
      className={`cloth ${hueClass(hue)}${isDrawnIn ? ' cloth-drawn' : ''}`}
      width="100%"
      height={isTiled ? '100%' : rows * unit}
      aria-hidden="true"
    >
      <defs>
        {bands.map((band) =>
          band.period === 1 ? null : (
            <pattern
              key={band.top}
              id={patternId(seed, band.top)}
              width={band.period}
              height={band.height}
              patternUnits="userSpaceOnUse"
              patternTransform={`translate(0 ${band.top * unit}) scale(${unit})`}
            >
              {band.runs.map((run) => (
                <path key={run.thread} className={`thread-${run.thread}`} d={run.path} />
              ))}
            </pattern>
          ),
        )}
      </defs>
      {isTiled ? (
        <>
          <pattern id={patternId(seed, rows)} width="100%" height={rows * unit} patternUnits="userSpaceOnUse">
            {woven}
          </pattern>
          <rect width="100%" height="100%" fill={`url(#${patternId(seed, rows)})`} />
        </>
      ) : (
        woven
      )}
    </svg>
  );
}

function patternId(seed: string, top: number): string {
  return `w-${seed.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${top}`;
}
