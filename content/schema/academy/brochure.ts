import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { sectionHeading } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';

const label = text({ max: 30 });

/** The texts of a printed brochure that are not on the page of the course. A brochure has no date: the build regenerates it when the course changes. */
export const brochureSchema = z.strictObject({
  title: template({ max: 60, placeholders: ['course'] }).describe(
    'Title of the document, shown in the title bar of the PDF viewer.',
  ),
  eyebrow: text({ max: 40 }).describe('Shown above the name of the course on the cover.'),
  sessionRange: template({ max: 40, placeholders: ['first', 'last'] }).describe('The sessions of a part or a page.'),
  onPage: template({ max: 30, placeholders: ['page'] }).describe('The page where a part begins.'),
  pageNumber: template({ max: 30, placeholders: ['page', 'count'] }),
  fee: sectionHeading,
  solution: label.describe('Heading above the solution of the exercise in the handout.'),
  register: z
    .strictObject({
      heading: sectionHeading,
      steps: z
        .array(z.strictObject({ title: text({ max: 50 }), text: text({ min: 30, max: 200 }) }))
        .min(3)
        .max(5)
        .describe('In the order in which the visitor takes them.'),
      link: template({ max: 90, placeholders: ['course'] }).describe(
        'Shown above the address of the registration; also its alternative text.',
      ),
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
  terms: text({ max: 160 }).describe('What applies to every fee. Shown above the address of the terms.'),
});

/** What the author writes. */
export type BrochureSource = Authored<z.input<typeof brochureSchema>>;
