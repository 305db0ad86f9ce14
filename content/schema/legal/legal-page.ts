import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { anchor, siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { pageHead } from '../shared/page-parts.ts';
import { text } from '../shared/plain-text.ts';

const paragraph = text({ min: 20, max: 900 }).describe('One thought. No abbreviations that only a lawyer knows.');

const label = text({ max: 40 });

/** What a section is made of, in its order. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: paragraph }),
  z.strictObject({
    kind: z.literal('list'),
    items: z
      .array(text({ min: 4, max: 400 }))
      .min(2)
      .max(12),
  }),
  z.strictObject({
    kind: z.literal('table').describe('The first column names the row.'),
    caption: text({ max: 90 }).describe('Read out before the table.'),
    head: z.array(text({ max: 40 })).min(2),
    rows: z
      .array(
        z
          .array(text({ max: 260 }))
          .min(2)
          .describe('As many cells as the head has.'),
      )
      .min(1),
  }),
  z.strictObject({ kind: z.literal('link').describe('A line that leads to a page of this site.'), link: siteLink }),
  z.strictObject({
    kind: z.literal('withdrawal-form').describe('Asks for an address, and sends links to withdraw there.'),
  }),
  z.strictObject({ kind: z.literal('contact').describe('E-mail, phone and postal address of the profile.') }),
  z.strictObject({
    kind: z.literal('grievance').describe('The grievance officer and how to reach them, of the profile.'),
  }),
  z.strictObject({
    kind: z.literal('textmi-officers').describe('The officers for the messaging app, of the profile.'),
    labels: z
      .strictObject({ compliance: label, nodalContact: label, grievance: label })
      .describe('What each of them is.'),
  }),
]);

/** A page of law: a date, a summary, numbered sections with a table of contents. */
export const legalPageSchema = z
  .strictObject({
    metadata,
    hero: pageHead,
    date: text({ max: 60 }).describe('The line under the heading, with the date: Last updated: December 8, 2024.'),
    contents: text({ max: 30 }).describe('Over the table of contents.'),
    contactLabels: z.strictObject({
      company: label,
      email: label,
      phone: label,
      address: label,
      grievanceOfficer: label,
      grievanceDesignation: label,
      grievancePhone: label,
      grievanceEmail: label,
    }),
    summary: z.strictObject({
      heading: text({ max: 40 }),
      points: z
        .array(text({ max: 160 }))
        .min(3)
        .max(6)
        .describe('The page for those in a hurry; says nothing the sections do not.'),
    }),
    sections: z.array(z.strictObject({ id: anchor, heading: text({ max: 70 }), blocks: z.array(block).min(1) })).min(3),
  })
  .superRefine(({ sections }, context) => {
    sections.forEach((section, index) => {
      for (const table of section.blocks.filter((each) => each.kind === 'table')) {
        if (table.rows.some((row) => row.length !== table.head.length)) {
          context.addIssue({
            code: 'custom',
            path: ['sections', index],
            message: `a row of '${table.caption}' has more or fewer cells than its head`,
          });
        }
      }
    });
  });

/** What the author writes. */
export type LegalPageSource = Authored<z.input<typeof legalPageSchema>>;
