import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { anchor } from '../shared/link.ts';
import { sectionHeading } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';

const label = text({ max: 40 });
const day = z.enum(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);

/** A place where courses are taught. */
const centre = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  name: text({ max: 40 }),
  address: text({ min: 20, max: 140 }),
});

/** One group of students that begins together. */
const batch = z.strictObject({
  course: z.string().describe('File of the course, without its ending.'),
  starts: z.iso.date().describe('The day of its first session. A batch that has begun is not shown any more.'),
  days: z.array(day).min(1).max(6),
  time: text({ min: 9, max: 20 }).describe('Of two hours: 5 to 7 pm.'),
  centre: z.string().describe('Which of the centres.'),
  seats: z.int().min(4).max(60),
  language: text({ max: 60 }),
  teacher: text({ max: 60 }).describe('Who teaches it, and as what they work.'),
});

/** A rule, its answer in a line, and the whole of it. */
const rule = z.strictObject({
  title: text({ max: 50 }),
  summary: text({ min: 20, max: 130 }).describe('The answer, before anything is unfolded.'),
  text: z
    .array(text({ min: 40, max: 320 }))
    .min(1)
    .max(4),
});

/** What decides whether one joins a course, said once for cards, curricula, registration and brochure. */
export const enrolmentSchema = z
  .strictObject({
    anchor,
    heading: sectionHeading,
    lead: text({ min: 40, max: 200 }),
    gstPercent: z.number().min(0).max(40).describe('Tax on training, in per cent of the fee.'),
    fee: z.strictObject({
      title: label,
      summary: template({ max: 80, placeholders: ['total', 'gst'] }),
      totalNote: template({ max: 80, placeholders: ['total', 'gst'] }).describe('Below a price, on its own.'),
      fee: label,
      tax: template({ max: 40, placeholders: ['gst'] }),
      totalLabel: label,
      monthly: template({ max: 120, placeholders: ['count', 'full', 'monthly', 'last'] }).describe(
        'How many payments there are, how many of them are whole, and the last.',
      ),
      monthlyTotal: template({ max: 160, placeholders: ['total'] }),
      scope: text({ min: 40, max: 240 }).describe('What is not in it.'),
    }),
    batches: z.strictObject({
      title: label,
      summary: template({ max: 100, placeholders: ['date', 'centre'] }),
      noBatch: text({ max: 120 }).describe('Where no batch is announced.'),
      nextBatch: template({ max: 80, placeholders: ['date', 'centre'] }).describe('Below a price, on its own.'),
      days: label,
      place: label,
      seats: label,
      seatCount: template({ max: 40, placeholders: ['count'] }),
      language: label,
      teacher: label,
      list: z.array(batch),
    }),
    centres: z.array(centre).min(1),
    weeks: z.strictObject({
      title: label,
      summary: template({ max: 100, placeholders: ['weeks', 'sessions'] }),
      partWeeks: template({ max: 100, placeholders: ['from', 'to', 'part', 'first', 'last'] }),
      legend: z.strictObject({ session: label, test: label, free: label }),
      alt: template({ max: 160, placeholders: ['weeks', 'course'] }).describe(
        'Names the picture; the list below it says the same.',
      ),
      note: text({ max: 200 }),
    }),
    rules: z.array(rule).min(3).max(8),
  })
  .superRefine(({ centres, batches }, context) => {
    for (const [index, { centre }] of batches.list.entries()) {
      if (centres.some(({ id }) => id === centre)) continue;
      context.addIssue({
        code: 'custom',
        path: ['batches', 'list', index, 'centre'],
        message: `no centre is called ${centre}`,
      });
    }
  });

/** What the author writes. */
export type EnrolmentSource = Authored<z.input<typeof enrolmentSchema>>;
