import { createContext, type ReactNode, useContext } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Frame } from './frame.tsx';
import { classNames, type Position } from './kit.tsx';
import { type PixelIconName, pixelIconPaths } from './pixel-icons.ts';

/** Size of a grid square in viewBox units. A unit is one CSS pixel if the diagram has the full width of the page. */
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

/** Wide for large windows, tall for phones. A wide diagram on a phone would have text that is too small to read. */
export type Arrangement = 'wide' | 'tall';

export const ArrangementContext = createContext<Arrangement>('wide');

/** A diagram. Both arrangements have the same content. */
export function Diagram(layouts: Readonly<Record<Arrangement, DiagramLayout>>) {
  const arrangement = useContext(ArrangementContext);
  const { columns = widths[arrangement], rows, drawing } = layouts[arrangement];
  return (
    <svg
      viewBox={`0 0 ${columns * square} ${rows * square}`}
      className={`screen diagram diagram-${arrangement}`}
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
}

/** The middle of a square, in viewBox units. */
export const middleOf = (squares: number) => (squares + 0.5) * square;

/** In squares. */
export type Point = readonly [x: number, y: number];

function directionOf([x1, y1]: Point, [x2, y2]: Point) {
  if (x1 === x2) return y2 > y1 ? 'down' : 'up';
  return x2 > x1 ? 'right' : 'left';
}

/** A straight dashed line from the middle of one square to the middle of another. */
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
      className={`s-dashes ${classNames(styles)}`}
    />
  );
}

/** Rotation of the arrow head in degrees. */
const arrowAngles = { right: 0, down: 90, left: 180, up: 270 } as const;

/** A dashed line with an arrow head. */
export function Arrow(props: Parameters<typeof DashedLine>[0]) {
  const { from, to, styles = 'thread' } = props;
  const direction = directionOf(from, to);
  const [x, y] = to.map(middleOf);
  return (
    <>
      <DashedLine {...props} />
      <path
        d="M-6-10v20M-2-7v14M2-4v8M6-2v4"
        transform={`translate(${x} ${y}) rotate(${arrowAngles[direction]})`}
        className={classNames(styles)}
        strokeWidth={4}
      />
    </>
  );
}

/** Pixel art from rows of text, where `#` is a filled square. @param x @param y top left corner, in viewBox units */
export function Squares({
  x = 0,
  y = 0,
  rows,
  styles,
  size = square,
}: Position & { rows: readonly string[]; styles: string; size?: number }) {
  const d = rows.flatMap((row, j) =>
    [...row.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${j}h${run.length}v1h-${run.length}z`),
  );
  return <path d={d.join('')} transform={`translate(${x} ${y}) scale(${size})`} className={classNames(styles)} />;
}

/** A pixel icon in the hue of its parent. @param size of one of its 16 by 16 squares, in viewBox units */
export function PixelIcon({ x = 0, y = 0, name, size = 2 }: Position & { name: PixelIconName; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {pixelIconPaths(name).map(({ thread, path }) => (
        <path key={thread} className={`thread-${thread}`} d={path} />
      ))}
    </g>
  );
}

/** A diamond, three squares wide, for a step or a decision on a line. @param x @param y its middle square */
export function Diamond({ x, y, styles = 'solid' }: { x: number; y: number; styles?: string }) {
  return <path d={`M${middleOf(x)} ${middleOf(y) - 12}l12 12l-12 12l-12-12z`} className={classNames(styles)} />;
}

/** The small diagram at the top of a page, 560 by 420 units. */
export function DiagramHead({ hue, children }: { hue: Hue; children: ReactNode }) {
  return (
    <Frame shape="diagram-head" hue={hue}>
      {children}
    </Frame>
  );
}

/** One of several small diagrams side by side, 44 by 68 squares. */
export function DiagramColumn({ hue, children }: { hue: Hue; children: ReactNode }) {
  return (
    <Frame shape="sheet" hue={hue}>
      {children}
    </Frame>
  );
}

/** A check mark, 7 by 6 squares. */
export const tick = ['      #', '     ##', '#   ## ', '## ##  ', ' ###   ', '  #    '];
/** A cross, 6 by 5 squares. */
export const cross = ['##  ##', ' #### ', '  ##  ', ' #### ', '##  ##'];

/** A check mark or a cross in a diamond. @param x @param y its middle square */
export function ResultMark({ x, y, isCorrect }: { x: number; y: number; isCorrect: boolean }) {
  return (
    <g className={hueClass(isCorrect ? 'leaf' : 'madder')}>
      <Diamond x={x} y={y} />
      <Squares
        x={middleOf(x) - (isCorrect ? 7 : 6)}
        y={middleOf(y) - (isCorrect ? 6 : 5)}
        rows={isCorrect ? tick : cross}
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
  lines,
  styles,
  lineHeight = 18,
}: Position & { lines: readonly string[]; styles?: string; lineHeight?: number }) {
  return (
    <text x={x} y={y} className={styles && classNames(styles)}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
