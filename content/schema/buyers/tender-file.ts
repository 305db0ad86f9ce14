import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { anchor } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { callToAction, pageHead, sectionHeading } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';

const part = { anchor, heading: sectionHeading };
const cell = text({ max: 120 });

/** A numbered part of the file: labels with values, or a table. */
const numberedPart = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rows'),
    ...part,
    rows: z.array(z.strictObject({ label: text({ max: 50 }), text: text({ max: 260 }) })).min(2),
  }),
  z
    .strictObject({
      kind: z.literal('table'),
      ...part,
      head: z
        .array(text({ max: 40 }))
        .min(2)
        .max(4),
      rows: z
        .array(
          z.strictObject({
            cells: z.array(cell).describe('One cell for each column; the first is the heading of the row.'),
          }),
        )
        .min(2),
      note: z.exactOptional(text({ max: 200 })),
    })
    .refine(
      ({ head, rows }) => rows.every(({ cells }) => cells.length === head.length),
      'every row must have one cell for each column',
    ),
]);

/** The facts that a purchasing department asks for, on sheets that are printed on A4. */
export const tenderFileSchema = z.strictObject({
  metadata,
  hero: pageHead,
  asOf: text({ max: 80 }).describe('When the file was last reviewed.'),
  printHint: text({ max: 120 }).describe('How to print the file.'),
  sheet: template({ max: 30, placeholders: ['number', 'count'] }).describe('At the top of each sheet.'),
  sheets: z.array(z.strictObject({ parts: z.array(numberedPart).min(1) })).length(2),
  callToAction,
});

/** What the author writes. */
export type TenderFileSource = Authored<z.input<typeof tenderFileSchema>>;
