import * as z from 'zod';
import { alternativeText } from '../shared/plain-text.ts';
import { hue } from '../shared/visuals.ts';

/** A photograph as the desk stores it: square, small, and without the data of the camera. */
export const photo = z.strictObject({
  alt: alternativeText.describe('5 to 160 characters: what the picture shows.'),
  webp: z
    .string('Choose a picture.')
    .max(60_000)
    .regex(/^UklGR[A-Za-z0-9+/]+={0,2}$/, 'Choose a picture.')
    .meta({ format: 'photo', description: 'A JPEG, PNG or WebP file of at most 8 MB.' }),
});

/** A person, drawn in squares (`ui/weave/portrait.tsx`), until there is a photograph and the consent to show it. */
export const portrait = z.strictObject({
  alt: alternativeText.describe('5 to 160 characters: that it is a drawing, and what it shows.'),
  hue: hue.describe('Colour of background and clothes. Neighbours have different colours.'),
  skin: z.enum(['fair', 'wheat', 'brown']),
  hair: z
    .enum(['bob', 'braid', 'bun', 'curls', 'headscarf', 'long', 'receding', 'short', 'skullcap', 'swept'])
    .describe('What is on the head, a scarf or a cap included.'),
  hairColour: z.enum(['black', 'fair', 'grey']),
  beard: z.exactOptional(z.enum(['full', 'goatee', 'moustache'])),
  clothes: z.enum(['blazer', 'coat', 'kurta', 'pullover', 'sari', 'shirt', 'stole']),
  extras: z.array(z.enum(['bindi', 'earrings', 'glasses'])).max(3),
});
