/** The hues of the look. `hueAngles` (`ui/colours.ts`) has the angle of each on the OKLCH circle. */
export const hues = ['madder', 'marigold', 'leaf', 'teal', 'indigo', 'plum'] as const;

export type Hue = (typeof hues)[number];

/** The class that sets the hue of an element and its descendants. The content security policy forbids style attributes. */
export function hueClass(hue: Hue): string {
  return `hue-${hue}`;
}
