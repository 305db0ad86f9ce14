import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { PictogramThreads } from '#ui/weave/pictogram.tsx';
import type { PictogramName } from '#ui/weave/pictograms.ts';
import { Frame, type ScreenProps } from './frame.tsx';
import { classes, type Place } from './kit.tsx';

/** Side of a square of point paper, in drawing units: a CSS pixel where a draft is as wide as the page. */
export const square = 8;

/** Widths of the two arrangements of a draft, in squares: across the page from 68rem on, below that down a phone. */
const widths = { wide: 150, tall: 44 } as const;

/** What every draft is asked for. */
export interface DraftProps {
  /** What it tells, for those who do not see it. */
  readonly alt: string;
}

/** One arrangement of a draft. */
export interface DraftSheet {
  /** Width in squares, where it is not as wide as the page. */
  readonly columns?: number;
  /** Height in squares. */
  readonly rows: number;
  readonly drawing: ReactNode;
}

/**
 * A drawing that explains, on the squared paper on which weavers draft a cloth: once across the page, once down a phone, so that its
 * words are never scaled too small to read. The style sheet shows the one that fits; both tell the same.
 */
export function Draft({ alt, wide, tall }: DraftProps & { wide: DraftSheet; tall: DraftSheet }) {
  return (
    <>
      <DraftPaper className="draft draft-wide" alt={alt} columns={wide.columns ?? widths.wide} rows={wide.rows}>
        {wide.drawing}
      </DraftPaper>
      <DraftPaper className="draft draft-tall" alt={alt} columns={widths.tall} rows={tall.rows}>
        {tall.drawing}
      </DraftPaper>
    </>
  );
}

function DraftPaper({
  className,
  alt,
  columns,
  rows,
  children,
}: {
  className: string;
  alt: string;
  columns: number;
  rows: number;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 ${columns * square} ${rows * square}`}
      role="img"
      aria-label={alt}
      className={`screen ${className}`}
    >
      <PointPaper w={columns * square} h={rows * square} />
      {children}
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

/** How a thing is drawn while one scrolls: a thread along its way, anything else comes in. */
type Way = 'right' | 'left' | 'down' | 'up' | 'in';

/** @param at when it is drawn along the scroll, 1 to 9; without it, it stands from the start */
export const drawnClass = (way: Way, at: number | undefined) =>
  at === undefined ? undefined : `drawn drawn-${way} at-${at}`;

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
 * @param at when it is drawn along the scroll, 1 to 9; without it, it stands from the start
 * @param look of its stitches: `thread` unless told otherwise
 */
export function Thread({
  from: [x1, y1],
  to: [x2, y2],
  at,
  look = 'thread',
}: {
  from: Point;
  to: Point;
  at?: number;
  look?: string;
}) {
  const way = wayOf([x1, y1], [x2, y2]);
  return (
    <path
      d={`M${middleOf(x1)} ${middleOf(y1)}L${middleOf(x2)} ${middleOf(y2)}`}
      className={`s-stitches ${classes(look)} ${drawnClass(way, at) ?? ''}`}
    />
  );
}

/** Turns a head of an arrow, which points right, the way it goes. */
const turns = { right: 0, down: 90, left: 180, up: 270 } as const;

/** A thread with a head: the way something goes. */
export function Arrow(props: Parameters<typeof Thread>[0]) {
  const { from, to, at, look = 'thread' } = props;
  const way = wayOf(from, to);
  const [x, y] = to.map(middleOf);
  return (
    <>
      <Thread {...props} />
      <g className={drawnClass('in', at)}>
        <path
          d="M-6-10v20M-2-7v14M2-4v8M6-2v4"
          transform={`translate(${x} ${y}) rotate(${turns[way]})`}
          className={classes(look)}
          strokeWidth={4}
        />
      </g>
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
export function Sign({ x = 0, y = 0, of, size = 2 }: Place & { of: PictogramName; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <PictogramThreads name={of} />
    </g>
  );
}

/** A diamond on a thread, three squares wide, where something is done or decided. @param x @param y its middle square */
export function Knot({ x, y, at, look = 'solid' }: { x: number; y: number; at?: number; look?: string }) {
  return (
    <path
      d={`M${middleOf(x)} ${middleOf(y) - 12}l12 12l-12 12l-12-12z`}
      className={`${classes(look)} ${drawnClass('in', at) ?? ''}`}
    />
  );
}

/**
 * The small draft at the head of a page: 560 by 420 units, on the same paper.
 */
export function DraftHead({ alt, hue, children }: ScreenProps & { hue: Hue; children: ReactNode }) {
  return (
    <Frame shape="draft" alt={alt} hue={hue}>
      <PointPaper w={560} h={420} />
      {children}
    </Frame>
  );
}

/** One of several small drafts side by side, 44 squares by 68: each stands above its own words. */
export function DraftColumn({ alt, hue, children }: ScreenProps & { hue: Hue; children: ReactNode }) {
  return (
    <Frame shape="sheet" alt={alt} hue={hue}>
      <PointPaper w={44 * square} h={68 * square} />
      {children}
    </Frame>
  );
}

/** Anything that comes into the picture at its time along the scroll. Never words: they stand from the start. */
export function Appear({ at, children }: { at: number; children: ReactNode }) {
  return <g className={drawnClass('in', at)}>{children}</g>;
}

/** What a check says, seven squares by six and six by five. */
export const tick = ['      #', '     ##', '#   ## ', '## ##  ', ' ###   ', '  #    '];
export const cross = ['##  ##', ' #### ', '  ##  ', ' #### ', '##  ##'];

/** What a check said of a thing. @param x @param y the square it is round */
export function Verdict({ x, y, isRight, at }: { x: number; y: number; isRight: boolean; at: number }) {
  return (
    <g className={hueClass(isRight ? 'leaf' : 'madder')}>
      <Knot x={x} y={y} at={at} />
      <Appear at={at}>
        <Squares
          x={middleOf(x) - (isRight ? 7 : 6)}
          y={middleOf(y) - (isRight ? 6 : 5)}
          rows={isRight ? tick : cross}
          look="on-solid"
          size={2}
        />
      </Appear>
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
