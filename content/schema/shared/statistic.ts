import * as z from 'zod';
import { text } from './plain-text.ts';

export const evidence = text({ min: 40, max: 240 }).describe(
  '40 to 240 characters: who counted, when and how. Hidden under the figure until a visitor opens it.',
);

/** A figure, what it counts, and the evidence for it. */
export const statistic = z.strictObject({
  value: z
    .string()
    .regex(/^\d[\d,.]*(?:\+|%|x|\/7|TB\+|M\+|-bit)?$/, 'not a figure; write 50+, 98%, 10x, 24/7 or 1TB+')
    .describe('The figure with its sign, set large.'),
  label: text({ max: 40 }).describe('What it counts or measures, in small letters under the figure.'),
  change: z
    .exactOptional(z.enum(['less', 'more']))
    .describe(
      'Set it if the figure says by how much something fell or grew: the page draws it as before and after. For "3x faster", write `less`, because the time falls. If it is not set, a percentage is drawn as a share.',
    ),
  evidence,
});
