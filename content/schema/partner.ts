import * as z from 'zod';
import type { Authored } from '../reading/sample.ts';
import { hue, monogram } from './look.ts';
import { alternativeText, text } from './plain-text.ts';

/** The partner organisations, in the order of the carousel. */
export const partnersSchema = z
  .array(
    z.strictObject({
      name: text({ max: 50 }).describe('As the organisation writes itself.'),
      mark: z.strictObject({
        monogram,
        hue: hue.describe('Colour of its cloth; not that of its neighbours.'),
        alt: alternativeText.describe('5 to 160 characters: the mark in words.'),
      }),
    }),
  )
  .min(1);

/** What the author writes. */
export type PartnersSource = Authored<z.input<typeof partnersSchema>>;
