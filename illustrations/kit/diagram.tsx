import { createContext, type ReactNode, useContext } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Frame } from './frame.tsx';
import { classes, type Place } from './kit.tsx';
import { type PixelIconName, pixelIconPaths } from './pixel-icons.ts';

/** Side of a square of the grid paper, in drawing units. A unit is a CSS pixel where a diagram is as wide as the page. */
export const square = 8;

/** Widths of the two arrangements of a diagram, in squares. Windows of 68rem or more get the wide one. */
const widths = { wide: 150, tall: 44 } as const;

/** One arrangement of a diagram. */
export interface DiagramLayout {
  /** Width in squares. Default: the width of the page. */
  readonly columns?: number;
  /** Height in squares. */
  readonly rows: number;
  readonly drawing: ReactNode;
}

/** Across the page or down a phone: one arrangement scaled to both would have words too small to read. */
export type Arrangement = 'wide' | 'tall';

/** The arrangement that is drawn. */
export const ArrangementContext = createContext<Arrangement>('wide');

/** A drawing that explains how something works, on the squared paper that weavers plan a cloth on. Both arrangements show the same. */
export function Diagram(sheets: Readonly<Record<Arrangement, DiagramLayout>>) {
  const arrangement = useContext(ArrangementContext);
  const { columns = widths[arrangement], rows, drawing } = sheets[arrangement];
  return (
    <svg
      viewBox={`0 0 ${columns * square} ${rows * square}`}
      className={`screen diagram diagram-${arrangement}`}
      aria-hidden="true"
    >
      <GridPaper w={columns * square} h={rows * square} />
      {drawing}
    </svg>
  );
}

/**
 * Squares, with a stronger line round every eight by eight. Each set of lines is one dashed line as thick as the sheet: an SVG pattern
 * would need an id.
 * @param w width in drawing units
 * @param h height
 */
export function GridPaper({ w, h }: { w: number; h: number }) {
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

function directionOf([x1, y1]: Point, [x2, y2]: Point) {
  if (x1 === x2) return y2 > y1 ? 'down' : 'up';
  return x2 > x1 ? 'right' : 'left';
}

/**
 * A straight line of stitches, from the middle of one square to the middle of another.
 * @param styles classes of the stitches
 */
export function DashedLine({
  from: [x1, y1],
  to: [x2, y2],
  styles = 'thread',
}: {
  from: Point;
  to: Point;
  styles?: string;
}) {
  return (
    <path
      d={`M${middleOf(x1)} ${middleOf(y1)}L${middleOf(x2)} ${middleOf(y2)}`}
      className={`s-stitches ${classes(styles)}`}
    />
  );
}

/** Degrees that turn an arrow head, which points right. */
const turns = { right: 0, down: 90, left: 180, up: 270 } as const;

/** A line of stitches with an arrow head. */
export function Arrow(props: Parameters<typeof DashedLine>[0]) {
  const { from, to, styles = 'thread' } = props;
  const direction = directionOf(from, to);
  const [x, y] = to.map(middleOf);
  return (
    <>
      <DashedLine {...props} />
      <path
        d="M-6-10v20M-2-7v14M2-4v8M6-2v4"
        transform={`translate(${x} ${y}) rotate(${turns[direction]})`}
        className={classes(styles)}
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
  styles,
  size = square,
}: Place & { rows: readonly string[]; styles: string; size?: number }) {
  const d = rows.flatMap((row, j) =>
    [...row.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${j}h${run.length}v1h-${run.length}z`),
  );
  return <path d={d.join('')} transform={`translate(${x} ${y}) scale(${size})`} className={classes(styles)} />;
}

/** An icon of 16 by 16 squares, in the hue of its parent. @param x @param y top left corner @param size of a square */
export function PixelIcon({ x = 0, y = 0, of, size = 2 }: Place & { of: PixelIconName; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {pixelIconPaths(of).map(({ thread, path }) => (
        <path key={thread} className={`thread-${thread}`} d={path} />
      ))}
    </g>
  );
}

/** A diamond on a line, three squares wide: a step or a decision. @param x @param y its middle square */
export function Diamond({ x, y, styles = 'solid' }: { x: number; y: number; styles?: string }) {
  return <path d={`M${middleOf(x)} ${middleOf(y) - 12}l12 12l-12 12l-12-12z`} className={classes(styles)} />;
}

/** The small diagram at the head of a page: 560 by 420 units, on the same paper. */
export function DiagramHead({ hue, children }: { hue: Hue; children: ReactNode }) {
  return (
    <Frame shape="diagram-head" hue={hue}>
      <GridPaper w={560} h={420} />
      {children}
    </Frame>
  );
}

/** One of several small diagrams side by side, 44 squares by 68. */
export function DiagramColumn({ hue, children }: { hue: Hue; children: ReactNode }) {
  return (
    <Frame shape="sheet" hue={hue}>
      <GridPaper w={44 * square} h={68 * square} />
      {children}
    </Frame>
  );
}

/** A check mark, seven squares by six. */
export const tick = ['      #', '     ##', '#   ## ', '## ##  ', ' ###   ', '  #    '];
/** A cross, six squares by five. */
export const cross = ['##  ##', ' #### ', '  ##  ', ' #### ', '##  ##'];

/** A check mark or a cross in a diamond. @param x @param y its middle square */
export function Verdict({ x, y, isRight }: { x: number; y: number; isRight: boolean }) {
  return (
    <g className={hueClass(isRight ? 'leaf' : 'madder')}>
      <Diamond x={x} y={y} />
      <Squares
        x={middleOf(x) - (isRight ? 7 : 6)}
        y={middleOf(y) - (isRight ? 6 : 5)}
        rows={isRight ? tick : cross}
        styles="on-solid"
        size={2}
      />
    </g>
  );
}

/**
 * Several lines of text.
 * @param y baseline of the first line
 */
export function TextLines({
  x = 0,
  y = 0,
  of,
  styles,
  leading = 18,
}: Place & { of: readonly string[]; styles?: string; leading?: number }) {
  return (
    <text x={x} y={y} className={styles && classes(styles)}>
      {of.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : leading}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
