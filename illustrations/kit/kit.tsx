import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { type GlyphName, glyphs } from './glyphs.ts';

/*
 * The parts of the product pictures. Lengths are units of the picture's viewBox. A `styles` is one or more classes of
 * `illustrations.css`, without their prefix `s-`. Text below 13 units would be too small to read where the pictures are smallest.
 */

/** The top left corner of a part, unless the part says otherwise. */
export interface Place {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

/** Moves its children, so that a repeated part (a card, a row) is drawn from its own corner. Sets their hue, too. */
export function At({ x = 0, y = 0, hue, children }: Place & { hue?: Hue | undefined; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`} className={hue && hueClass(hue)}>
      {children}
    </g>
  );
}

/**
 * One line of text. SVG neither wraps nor cuts it, so it has to fit. A browser test measures that.
 * @param x where the line starts, or ends or is centred with the styles `end` and `mid`
 * @param y the baseline
 */
export function Text({ x = 0, y = 0, styles, of }: Place & { styles?: string; of: string | number | undefined }) {
  return (
    <text x={x} y={y} className={styles && classes(styles)}>
      {of}
    </text>
  );
}

/** A heading, and a note at its right end. @param w width of both */
export function Heading({ x = 0, y, w, of, aside }: Place & { w: number; of: string; aside: string }) {
  return (
    <>
      <Text x={x} y={y} styles="strong" of={of} />
      <Text x={x + w} y={y} styles="soft end" of={aside} />
    </>
  );
}

/** A rectangle: a card, a pane, a bubble, a button. @param r corner radius */
export function Box({ x, y, w, h, r, styles }: Place & { w: number; h: number; r?: number; styles: string }) {
  return <rect x={x} y={y} width={w} height={h} rx={r} className={classes(styles)} />;
}

/** Cuts its children off at its edges: a map, a photo. */
export function Crop({ x, y, w, h, children }: Place & { w: number; h: number; children: ReactNode }) {
  return (
    <svg x={x} y={y} width={w} height={h} aria-hidden="true">
      {children}
    </svg>
  );
}

interface ButtonProps extends Place {
  readonly w: number;
  readonly glyph?: GlyphName;
  readonly isQuiet?: boolean;
  readonly of: string;
}

/** A button, 32 units high: the primary one of the picture, or a quiet one beside it. */
export function Button({ x, y, w, glyph, isQuiet = false, of }: ButtonProps) {
  const styles = `strong${glyph ? '' : ' mid'}${isQuiet ? '' : ' on-accent'}`;
  return (
    <At x={x} y={y}>
      <Box w={w} h={32} r={8} styles={isQuiet ? 'card' : 'accent'} />
      {glyph ? <Glyph of={glyph} x={10} y={8} scale={0.8} styles={isQuiet ? '' : 'icon-on'} /> : null}
      <Text x={glyph ? 33 : w / 2} y={20.5} styles={styles} of={of} />
    </At>
  );
}

/** A text input. @param w its width */
export function WriteBox({ x = 0, y = 0, w, of }: Place & { w: number; of: string }) {
  return (
    <>
      <Box x={x} y={y} w={w} h={32} r={8} styles="card" />
      <Text x={x + 12} y={y + 20.5} styles="soft" of={of} />
      <Glyph of="clip" x={x + w - 26} y={y + 7} scale={0.9} />
    </>
  );
}

/** Hairlines. @param d path data; half units (`.5`) keep them crisp */
export function Hairline({ d }: { d: string }) {
  return <path d={d} className="s-hairline" />;
}

/** A line icon, 20 units square at scale 1. */
export function Glyph({
  of,
  x = 0,
  y = 0,
  scale = 1,
  styles = '',
}: Place & { of: GlyphName; scale?: number; styles?: string }) {
  return (
    <path
      d={glyphs[of]}
      transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
      className={classes(`icon ${styles}`)}
    />
  );
}

/** A person or a group as a disc with initials: two letters need a radius of 13 or more. @param x @param y the middle */
export function Avatar({ x = 0, y = 0, r, of, hue }: Place & { r: number; of: string; hue: Hue }) {
  return (
    <g className={hueClass(hue)}>
      <circle cx={x} cy={y} r={r} className="s-tint s-disc" />
      <text x={x} y={y + 4.5} className="s-dye s-strong s-mid">
        {of}
      </text>
    </g>
  );
}

/** A square in one hue, for a legend. */
export function Swatch({ x, y = -9, size = 9, hue }: Place & { size?: number; hue: Hue }) {
  return (
    <g className={hueClass(hue)}>
      <rect x={x} y={y} width={size} height={size} className="thread-0" />
    </g>
  );
}

/** `'soft end'` to `'s-soft s-end'`. */
export function classes(styles: string): string {
  return styles.trim().replace(/\S+/g, 's-$&');
}
