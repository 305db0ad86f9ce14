import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { text } from '../shared/plain-text.ts';

/** One open position. The address of its application form is `/company/careers/apply/` and the name of its file. */
export const positionSchema = z.strictObject({
  order: z.int().min(1).describe('Place in the list, low first; leave gaps of ten, no two alike.'),
  title: text({ max: 50 }),
  department: text({ max: 30 }),
  location: z.enum(['Tripura', 'Remote', 'Hybrid']).describe('Where one works.'),
  type: z.enum(['Full-time']),
  experience: z.enum(['2-3 years', '2-4 years', '3-5 years']).describe('How long one has done it.'),
  skills: z
    .array(text({ max: 30 }))
    .min(3)
    .max(6),
  description: text({ min: 140, max: 340 }).describe(
    '140 to 340 characters: what one will work on, with whom, and what the first months look like.',
  ),
  posted: z
    .exactOptional(z.iso.date())
    .describe('Day it was opened, 2027-01-15. With it, search engines are told of the position; without it, not.'),
});

/** What the author writes. */
export type PositionSource = Authored<z.input<typeof positionSchema>>;
