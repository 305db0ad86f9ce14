import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { text } from '../shared/plain-text.ts';

/** One open position. The address of its application form is `/company/careers/apply/` plus the name of its file. */
export const positionSchema = z.strictObject({
  order: z.int().min(1).describe('Position in the list, lowest first. Unique; leave gaps of ten.'),
  title: text({ max: 50 }),
  department: text({ max: 30 }),
  location: z.enum(['Tripura', 'Remote', 'Hybrid']).describe('The place of work.'),
  type: z.enum(['Full-time']),
  experience: z.enum(['2-3 years', '2-4 years', '3-5 years']).describe('The required experience.'),
  skills: z
    .array(text({ max: 30 }))
    .min(3)
    .max(6),
  description: text({ min: 140, max: 340 }).describe(
    '140 to 340 characters: what the work is, with whom, and what the first months look like.',
  ),
  posted: z
    .exactOptional(z.iso.date())
    .describe(
      'The day the position was opened: 2027-01-15. Without it, the page has no structured data for search engines.',
    ),
});

/** What the author writes. */
export type PositionSource = Authored<z.input<typeof positionSchema>>;
