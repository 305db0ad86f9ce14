import * as z from 'zod';
import type { Authored } from '../reading/sample.ts';
import { hue, icon } from './look.ts';
import { text } from './plain-text.ts';

/** One track of the internship program. */
export const internshipSchema = z.strictObject({
  order: z.int().min(1).describe('Place in every list, low first; leave gaps of ten, no two alike.'),
  title: text({ max: 50 }).describe('Name of the track.'),
  icon,
  hue: hue.describe('Colour of its cloth; not that of its neighbours.'),
  weeks: z
    .strictObject({ from: z.int().min(1), to: z.int().min(1) })
    .refine(({ from, to }) => from < to, 'the longer time comes second'),
  description: text({ min: 120, max: 260 }).describe(
    '120 to 260 characters: what an intern builds, with whom, and what remains at the end.',
  ),
  highlights: z
    .array(text({ min: 15, max: 70 }))
    .min(3)
    .max(4),
  topics: z
    .array(text({ max: 40 }))
    .min(6)
    .max(12)
    .describe('In the order in which they come up; the card shows the first four.'),
  tools: z
    .array(text({ max: 25 }))
    .min(4)
    .max(10),
  outcomes: z
    .array(text({ min: 30, max: 130 }))
    .min(3)
    .max(4)
    .describe('What one has done and can show at the end.'),
  domain: z.string().describe('The nearest domain of the registration, as content/registration words it.'),
  domainReason: text({ min: 30, max: 180 }).describe(
    '30 to 180 characters after the domain: why this one, and what to say where the track is not named in the form.',
  ),
});

/** What the author writes. */
export type InternshipSource = Authored<z.input<typeof internshipSchema>>;
