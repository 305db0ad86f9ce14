import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { sectionHeading } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';

const label = text({ max: 30 });

/** The texts of a printed brochure that the page of the course lacks. There is no date: the build makes it again when the course changes. */
export const brochureSchema = z.strictObject({
  title: template({ max: 60, placeholders: ['course'] }).describe(
    'Title of the document, shown in the window of the reader.',
  ),
  eyebrow: text({ max: 40 }).describe('Over the name of the course on the cover.'),
  sessionRange: template({ max: 40, placeholders: ['first', 'last'] }).describe(
    'Which sessions a part or a page holds.',
  ),
  onPage: template({ max: 30, placeholders: ['page'] }).describe('Where a part begins.'),
  pageNumber: template({ max: 30, placeholders: ['page', 'count'] }),
  fee: sectionHeading,
  solution: label.describe('Of the exercise in the session that is written out.'),
  register: z
    .strictObject({
      heading: sectionHeading,
      steps: z
        .array(z.strictObject({ title: text({ max: 50 }), text: text({ min: 30, max: 200 }) }))
        .min(3)
        .max(5)
        .describe('In the order in which they are taken.'),
      link: template({ max: 90, placeholders: ['course'] }).describe('Over the address; also read out for it.'),
    })
    .describe('The last page.'),
  contact: z.strictObject({
    heading: sectionHeading,
    phone: label,
    whatsapp: label,
    email: label,
    hours: label,
    address: label,
  }),
  terms: text({ max: 160 }).describe('What holds for every fee; stands above the address of the terms.'),
});

/** What the author writes. */
export type BrochureSource = Authored<z.input<typeof brochureSchema>>;
