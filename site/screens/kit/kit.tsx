import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { type GlyphName, glyphs } from './glyphs.ts';

/*
 * What the product pictures are drawn with. Lengths are drawing units of the picture's own viewBox, x to the right and y
 * down; a `look` is one or more of the classes in `screens.css`, without their `s-`. Words below 13 units would be too
 * small to read where the pictures are shown smallest.
 */

/** Moves what is in it, so that a repeated thing (a card, a row) is drawn around its own corner. */
export function At({ x, y, look, children }: { x: number; y: number; look?: string; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`} className={look && classes(look)}>
      {children}
    </g>
  );
}

/**
 * One line of words. SVG neither wraps nor cuts: the words must fit.
 * @param x where the line starts, or ends or is centred with the looks `end` and `mid`
 * @param y the baseline
 */
export function Words({ x, y, look, children }: { x: number; y: number; look?: string; children: string }) {
  return (
    <text x={x} y={y} className={look && classes(look)}>
      {children}
    </text>
  );
}

/** A rectangle: a card, a pane, a bubble, a button. @param r corner radius */
export function Box({
  x,
  y,
  w,
  h,
  r,
  look,
}: {
  x?: number;
  y?: number;
  w: number;
  h: number;
  r?: number;
  look: string;
}) {
  return <rect x={x} y={y} width={w} height={h} rx={r} className={classes(look)} />;
}

/** Shows what is in it around its own corner, and only so much of it as fits: a map, a photo. */
export function Crop({ x, y, w, h, children }: { x: number; y: number; w: number; h: number; children: ReactNode }) {
  return (
    <svg x={x} y={y} width={w} height={h} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A button of 32 units: the one of the picture that matters most, or a quiet one beside it. @param w its width */
export function Button({
  x,
  y,
  w,
  glyph,
  isQuiet = false,
  children,
}: {
  x: number;
  y: number;
  w: number;
  glyph?: GlyphName;
  isQuiet?: boolean;
  children: string;
}) {
  return (
    <At x={x} y={y}>
      <Box w={w} h={32} r={8} look={isQuiet ? 'card' : 'accent'} />
      {glyph ? <Glyph of={glyph} x={10} y={8} scale={0.8} look={isQuiet ? '' : 'icon-on'} /> : null}
      <Words x={glyph ? 33 : w / 2} y={20.5} look={`strong${glyph ? '' : ' mid'}${isQuiet ? '' : ' on-accent'}`}>
        {children}
      </Words>
    </At>
  );
}

/** Hairlines. @param d path data; half units (`.5`) keep them crisp */
export function Hairline({ d }: { d: string }) {
  return <path d={d} className="s-hairline" />;
}

/** A line icon, 20 units square at scale 1. @param x @param y its top left corner */
export function Glyph({
  of,
  x,
  y,
  scale = 1,
  look = '',
}: {
  of: GlyphName;
  x: number;
  y: number;
  scale?: number;
  look?: string;
}) {
  return (
    <path
      d={glyphs[of]}
      transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
      className={classes(`icon ${look}`)}
    />
  );
}

/** A person or a group as a disc with initials: two letters need a radius of 13 or more. */
export function Avatar({ x, y, r, of, hue }: { x: number; y: number; r: number; of: string; hue: Hue }) {
  return (
    <g className={hueClass(hue)}>
      <circle cx={x} cy={y} r={r} className="s-tint s-disc" />
      <text x={x} y={y + 4.5} className="s-dye s-strong s-mid">
        {of}
      </text>
    </g>
  );
}

/**
 * A share drawn as threads, the rest of them faint.
 * @param y the middle of the bar
 * @param w length of all threads together; a multiple of `pitch` ends on a whole thread
 * @param share 0 to 1, rounded to whole threads
 * @param h height of a thread
 * @param pitch from one thread to the next
 */
export function ThreadBar({
  x,
  y,
  w,
  share,
  h = 10,
  pitch = 4,
}: {
  x: number;
  y: number;
  w: number;
  share: number;
  h?: number;
  pitch?: number;
}) {
  const count = Math.round(w / pitch);
  const on = Math.round(count * share);
  const dashes = { strokeWidth: h, strokeDasharray: `${pitch * 0.625} ${pitch * 0.375}` };
  return (
    <>
      {on < count ? <path d={`M${x + on * pitch} ${y}H${x + w}`} className="s-thread-off" {...dashes} /> : null}
      <path d={`M${x} ${y}h${on * pitch}`} className="s-thread" {...dashes} />
    </>
  );
}

/**
 * A column chart whose columns are stacks of threads; the last one is the current and stands out.
 * @param x left edge of the first column
 * @param y the ground line
 * @param perThread how much of the value one thread is
 * @param pitch from one column to the next
 */
export function ThreadColumns({
  x,
  y,
  values,
  perThread,
  width,
  pitch,
}: {
  x: number;
  y: number;
  values: readonly number[];
  perThread: number;
  width: number;
  pitch: number;
}) {
  const column = (value: number, i: number) =>
    `M${x + i * pitch + width / 2} ${y}v-${Math.round(value / perThread) * threadHeight - 1}`;
  const columns = values.map(column);
  const weave = { strokeWidth: width, strokeDasharray: `${threadHeight - 1} 1` };
  return (
    <>
      <path d={columns.slice(0, -1).join('')} className="s-thread-past" {...weave} />
      <path d={columns.at(-1)} className="s-thread" {...weave} />
    </>
  );
}

/** One thread of a column and the gap above it. */
const threadHeight = 3;

/** `'soft end'` to `'s-soft s-end'`. */
function classes(look: string): string {
  return look.trim().replace(/\S+/g, 's-$&');
}
