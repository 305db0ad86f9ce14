import { brochureLine, light } from '../../ui/colours.ts';
import { hex } from '../site-build/dye.ts';

/** The faces of the site and that of programs, one weight each: `.generated/fonts/`. */
export type Face = 'display' | 'text' | 'semibold' | 'mono';

export interface TextStyle {
  readonly face: Face;
  /** Points. */
  readonly size: number;
  /** Points from one line to the next. */
  readonly leading: number;
  readonly colour: string;
  /** Em added after each letter. */
  readonly tracking?: number;
  /** Figures of one width, for numbers that stand below each other. */
  readonly isTabular?: boolean;
}

/** The light theme of the site; the paper stays bare, since paper has a colour of its own. */
export const ink = hex(light.ink.oklch);
const soft = hex(light.soft.oklch);
export const line = hex(brochureLine);
export const accent = hex(light.accent.oklch);
export const clothGround = hex(light.cloth.oklch);

const display = { face: 'display', colour: ink, tracking: -0.022 } as const;

export const styles = {
  brand: { ...display, size: 15, leading: 20, colour: accent },
  eyebrow: { face: 'semibold', size: 11, leading: 16, colour: accent },
  title: { ...display, size: 44, leading: 46, tracking: -0.03 },
  heading: { ...display, size: 22, leading: 27 },
  part: { ...display, size: 17, leading: 22 },
  subheading: { face: 'semibold', size: 11.5, leading: 16, colour: ink },
  lead: { face: 'text', size: 13, leading: 20, colour: ink },
  body: { face: 'text', size: 10.5, leading: 15.5, colour: ink },
  detail: { face: 'text', size: 9.4, leading: 13.2, colour: ink },
  detailStrong: { face: 'semibold', size: 9.4, leading: 13.2, colour: ink },
  // A line of a program has 72 letters.
  code: { face: 'mono', size: 8.4, leading: 11.6, colour: ink },
  label: { face: 'text', size: 8.5, leading: 12, colour: soft, isTabular: true },
  labelStrong: { face: 'semibold', size: 8.5, leading: 12, colour: ink },
  value: { face: 'semibold', size: 11.5, leading: 15, colour: ink, isTabular: true },
  price: { ...display, size: 19, leading: 22, isTabular: true },
  number: { ...display, size: 15, leading: 16, isTabular: true },
} satisfies Record<string, TextStyle>;

/** A4 in points, and what is kept free at its edges. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 72, bottom: 72 } as const;
/** Width of the text. */
export const measure = page.width - page.left - page.right;

/** Width of one of two columns, and where the second begins. */
export const half = (measure - 28) / 2;
export const secondHalf = half + 28;
