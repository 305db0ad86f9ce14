import * as z from 'zod';
import { text } from '../shared/plain-text.ts';
import { photo, portrait } from './portrait.ts';

/** Quotes of clients, in the order of the carousel. Each needs written consent and keeps the client’s own words. */
export const testimonialsSchema = z
  .array(
    z.strictObject({
      name: text({ max: 40 }),
      company: text({ max: 60 }).describe('Company and place.'),
      content: text({ min: 80, max: 280 }).describe(
        '80 to 280 characters, without quotation marks: the page draws them.',
      ),
      rating: z.int().min(1).max(5).describe('1 to 5, as given by the client.'),
      photo: z.exactOptional(photo).describe('Needs the consent of the person. It replaces the drawing.'),
      portrait: z.exactOptional(portrait),
    }),
  )
  .min(1);
