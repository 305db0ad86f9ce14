import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { alternativeText, text } from '../shared/plain-text.ts';

/** The partner organisations, in the order of the carousel. */
export const partnersSchema = z
  .array(
    z.strictObject({
      name: text({ max: 50 }).describe('As the organisation writes itself.'),
      wordMark: z
        .strictObject({
          cut: z
            .enum(['inscription', 'label', 'masthead', 'poster', 'signboard', 'stack'])
            .describe('How its letters are set; not that of another partner.'),
          lines: z
            .array(text({ max: 30 }))
            .min(2)
            .max(3)
            .describe('The name, line by line.'),
          alt: alternativeText.describe('5 to 160 characters: the mark in words.'),
        })
        .describe('Stands where a logo would.'),
    }),
  )
  .min(1);

/** What the author writes. */
export type PartnersSource = Authored<z.input<typeof partnersSchema>>;
