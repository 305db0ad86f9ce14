import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { externalAddress } from '../shared/link.ts';
import { text } from '../shared/plain-text.ts';
import { hue, icon } from '../shared/visuals.ts';

/** What one can do before the first day, and where one learns it. */
const prerequisite = z.strictObject({
  skill: text({ min: 15, max: 90 }),
  course: z.exactOptional(z.string()).describe('File of the course that teaches it, without its ending.'),
  freeSource: z
    .strictObject({ label: text({ max: 40 }), href: externalAddress })
    .describe('Where one learns it without paying'),
});

/** One week of a group. */
const week = z.strictObject({
  work: text({ min: 25, max: 80 }),
  demo: text({ min: 15, max: 52 }).describe('What lies on the table when it ends; stands after "Shown:".'),
});

const hoursPerWeek = z.int().min(1).max(40);

/** What an intern gives, gets and keeps. */
const terms = z.strictObject({
  hoursPerWeek: hoursPerWeek.describe('Of an intern, those with the mentor among them. Sums are computed.'),
  mentor: z.strictObject({
    hoursPerWeek: hoursPerWeek.describe('With one group.'),
    reviews: text({ min: 30, max: 110 }).describe('What the mentor reads, and how often.'),
  }),
  accounts: text({ min: 80, max: 240 }).describe(
    'Devices and accounts: which are the intern’s, which are ours, and who pays for cloud, GPU, store and advertising.',
  ),
  ownership: text({ min: 60, max: 200 }).describe('What belongs to the intern afterwards, and what does not.'),
});

/** One track of the internship program. */
export const internshipSchema = z.strictObject({
  order: z.int().min(1).describe('Place in every list, low first; leave gaps of ten, no two alike.'),
  title: text({ max: 50 }).describe('Name of the track.'),
  icon,
  hue: hue.describe('Colour of its cloth; not that of its neighbours.'),
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
    .describe('What one has done and can show at the end of the longer time.'),
  prerequisites: z.array(prerequisite).min(1).max(3),
  weeks: z
    .array(week)
    .describe(
      'As many as the longer time of the registration has. Both begin together: the shorter time ends within, so its last week must close the work.',
    ),
  terms,
  domain: z.string().describe('The nearest domain of the registration, as content/registration words it.'),
  domainReason: text({ min: 30, max: 180 }).describe(
    '30 to 180 characters after the domain: why this one, and what to say where the track is not named in the form.',
  ),
});

/** What the author writes. */
export type InternshipSource = Authored<z.input<typeof internshipSchema>>;
