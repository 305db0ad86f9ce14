/** The hues of the design. `hueAngles` (`ui/colours.ts`) has the angle of each on the OKLCH circle. */
export type Hue = 'madder' | 'marigold' | 'leaf' | 'teal' | 'indigo' | 'plum';

/** The class that sets the hue of an element and its descendants. The content security policy forbids style attributes. */
export function hueClass(hue: Hue): string {
  return `hue-${hue}`;
}
