/**
 * All colours of the design. tools/generate/colours.ts makes the CSS custom properties from them. The theme colour of the browser,
 * the icons, the preview images of shared links and the brochures use them too.
 */
import type { Thread } from './weave/cloth-pattern.ts';
import type { Hue } from './weave/hue.ts';

/** Lightness and chroma from 0, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The colour of a thread, without the hue, which comes from the cloth. */
export type Shade = readonly [lightness: number, chroma: number];

export interface Colour {
  readonly oklch: Oklch;
  /** Fallback in hexadecimal: for browsers from before 2023, for the theme colour of the browser, and for icons. */
  readonly plain?: `#${string}`;
}

/** The colours of the light theme. */
export const light = {
  ground: { oklch: [0.985, 0.008, 85], plain: '#fcfaf6' },
  raised: { oklch: [0.998, 0.003, 85], plain: '#fffefc' },
  sunk: { oklch: [0.958, 0.012, 82], plain: '#f4f0e9' },
  ink: { oklch: [0.24, 0.035, 265], plain: '#171d2c' },
  soft: { oklch: [0.45, 0.03, 262], plain: '#4d5566' },
  line: { oklch: [0.88, 0.015, 80], plain: '#dcd6cc' },
  edge: { oklch: [0.58, 0.02, 75], plain: '#7d766b' },
  cloth: { oklch: [0.93, 0.025, 75], plain: '#f0e6d8' },
  accent: { oklch: [0.54, 0.19, 31], plain: '#c02a18' },
  accentStrong: { oklch: [0.47, 0.175, 31], plain: '#a11d0e' },
  onAccent: { oklch: [0.99, 0.01, 85], plain: '#fffdf9' },
  quiet: { oklch: [0.42, 0.08, 195], plain: '#00585a' },
  good: { oklch: [0.45, 0.11, 150], plain: '#0d6b34' },
} as const satisfies Record<string, Required<Colour>>;

export type ColourName = keyof typeof light;
type Palette = Readonly<Record<ColourName, Colour>>;

export const dark = {
  ground: { oklch: [0.19, 0.022, 265], plain: '#10131c' },
  raised: { oklch: [0.235, 0.025, 265] },
  sunk: { oklch: [0.165, 0.02, 265] },
  ink: { oklch: [0.955, 0.01, 85], plain: '#fdf8f0' },
  soft: { oklch: [0.77, 0.02, 80] },
  line: { oklch: [0.34, 0.025, 265] },
  edge: { oklch: [0.6, 0.025, 265] },
  cloth: { oklch: [0.25, 0.03, 265] },
  accent: { oklch: [0.72, 0.16, 38], plain: '#f97f55' },
  accentStrong: { oklch: [0.79, 0.13, 42] },
  onAccent: { oklch: [0.19, 0.03, 30] },
  quiet: { oklch: [0.78, 0.08, 190] },
  good: { oklch: [0.78, 0.12, 150] },
} as const satisfies Palette;

/** A dark section within the page, in both themes. */
export const inverse: Palette = {
  ground: { oklch: [0.22, 0.03, 265] },
  raised: { oklch: [0.265, 0.03, 265] },
  sunk: { oklch: [0.19, 0.025, 265] },
  ink: { oklch: [0.965, 0.01, 85] },
  soft: { oklch: [0.8, 0.02, 80] },
  line: { oklch: [0.37, 0.025, 265] },
  edge: { oklch: [0.62, 0.025, 265] },
  cloth: { oklch: [0.28, 0.03, 265] },
  accent: { oklch: [0.74, 0.155, 40] },
  accentStrong: { oklch: [0.81, 0.12, 44] },
  onAccent: { oklch: [0.19, 0.03, 30] },
  quiet: { oklch: [0.8, 0.08, 190] },
  good: { oklch: [0.8, 0.12, 150] },
};

/** Highlighted search matches, the same in both themes. */
export const marker = {
  highlight: { oklch: [0.88, 0.13, 90], plain: '#f4d35e' },
  onHighlight: light.ink,
} as const satisfies Record<string, Required<Colour>>;

/** In print: black on white, because a background would cost ink. */
export const print: Partial<Readonly<Record<ColourName, string>>> = {
  ground: '#fff',
  raised: '#fff',
  sunk: '#fff',
  cloth: '#fff',
  ink: '#000',
  soft: '#333',
  line: '#bbb',
  edge: '#666',
  accent: '#000',
  quiet: '#000',
  good: '#000',
};

/** The picture of a product window keeps its own background and lines in print. */
export const printedScreen = { sunk: light.sunk.plain, onAccent: '#fff' };

/** The lines of a brochure. Printers draw them finer than screens do. */
export const brochureLine: Oklch = [0.85, 0.015, 80];

/** Threads of a cloth: lightness and chroma follow the theme, the hue does not. */
export const threads: Readonly<Record<'light' | 'dark' | 'inverse' | 'print', Readonly<Record<Thread, Shade>>>> = {
  light: { 0: [0.58, 0.17], 1: [0.76, 0.13], 2: [0.3, 0.05], 3: [0.85, 0.08], 4: [0.48, 0.13] },
  dark: { 0: [0.66, 0.16], 1: [0.78, 0.13], 2: [0.42, 0.07], 3: [0.86, 0.07], 4: [0.52, 0.12] },
  inverse: { 0: [0.66, 0.16], 1: [0.78, 0.13], 2: [0.44, 0.07], 3: [0.86, 0.07], 4: [0.54, 0.12] },
  print: { 0: [0.5, 0.13], 1: [0.7, 0.11], 2: [0.3, 0.05], 3: [0.85, 0.06], 4: [0.48, 0.12] },
};

/** Offset of each thread from the hue of its cloth, in degrees (`.thread-…` in `.generated/colours/shades.css`). */
export const threadHueOffsets: Readonly<Record<Thread, number>> = { 0: 0, 1: 40, 2: 0, 3: 20, 4: -30 };

/** Fallback colours of the light and the deep threads for old browsers. */
export const plainThreads = { light: '#d4764a', deep: '#6d2f1f' };

/** The parts of a course. Neighbours also differ in lightness, because many brochures are printed without colour. */
export const courseShades: Readonly<Record<'light' | 'dark', readonly Shade[]>> = {
  light: [
    [0.58, 0.17],
    [0.36, 0.08],
    [0.74, 0.14],
    [0.47, 0.14],
    [0.66, 0.15],
    [0.3, 0.05],
  ],
  dark: [
    [0.66, 0.16],
    [0.46, 0.09],
    [0.8, 0.13],
    [0.55, 0.14],
    [0.73, 0.14],
    [0.9, 0.04],
  ],
};

/** Offset of each part from the hue of its course, in degrees (`.shade-…` in `.generated/colours/shades.css`). */
export const courseShadeHueOffsets: readonly number[] = [0, 0, 35, -30, -20, 0];

/** The angle of each hue on the OKLCH circle, in degrees. */
export const hueAngles: Readonly<Record<Hue, number>> = {
  madder: 30,
  marigold: 75,
  leaf: 145,
  teal: 195,
  indigo: 265,
  plum: 340,
};
