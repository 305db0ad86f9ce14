import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { anchor } from '../shared/link.ts';
import { sectionHeading } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';
import { printedText } from '../shared/printed-text.ts';

const label = text({ max: 40 });
const day = z.enum(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);

/** A place where courses are taught. */
const centre = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  name: printedText({ max: 40 }),
  address: printedText({ min: 20, max: 140 }),
});

/** One group of students that begins together. */
const batch = z.strictObject({
  course: z.string().describe('File name of the course, without its extension.'),
  starts: z.iso.date().describe('The day of its first session. The site does not show a batch that has begun.'),
  days: z.array(day).min(1).max(6),
  time: printedText({ min: 9, max: 20 }).describe('Two hours: 5PM to 7PM.'),
  centre: z.string().describe('The id of a centre: main.'),
  seats: z.int().min(4).max(60),
  language: printedText({ max: 60 }),
  teacher: printedText({ max: 60 }).describe('The name of the teacher, and their job.'),
});

/** The announced batches. */
export const batchesSchema = z.array(batch);

/** The places where courses are taught. */
export const centresSchema = z.array(centre).min(1);

/** A rule of enrolment: a summary of one line, and the full text. */
const rule = z.strictObject({
  title: text({ max: 50 }),
  summary: text({ min: 20, max: 130 }).describe('The answer, shown before a visitor opens the full text.'),
  text: z
    .array(text({ min: 40, max: 320 }))
    .min(1)
    .max(4),
});

/** The facts that help a visitor decide on a course. Cards, curricula, registration and brochure share them. */
export const enrolmentSchema = z.strictObject({
  anchor,
  heading: sectionHeading,
  lead: text({ min: 40, max: 200 }),
  fee: z.strictObject({
    title: label,
    summary: template({ max: 80, placeholders: ['total', 'gst'] }),
    totalNote: template({ max: 80, placeholders: ['total', 'gst'] }).describe('Shown alone, below a price.'),
    fee: label,
    tax: template({ max: 40, placeholders: ['gst'] }),
    totalLabel: label,
    monthly: template({ max: 120, placeholders: ['full', 'monthly', 'last'] }).describe(
      '`full` payments of `monthly`, then one of `last`, with tax.',
    ),
    monthlyTotal: text({ max: 160 }).describe('Shown after the monthly payments.'),
    scope: text({ min: 40, max: 240 }).describe('What the fee does not include.'),
  }),
  batches: z.strictObject({
    title: label,
    summary: template({ max: 100, placeholders: ['date', 'centre'] }),
    noBatch: text({ max: 120 }).describe('Shown when no batch is announced.'),
    nextBatch: template({ max: 80, placeholders: ['date', 'centre'] }).describe('Shown alone, below a price.'),
    days: label,
    place: label,
    seats: label,
    seatCount: template({ max: 40, placeholders: ['count'] }),
    language: label,
    teacher: label,
    choose: template({ max: 60, placeholders: ['date'] }),
  }),
  weeks: z.strictObject({
    title: label,
    summary: template({ max: 100, placeholders: ['weeks', 'sessions'] }),
    partWeeks: template({ max: 100, placeholders: ['from', 'to', 'part', 'first', 'last'] }),
    legend: z.strictObject({ session: label, test: label, free: label }),
    alt: template({ max: 160, placeholders: ['weeks', 'course'] }).describe(
      'Alternative text of the picture. The list below it says the same.',
    ),
    note: text({ max: 200 }),
  }),
  rules: z.array(rule).min(3).max(8),
});

/** What the author writes. */
export type EnrolmentSource = Authored<z.input<typeof enrolmentSchema>>;
