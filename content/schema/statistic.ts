import * as z from 'zod';
import { text } from './plain-text.ts';

/** A figure and what it counts. */
export const statistic = z.strictObject({
  value: z
    .string()
    .regex(/^\d[\d,.]*(?:\+|%|x)?$/, 'not a figure; write 50+, 98% or 200')
    .describe('The figure with its sign, set large.'),
  label: text({ max: 30 }).describe('What it counts, in small letters under the figure.'),
});
