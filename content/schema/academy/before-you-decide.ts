import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { anchor, siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { pageHead, sectionHeading } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';

const label = text({ max: 40 });

/** The page for parents and students who compare courses before they pay. It shows fees and batches of the courses. */
export const beforeYouDecideSchema = z.strictObject({
  metadata,
  hero: pageHead,
  linkLabel: label.describe('Label of the links to this page, beside each registration.'),
  costs: z.strictObject({
    id: anchor,
    heading: sectionHeading,
    intro: text({ min: 30, max: 200 }),
  }),
  comparison: z.strictObject({
    labels: z.strictObject({
      know: label,
      starts: label,
      homework: label,
      project: label,
      next: label,
      job: label,
    }),
    batch: template({ max: 40, placeholders: ['language', 'count'] }).describe('Below the date of a batch.'),
    weeklyHours: template({ max: 40, placeholders: ['hours'] }),
    courses: z.array(
      z.strictObject({
        course: z.string().describe('File name of the course, without its extension.'),
        know: text({ max: 80 }),
        project: text({ max: 80 }),
        next: text({ max: 80 }),
        job: text({ max: 80 }),
      }),
    ),
  }),
  questions: z
    .array(
      z.strictObject({
        id: anchor,
        heading: text({ max: 60 }),
        text: z
          .array(text({ min: 30, max: 320 }))
          .min(1)
          .max(4),
        link: z.exactOptional(siteLink),
      }),
    )
    .min(3),
});

/** What the author writes. */
export type BeforeYouDecideSource = Authored<z.input<typeof beforeYouDecideSchema>>;
