import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { pageHead, sectionHeading } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';
import { message } from '../site/site-text.ts';

const control = text({ max: 40 });

/** A question of the form, as the page words it. */
const field = z.strictObject({
  label: text({ max: 40 }).describe('Kept with every answer: a change raises the version in forms/course-question.ts.'),
  placeholder: z
    .exactOptional(text({ max: 80 }))
    .describe('An example, or the empty answer of a list; never the only place where something is said.'),
  note: z.exactOptional(text({ max: 40 })).describe('Stands beside the label.'),
});

/** The pages on which one asks about a course, or about an internship, before anybody registers. */
export const courseQuestionSchema = z.strictObject({
  metadata,
  hero: pageHead,
  headingForCourse: template({ max: 40, placeholders: ['course'] }).describe(
    'The heading where one comes from a course.',
  ),
  internship: z.strictObject({
    option: text({ max: 40 }).describe('Stands in the list of courses, and is kept with the question.'),
    inSentence: text({ max: 40 }).describe('The same in the middle of a sentence.'),
  }),
  form: z.strictObject({
    heading: sectionHeading,
    fields: z.strictObject({ name: field, course: field, email: field, phone: field, question: field }),
    submit: control,
    submitting: control.describe('Stands on the button while sending.'),
    next: text({ max: 160 }).describe('After it is sent: what happens now, and by when.'),
    privacy: text({ max: 120 }).describe('What the answers are used for.'),
    privacyLink: siteLink,
  }),
  stored: message.describe('Toast, once the question is stored.'),
});

/** What the author writes. */
export type CourseQuestionSource = Authored<z.input<typeof courseQuestionSchema>>;
