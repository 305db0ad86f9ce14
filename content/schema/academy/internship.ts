import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { externalAddress } from '../shared/link.ts';
import { text } from '../shared/plain-text.ts';
import { hue, icon } from '../shared/visuals.ts';

/** A skill that an intern needs before the first day, and where to learn it. */
const prerequisite = z.strictObject({
  skill: text({ min: 15, max: 50 }),
  course: z.exactOptional(z.string()).describe('File name of the course that teaches it, without its extension.'),
  freeSource: externalAddress.describe('Where to learn it for free.'),
});

const hoursPerWeek = z.int().min(1).max(40);

/** What an intern contributes, receives and needs. */
const terms = z.strictObject({
  hoursPerWeek: hoursPerWeek.describe('Hours of an intern, including those with the mentor.'),
  homework: text({ max: 40 }).describe('Work outside these hours, with its week; or none.'),
  mentor: z.strictObject({
    role: text({ max: 30 }).describe('The work of the mentor when there are no interns: Web developer.'),
    languages: text({ max: 40 }).describe('The languages that the mentor speaks with the group.'),
    hoursPerWeek: hoursPerWeek.describe('Hours with one group.'),
  }),
  seats: z.int().min(1).max(60).describe('Interns at each start.'),
  accounts: text({ max: 60 }).describe('What an intern brings: memory of the laptop, phone, accounts.'),
});

/** One track of the internship program. */
export const internshipSchema = z.strictObject({
  order: z.int().min(1).describe('Position in every list, lowest first. Unique; leave gaps of ten.'),
  title: text({ max: 50 }).describe('Name of the track.'),
  icon,
  hue: hue.describe('Colour of its cloth. Neighbours in a list have different colours.'),
  description: text({ min: 60, max: 260 }).describe(
    '60 to 260 characters: what an intern builds, with whom, and what exists at the end.',
  ),
  highlights: z
    .array(text({ min: 15, max: 70 }))
    .min(3)
    .max(4),
  topics: z
    .array(text({ max: 40 }))
    .min(6)
    .max(12)
    .describe('In teaching order; the card shows the first four.'),
  tools: z
    .array(text({ max: 25 }))
    .min(4)
    .max(10),
  outcomes: z
    .array(text({ min: 30, max: 130 }))
    .min(3)
    .max(4)
    .describe('What an intern has done and can show at the end of the longer internship.'),
  prerequisites: z.array(prerequisite).min(1).max(3),
  weeks: z
    .array(text({ min: 20, max: 60 }))
    .describe(
      'The work of each week, as many as the longer internship has. The shorter one consists of the first of these weeks, so its last week must complete the work.',
    ),
  results: z
    .array(text({ min: 25, max: 80 }))
    .describe('What a group hands in at the end of each length, the shortest first.'),
  terms,
  nextCourse: z.string().describe('File name of the course that follows, without its extension.'),
  domain: z.string().describe('The `value` of the closest domain in the registration.'),
});

/** What the author writes. */
export type InternshipSource = Authored<z.input<typeof internshipSchema>>;
