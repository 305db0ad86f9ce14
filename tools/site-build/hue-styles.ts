import { formatHex } from 'culori';
import {
  courseShadeHueOffsets,
  courseShades,
  hueAngles,
  type Oklch,
  threadHueOffsets,
  threads,
} from '../../ui/colours.ts';
import type { Thread } from '../../ui/weave/cloth-pattern.ts';

/** Colour of a thread in the light theme, for files that have no stylesheet. @param hue a class such as `hue-teal`; default: madder */
export function threadColour(thread: Thread, hue: string | undefined): string {
  const [lightness, chroma] = threads.light[thread];
  return hex([lightness, chroma, angleOf(hue) + threadHueOffsets[thread]]);
}

/** Colour of a part of a course, as on its page. @param index index of the part @param hue a class such as `hue-teal` */
export function partColour(index: number, hue: string): string {
  const shade = index % courseShades.light.length;
  const [lightness, chroma] = courseShades.light[shade] ?? [0, 0];
  return hex([lightness, chroma, angleOf(hue) + (courseShadeHueOffsets[shade] ?? 0)]);
}

const angles: Readonly<Record<string, number>> = hueAngles;

const angleOf = (hue = '') => angles[hue.replace('hue-', '')] ?? hueAngles.madder;

/** OKLCH to `#rrggbb`, clipped to sRGB. */
export const hex = ([l, c, h]: Oklch): string => formatHex({ mode: 'oklch', l, c, h });
