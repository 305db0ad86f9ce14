import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { metadata } from '../shared/metadata.ts';
import { pageHead, sectionHeading } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';
import { message } from '../site/site-text.ts';

const control = text({ max: 40 });

/** The texts of one form field. */
const field = z.strictObject({
  label: text({ max: 40 }).describe(
    'Stored with every answer: after a change, raise the version in forms/course-question.ts.',
  ),
  placeholder: z
    .exactOptional(text({ max: 80 }))
    .describe('An example, or the empty option of a list. Never the only place for something the visitor must know.'),
  note: z.exactOptional(text({ max: 40 })).describe('Shown beside the label.'),
});

/** The pages with the form for a question about a course or an internship. */
export const courseQuestionSchema = z.strictObject({
  metadata,
  hero: pageHead,
  headingForCourse: template({ max: 40, placeholders: ['course'] }).describe(
    'The heading when the visitor comes from a course.',
  ),
  internship: z.strictObject({
    option: text({ max: 40 }).describe('The option in the list of courses. It is stored with the question.'),
    inSentence: text({ max: 40 }).describe('The same in the middle of a sentence.'),
  }),
  form: z.strictObject({
    heading: sectionHeading,
    fields: z.strictObject({ name: field, course: field, email: field, phone: field, question: field }),
    submit: control,
    submitting: control.describe('Label of the button while the form is being sent.'),
    next: text({ max: 180 }).describe('Shown after the form is sent: what happens next, and by when.'),
    privacy: text({ max: 120 }).describe('What the answers are used for.'),
  }),
  stored: message.describe('Toast after the question is stored.'),
});

/** What the author writes. */
export type CourseQuestionSource = Authored<z.input<typeof courseQuestionSchema>>;
