import * as z from 'zod';
import { alternativeText, text } from '../shared/plain-text.ts';

/** The partner organisations, in the order of the carousel. */
export const partnersSchema = z
  .array(
    z.strictObject({
      name: text({ max: 50 }).describe('The organisation’s own spelling.'),
      wordMark: z
        .strictObject({
          cut: z
            .enum(['inscription', 'label', 'masthead', 'poster', 'signboard', 'stack'])
            .describe('The typographic style of the word mark. Each partner has a different one.'),
          lines: z
            .array(text({ max: 30 }))
            .min(2)
            .max(3)
            .describe('The name, line by line.'),
          alt: alternativeText.describe('5 to 160 characters: the mark in words.'),
        })
        .describe('Replaces a logo.'),
    }),
  )
  .min(1);
