import * as z from 'zod';
import { text } from '../shared/plain-text.ts';

/** One open position. The address of its application form is `/company/careers/apply/` plus its slug. */
const position = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'not a part of an address; write full-stack-developer')
    .max(60)
    .describe('The last part of its address, in small letters: full-stack-developer. Applications are stored with it.'),
  title: text({ max: 50 }),
  department: text({ max: 30 }),
  location: z.enum(['Tripura', 'Remote', 'Hybrid']).describe('The place of work.'),
  type: z.enum(['Full-time']),
  experience: z.enum(['2-3 years', '2-4 years', '3-5 years']).describe('The required experience.'),
  salary: text({ max: 40 }).describe('The lowest and the highest pay: ₹6 to ₹9 lakh a year.'),
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

/** The open positions, in the order of the careers page. */
export const positionsSchema = z
  .array(position)
  .min(1)
  .refine((list) => new Set(list.map(({ slug }) => slug)).size === list.length, 'two positions have the same slug');
