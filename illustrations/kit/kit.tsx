import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { type LineIconName, lineIcons } from './line-icons.ts';

/*
 * SVG components that all illustrations use. Lengths are in viewBox units. `styles` lists classes of `illustrations.css` without
 * their prefix `s-`. Text needs 13 units or more to be readable in the smallest pictures.
 */

/** The top left corner of a component, unless the component says otherwise. */
export interface Position {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

/** Moves its children to a position and sets their hue. */
export function Group({ x = 0, y = 0, hue, children }: Position & { hue?: Hue | undefined; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`} className={hue && hueClass(hue)}>
      {children}
    </g>
  );
}

/**
 * One line of text. SVG does not wrap it.
 * @param x start of the line; its end with the style `end`, its centre with `middle`
 * @param y the baseline
 */
export function Text({
  x = 0,
  y = 0,
  styles,
  text,
}: Position & { styles?: string; text: string | number | undefined }) {
  return (
    <text x={x} y={y} className={styles && classNames(styles)}>
      {text}
    </text>
  );
}

/** A heading with a note (`aside`) aligned right. @param w width of both */
export function Heading({ x = 0, y, w, title, aside }: Position & { w: number; title: string; aside: string }) {
  return (
    <>
      <Text x={x} y={y} styles="strong" text={title} />
      <Text x={x + w} y={y} styles="soft end" text={aside} />
    </>
  );
}

/** A rectangle. @param r corner radius */
export function Box({ x, y, w, h, r, styles }: Position & { w: number; h: number; r?: number; styles: string }) {
  return <rect x={x} y={y} width={w} height={h} rx={r} className={classNames(styles)} />;
}

/** Clips its children to a rectangle. */
export function Crop({ x, y, w, h, children }: Position & { w: number; h: number; children: ReactNode }) {
  return (
    <svg x={x} y={y} width={w} height={h} aria-hidden="true">
      {children}
    </svg>
  );
}

interface ButtonProps extends Position {
  readonly w: number;
  readonly icon?: LineIconName;
  readonly isSecondary?: boolean;
  readonly label: string;
}

/** A button, 32 units high. */
export function Button({ x, y, w, icon, isSecondary = false, label }: ButtonProps) {
  const styles = `strong${icon ? '' : ' middle'}${isSecondary ? '' : ' on-accent'}`;
  return (
    <Group x={x} y={y}>
      <Box w={w} h={32} r={8} styles={isSecondary ? 'card' : 'accent'} />
      {icon ? <LineIcon name={icon} x={10} y={8} scale={0.8} styles={isSecondary ? '' : 'icon-on-accent'} /> : null}
      <Text x={icon ? 33 : w / 2} y={20.5} styles={styles} text={label} />
    </Group>
  );
}

/** An empty text input with an attachment icon, 32 units high. */
export function TextInput({ x = 0, y = 0, w, placeholder }: Position & { w: number; placeholder: string }) {
  return (
    <>
      <Box x={x} y={y} w={w} h={32} r={8} styles="card" />
      <Text x={x + 12} y={y + 20.5} styles="soft" text={placeholder} />
      <LineIcon name="clip" x={x + w - 26} y={y + 7} scale={0.9} />
    </>
  );
}

/** Thin lines. @param d path data; coordinates ending in `.5` keep the lines sharp */
export function Hairline({ d }: { d: string }) {
  return <path d={d} className="s-hairline" />;
}

/** A line icon, 20 by 20 units at scale 1. */
export function LineIcon({
  name,
  x = 0,
  y = 0,
  scale = 1,
  styles = '',
}: Position & { name: LineIconName; scale?: number; styles?: string }) {
  return (
    <path
      d={lineIcons[name]}
      transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
      className={classNames(`icon ${styles}`)}
    />
  );
}

/** A circle with initials. Two letters need a radius of 13 or more. @param x @param y the centre */
export function Avatar({ x = 0, y = 0, r, initials, hue }: Position & { r: number; initials: string; hue: Hue }) {
  return (
    <g className={hueClass(hue)}>
      <circle cx={x} cy={y} r={r} className="s-tint s-disc" />
      <text x={x} y={y + 4.5} className="s-hue s-strong s-middle">
        {initials}
      </text>
    </g>
  );
}

/** A coloured square for a legend. */
export function Swatch({ x, y = -9, size = 9, hue }: Position & { size?: number; hue: Hue }) {
  return (
    <g className={hueClass(hue)}>
      <rect x={x} y={y} width={size} height={size} className="thread-0" />
    </g>
  );
}

/** Adds the prefix of each class: `'soft end'` becomes `'s-soft s-end'`. */
export function classNames(styles: string): string {
  return styles.trim().replace(/\S+/g, 's-$&');
}
