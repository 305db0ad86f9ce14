import * as z from 'zod';
import { alternativeText } from '../shared/plain-text.ts';
import { hue } from '../shared/visuals.ts';

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
