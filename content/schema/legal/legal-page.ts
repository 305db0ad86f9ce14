import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { anchor, siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { pageHead } from '../shared/page-parts.ts';
import { text } from '../shared/plain-text.ts';

const paragraph = text({ min: 20, max: 900 }).describe('One idea. No abbreviations that only a lawyer knows.');

const label = text({ max: 40 });

/** One block of a section. */
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
    kind: z.literal('table').describe('The first column is the heading of the row.'),
    caption: text({ max: 90 }).describe('Caption for screen readers.'),
    head: z.array(text({ max: 40 })).min(2),
    rows: z
      .array(
        z
          .array(text({ max: 260 }))
          .min(2)
          .describe('As many cells as `head`.'),
      )
      .min(1),
  }),
  z.strictObject({
    kind: z.literal('link').describe('A link to a page of this site, on a line by itself.'),
    link: siteLink,
  }),
  z.strictObject({
    kind: z
      .literal('withdrawal-form')
      .describe('A form that asks for an email address and sends withdrawal links to it.'),
  }),
  z.strictObject({ kind: z.literal('contact').describe('Email, phone and postal address from the profile.') }),
  z.strictObject({
    kind: z.literal('grievance').describe('The grievance officer and their contact details, from the profile.'),
  }),
  z.strictObject({
    kind: z.literal('textmi-officers').describe('The officers for the messaging app, from the profile.'),
    labels: z
      .strictObject({ compliance: label, nodalContact: label, grievance: label })
      .describe('The title of each officer.'),
  }),
]);

/** A legal page: a date, a summary, and numbered sections with a table of contents. */
export const legalPageSchema = z
  .strictObject({
    metadata,
    hero: pageHead,
    date: text({ max: 60 }).describe('The line under the heading, with the date: Last updated: December 8, 2024.'),
    contents: text({ max: 30 }).describe('Heading above the table of contents.'),
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
        .describe('The page in brief. Contains nothing that the sections lack.'),
    }),
    sections: z
      .array(
        z.strictObject({
          id: anchor,
          heading: text({ max: 70 }),
          concernsStudents: z
            .exactOptional(z.literal(true))
            .describe('The versions in other languages contain only these sections.'),
          blocks: z.array(block).min(1),
        }),
      )
      .min(3),
  })
  .superRefine(({ sections }, context) => {
    sections.forEach((section, index) => {
      for (const table of section.blocks.filter((item) => item.kind === 'table')) {
        if (table.rows.some((row) => row.length !== table.head.length)) {
          context.addIssue({
            code: 'custom',
            path: ['sections', index],
            message: `a row of '${table.caption}' has more or fewer cells than the head`,
          });
        }
      }
    });
  });

/** What the author writes. */
export type LegalPageSource = Authored<z.input<typeof legalPageSchema>>;
