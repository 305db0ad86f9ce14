import type { Thread } from '../../ui/weave/cloth-pattern.ts';

/** The light theme's threads, lightness and chroma, with how far each turns from the dye's hue (ui/styles/tokens.css). */
const threads: Readonly<Record<Thread, readonly [lightness: number, chroma: number, turn: number]>> = {
  0: [0.58, 0.17, 0],
  1: [0.76, 0.13, 40],
  2: [0.3, 0.05, 0],
  3: [0.85, 0.08, 20],
  4: [0.48, 0.13, -30],
};

/** Angles of the dyes on the OKLCH circle (ui/styles/tokens.css). */
const angles: Readonly<Record<string, number>> = {
  'hue-madder': 30,
  'hue-marigold': 75,
  'hue-leaf': 145,
  'hue-teal': 195,
  'hue-indigo': 265,
  'hue-plum': 340,
};

/** Colour of a thread for what cannot read a style sheet. @param hue class of the dye; madder without one */
export function threadColour(thread: Thread, hue: string | undefined): string {
  const [lightness, chroma, turn] = threads[thread];
  return hex(lightness, chroma, (angles[hue ?? ''] ?? 30) + turn);
}

/** The colours of a course's parts, told apart by lightness too, since many a brochure is printed without colour. */
const parts: readonly (readonly [lightness: number, chroma: number, turn: number])[] = [
  [0.58, 0.17, 0],
  [0.36, 0.08, 0],
  [0.74, 0.14, 35],
  [0.47, 0.14, -30],
  [0.66, 0.15, -20],
  [0.3, 0.05, 0],
];

/** Colour of a part of a course, as on its page. @param index place of the part @param hue class of the dye */
export function partColour(index: number, hue: string): string {
  const [lightness, chroma, turn] = parts[index % parts.length] ?? [0.58, 0.17, 0];
  return hex(lightness, chroma, (angles[hue] ?? 30) + turn);
}

/** OKLCH to `#rrggbb`, clipped to sRGB. Source: Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function hex(lightness: number, chroma: number, angle: number): string {
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
