/** The dyes of the family, each a hue of the OKLCH circle (`ui/colours.ts`). */
export const hues = ['madder', 'marigold', 'leaf', 'teal', 'indigo', 'plum'] as const;

export type Hue = (typeof hues)[number];

/** The class that dyes everything below it. A class, not a style attribute: the content security policy allows none. */
export function hueClass(hue: Hue): string {
  return `hue-${hue}`;
}
