import { createContext, type ReactNode, useContext } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Frame } from './frame.tsx';
import { classes, type Place } from './kit.tsx';
import { type SpriteIconName, signPaths } from './signs.ts';

/** Side of a square of point paper, in drawing units: a CSS pixel where a draft is as wide as the page. */
export const square = 8;

/** Widths of the two arrangements of a draft, in squares: across the page from 68rem on, below that down a phone. */
const widths = { wide: 150, tall: 44 } as const;

/** One arrangement of a draft. */
export interface DraftSheet {
  /** Width in squares, where it is not as wide as the page. */
  readonly columns?: number;
  /** Height in squares. */
  readonly rows: number;
  readonly drawing: ReactNode;
}

/** The two arrangements of a drawing: once across the page, once down a phone, so that its words are never too small to read. */
export type Arrangement = 'wide' | 'tall';

/** Which arrangement is drawn. */
export const ArrangementContext = createContext<Arrangement>('wide');

/** A drawing that explains, on the squared paper on which weavers draft a cloth. Both arrangements show the same. */
export function Draft(sheets: Readonly<Record<Arrangement, DraftSheet>>) {
  const arrangement = useContext(ArrangementContext);
  const { columns = widths[arrangement], rows, drawing } = sheets[arrangement];
  return (
    <svg
      viewBox={`0 0 ${columns * square} ${rows * square}`}
      className={`screen draft draft-${arrangement}`}
      aria-hidden="true"
    >
      <PointPaper w={columns * square} h={rows * square} />
      {drawing}
    </svg>
  );
}

/**
 * Squares, and a stronger line round every eight by eight of them: each set of lines is one dashed line as thick as the sheet, since a
 * pattern would need an id.
 * @param w width in drawing units
 * @param h height
 */
export function PointPaper({ w, h }: { w: number; h: number }) {
  const block = 8 * square;
  return (
    <>
      {[square, block].map((pitch) => (
        <path
          key={pitch}
          d={`M0 ${h / 2}h${w}`}
          className={pitch === block ? 's-paper-block' : 's-paper-line'}
          strokeWidth={h}
          strokeDasharray={`1 ${pitch - 1}`}
        />
      ))}
      {[square, block].map((pitch) => (
        <path
          key={pitch}
          d={`M${w / 2} 0v${h}`}
          className={pitch === block ? 's-paper-block' : 's-paper-line'}
          strokeWidth={w}
          strokeDasharray={`1 ${pitch - 1}`}
        />
      ))}
    </>
  );
}

/** From squares to drawing units: the middle of a square. */
export const middleOf = (squares: number) => (squares + 0.5) * square;

/** In squares. */
export type Point = readonly [x: number, y: number];

function wayOf([x1, y1]: Point, [x2, y2]: Point) {
  if (x1 === x2) return y2 > y1 ? 'down' : 'up';
  return x2 > x1 ? 'right' : 'left';
}

/**
 * A thread of running stitches along a straight line, in squares. It ends in the middle of the squares that are named.
 * @param look of its stitches: `thread` unless told otherwise
 */
export function Thread({ from: [x1, y1], to: [x2, y2], look = 'thread' }: { from: Point; to: Point; look?: string }) {
  return (
    <path
      d={`M${middleOf(x1)} ${middleOf(y1)}L${middleOf(x2)} ${middleOf(y2)}`}
      className={`s-stitches ${classes(look)}`}
    />
  );
}

/** Turns a head of an arrow, which points right, the way it goes. */
const turns = { right: 0, down: 90, left: 180, up: 270 } as const;

/** A thread with a head: the way something goes. */
export function Arrow(props: Parameters<typeof Thread>[0]) {
  const { from, to, look = 'thread' } = props;
  const way = wayOf(from, to);
  const [x, y] = to.map(middleOf);
  return (
    <>
      <Thread {...props} />
      <path
        d="M-6-10v20M-2-7v14M2-4v8M6-2v4"
        transform={`translate(${x} ${y}) rotate(${turns[way]})`}
        className={classes(look)}
        strokeWidth={4}
      />
    </>
  );
}

/** Squares of cloth from rows of text, `#` for a square. @param x @param y top left corner, in drawing units */
export function Squares({
  x = 0,
  y = 0,
  rows,
  look,
  size = square,
}: Place & { rows: readonly string[]; look: string; size?: number }) {
  const d = rows.flatMap((row, j) =>
    [...row.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${j}h${run.length}v1h-${run.length}z`),
  );
  return <path d={d.join('')} transform={`translate(${x} ${y}) scale(${size})`} className={classes(look)} />;
}

/** A picture of a thing, in the dye of what it stands in. @param x @param y top left corner @param size of its 16 squares */
export function Sign({ x = 0, y = 0, of, size = 2 }: Place & { of: SpriteIconName; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {signPaths(of).map(({ thread, path }) => (
        <path key={thread} className={`thread-${thread}`} d={path} />
      ))}
    </g>
  );
}

/** A diamond on a thread, three squares wide, where something is done or decided. @param x @param y its middle square */
export function Knot({ x, y, look = 'solid' }: { x: number; y: number; look?: string }) {
  return <path d={`M${middleOf(x)} ${middleOf(y) - 12}l12 12l-12 12l-12-12z`} className={classes(look)} />;
}

/**
 * The small draft at the head of a page: 560 by 420 units, on the same paper.
 */
export function DraftHead({ hue, children }: { hue: Hue; children: ReactNode }) {
  return (
    <Frame shape="draft" hue={hue}>
      <PointPaper w={560} h={420} />
      {children}
    </Frame>
  );
}

/** One of several small drafts side by side, 44 squares by 68: each stands above its own words. */
export function DraftColumn({ hue, children }: { hue: Hue; children: ReactNode }) {
  return (
    <Frame shape="sheet" hue={hue}>
      <PointPaper w={44 * square} h={68 * square} />
      {children}
    </Frame>
  );
}

/** What a check says, seven squares by six and six by five. */
export const tick = ['      #', '     ##', '#   ## ', '## ##  ', ' ###   ', '  #    '];
export const cross = ['##  ##', ' #### ', '  ##  ', ' #### ', '##  ##'];

/** What a check said of a thing. @param x @param y the square it is round */
export function Verdict({ x, y, isRight }: { x: number; y: number; isRight: boolean }) {
  return (
    <g className={hueClass(isRight ? 'leaf' : 'madder')}>
      <Knot x={x} y={y} />
      <Squares
        x={middleOf(x) - (isRight ? 7 : 6)}
        y={middleOf(y) - (isRight ? 6 : 5)}
        rows={isRight ? tick : cross}
        look="on-solid"
        size={2}
      />
    </g>
  );
}

/**
 * Words in lines below each other.
 * @param y baseline of the first line
 */
export function Lines({
  x = 0,
  y = 0,
  of,
  look,
  leading = 18,
}: Place & { of: readonly string[]; look?: string; leading?: number }) {
  return (
    <text x={x} y={y} className={look && classes(look)}>
      {of.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : leading}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
