import * as z from 'zod';
import { text } from './plain-text.ts';

/** A figure, what it counts, and how one knows. */
export const statistic = z.strictObject({
  value: z
    .string()
    .regex(/^\d[\d,.]*(?:\+|%|x|\/7|TB\+|M\+|-bit)?$/, 'not a figure; write 50+, 98%, 10x, 24/7 or 1TB+')
    .describe('The figure with its sign, set large.'),
  label: text({ max: 40 }).describe('What it counts or measures, in small letters under the figure.'),
  change: z
    .exactOptional(z.enum(['less', 'more']))
    .describe(
      'Where the figure says by how much something fell or grew: drawn as before and after. 3x faster is less time. Without it, a percentage is a share.',
    ),
  evidence: text({ min: 40, max: 240 }).describe(
    '40 to 240 characters: who counted, when and how. Folded under the figure.',
  ),
});
