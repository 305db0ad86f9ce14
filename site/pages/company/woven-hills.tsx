import { hueClass } from '#ui/weave/hue.ts';

/** Side of a square in CSS pixels; squares after which the land repeats, on windows wider than it. */
const unit = 6;
const width = 160;
const height = 50;

type Shape = (x: number) => number;

/** Height in squares of a range of hills: swells of `[height, how many in a width, shift]`, in steps as a loom makes them. */
function range(base: number, step: number, swells: readonly (readonly [number, number, number])[]): Shape {
  return (x) => {
    const at = Math.floor(x / step) * step;
    const swell = swells.reduce(
      (sum, [rise, turns, shift]) => sum + rise * Math.sin((2 * Math.PI * turns * (at + shift)) / width),
      base,
    );
    return Math.round(swell / step) * step;
  };
}

const far = range(37, 2, [
  [6, 1, 10],
  [4, 3, 4],
  [2, 8, 0],
]);
const middle = range(26, 2, [
  [6, 2, 62],
  [3, 5, 9],
]);
const near = range(15, 2, [
  [6, 1, 112],
  [2, 4, 20],
]);
const river: Shape = () => 8;

/**
 * The hills of Tripura as a cloth: a sun, two ranges, rows of tea, a river. Drawn from the ground up, so that it stands on the
 * foot of whatever holds it.
 * @param alt what it shows
 */
export function WovenHills({ alt }: { alt: string }) {
  return (
    <svg className="woven-hills" width="100%" height="100%" role="img" aria-label={alt}>
      <svg x="58%" y="100%" className={`woven-sun ${hueClass('madder')}`} aria-hidden="true">
        <g transform={`scale(${unit})`}>
          <path className="thread-3" d={ring(15, 13)} />
          <path className="thread-1" d={ring(11, 0)} />
          <path className="thread-0" d={lines(11)} />
        </g>
      </svg>
      <svg y="100%" className="woven-land" aria-hidden="true">
        <pattern
          id="land"
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${unit})`}
        >
          <g transform={`translate(0 ${height})`}>
            <g className={hueClass('indigo')}>
              <path className="woven-far" d={outline(far)} />
              <path className="thread-0" d={crest(far)} />
              <path className="thread-4" d={stitches(far, middle, { rowPitch: 4, pitch: 8, length: 3 })} />
            </g>
            <g className={hueClass('teal')}>
              <path className="thread-0" d={outline(middle)} />
              <path className="thread-2" d={crest(middle)} />
              <path className="thread-3" d={stitches(middle, near, { rowPitch: 3, pitch: 6, length: 1 })} />
            </g>
            <g className={hueClass('leaf')}>
              <path className="thread-2" d={outline(near)} />
              <path className="thread-1" d={crest(near)} />
              <path className="thread-0" d={stitches(near, river, { rowPitch: 2, pitch: 4, length: 2 })} />
            </g>
            <g className={hueClass('madder')}>
              <path className="thread-4" d={`M0 0V-8H${width}V0z`} />
              <path className="thread-1" d={ripples()} />
              <path className="thread-2" d={`M0-7V-8H${width}V-7zM0 0V-1H${width}V0z`} />
            </g>
          </g>
        </pattern>
        <rect y={-height * unit} width="100%" height={height * unit} fill="url(#land)" />
      </svg>
    </svg>
  );
}

/** The outline of a range, down to the foot of the picture. */
function outline(shape: Shape): string {
  let path = `M0 0V${-shape(0)}`;
  for (let x = 1; x < width; x++) if (shape(x) !== shape(x - 1)) path += `H${x}V${-shape(x)}`;
  return `${path}H${width}V0z`;
}

/** The uppermost thread of a range. */
function crest(shape: Shape): string {
  let path = '';
  for (let x = 0, start = 0; x < width; x++) {
    if (x + 1 < width && shape(x + 1) === shape(start)) continue;
    path += `M${start} ${-shape(start)}H${x + 1}v1H${start}z`;
    start = x + 1;
  }
  return path;
}

/** Rows of stitches between two lines, each row set off by half against the one below it. */
function stitches(
  upper: Shape,
  lower: Shape,
  { rowPitch, pitch, length }: { rowPitch: number; pitch: number; length: number },
): string {
  let path = '';
  for (let y = rowPitch, row = 0; y < height; y += rowPitch, row++) {
    for (let x = (row % 2) * (pitch / 2); x + length <= width; x += pitch) {
      const isInside = (at: number) => y < upper(at) - 2 && y > lower(at);
      if (isInside(x) && isInside(x + length - 1)) path += `M${x} ${-y}h${length}v1h-${length}z`;
    }
  }
  return path;
}

/** Half the width of a disc in the row `y`. */
const reach = (radius: number, y: number) => Math.round(Math.sqrt(Math.max(0, radius ** 2 - (y + 0.5) ** 2)));

function ring(outer: number, inner: number): string {
  let path = '';
  for (let y = -outer; y < outer; y++) {
    const [to, from] = [reach(outer, y), reach(inner, y)];
    path += `M${from} ${y}H${to}v1H${from}zM${-to} ${y}H${-from}v1H${-to}z`;
  }
  return path;
}

/** Every other thread of a disc, closer towards its foot. */
function lines(radius: number): string {
  let path = '';
  for (const y of [-7, -3, 0, 2, 4, 6, 8, 9, 10]) {
    const half = reach(radius, y);
    path += `M${-half} ${y}h${2 * half}v1h-${2 * half}z`;
  }
  return path;
}

/** The light of the sun on the water, broken into dashes. */
function ripples(): string {
  const rows: readonly (readonly [y: number, starts: readonly number[], length: number])[] = [
    [6, [4, 41, 78, 90, 131], 7],
    [5, [16, 60, 84, 118, 150], 4],
    [4, [30, 74, 96, 139], 9],
    [3, [8, 52, 88, 110], 5],
    [2, [24, 66, 92, 126, 146], 6],
  ];
  return rows.flatMap(([y, starts, length]) => starts.map((x) => `M${x} ${-y}h${length}v1h-${length}z`)).join('');
}
