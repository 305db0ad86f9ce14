import { courseDyes, courseDyeTurns, hueAngles, type Oklch, threads, threadTurns } from '../../ui/colours.ts';
import type { Thread } from '../../ui/weave/cloth-pattern.ts';

const angles: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(hueAngles).map(([hue, angle]) => [`hue-${hue}`, angle]),
);

/** The light theme's colour of a thread, for what cannot read a style sheet. @param hue class of the dye; madder without one */
export function threadColour(thread: Thread, hue: string | undefined): string {
  const [lightness, chroma] = threads.light[thread];
  return hex([lightness, chroma, angleOf(hue) + threadTurns[thread]]);
}

/** Colour of a part of a course, as on its page. @param index place of the part @param hue class of the dye */
export function partColour(index: number, hue: string): string {
  const at = index % courseDyes.light.length;
  const [lightness, chroma] = courseDyes.light[at] ?? [0, 0];
  return hex([lightness, chroma, angleOf(hue) + (courseDyeTurns[at] ?? 0)]);
}

const angleOf = (hue = '') => angles[hue] ?? hueAngles.madder;

/** OKLCH to `#rrggbb`, clipped to sRGB. Source: Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function hex([lightness, chroma, angle]: Oklch): string {
  const a = chroma * Math.cos((angle * Math.PI) / 180);
  const b = chroma * Math.sin((angle * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channel = (value: number) => {
    const clipped = Math.min(1, Math.max(0, value));
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}
