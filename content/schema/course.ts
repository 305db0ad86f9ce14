import * as z from 'zod';
import type { Authored } from '../reading/sample.ts';
import { hue, icon } from './look.ts';
import { metadata } from './metadata.ts';
import { alternativeText, text } from './plain-text.ts';

const rupees = z.int().min(1).describe('Whole rupees, taxes extra.');

/** One meeting of two hours. Its number follows from its place. */
const session = z.strictObject({
  topic: text({ min: 6, max: 60 }).describe('What this session is about and no other of the course.'),
  subtopics: z
    .array(text({ min: 8, max: 90 }))
    .min(3)
    .max(5)
    .describe('Three to five things that are taught, concretely: 8 to 90 characters, each once in the course.'),
});

/** Files of `public/`. */
const file = (ending: string) =>
  z.string().regex(new RegExp(`^/courses/[a-z0-9-]+\\.(?:${ending})$`), `write /courses/name.${ending.split('|')[0]}`);

const sessionNumber = z.int().min(1);

/** The tour through a course for whoever presses play. */
const tour = z.strictObject({
  sessions: z
    .array(sessionNumber)
    .min(3)
    .max(8)
    .describe(
      'Numbers of the sessions that are shown from the inside, in their order; so many that the tour takes five minutes.',
    ),
  exercise: z
    .strictObject({
      session: sessionNumber.describe('In which session it is solved.'),
      question: text({ min: 20, max: 120 }),
      code: z
        .array(z.string().regex(/^.{0,44}$/, 'more than 44 characters: a phone cannot show them in one line'))
        .min(2)
        .max(8)
        .describe('Line by line, as typed in the class. Run it before you write the answer.'),
      answer: text({ min: 40, max: 180 }).describe('What happens and why.'),
    })
    .describe('A few lines of real code with a question that makes one think.'),
});

/** One course of the IT Academy. Its curriculum is at `/curriculum/` and the name of its file. */
export const courseSchema = z
  .strictObject({
    order: z.int().min(1).describe('Place in every list, low first; leave gaps of ten, no two alike.'),
    name: text({ max: 50 }).describe('Name of the program on its card and in the registration.'),
    shortName: text({ max: 30 }).describe('Where there is little room: a column, a bar, a search result.'),
    curriculumName: text({ max: 40 }).describe('Name of the course on its curriculum page.'),
    curriculumTitle: text({ max: 50 }).describe('Heading of the curriculum page.'),
    level: z.enum(['Beginner to Intermediate', 'Intermediate', 'Intermediate to Advanced']),
    months: z
      .strictObject({ from: z.int().min(1), to: z.int().min(1) })
      .refine(({ from, to }) => from < to, 'the longer time comes second'),
    price: z
      .strictObject({ originalInr: rupees, discountedInr: rupees, monthlyInr: rupees })
      .refine(({ originalInr, discountedInr }) => discountedInr < originalInr, 'the discounted price is not lower'),
    icon,
    hue: hue.describe('Colour of its cloth; not that of its neighbours.'),
    topics: z
      .array(text({ max: 30 }))
      .min(3)
      .max(7)
      .describe('What the card lists.'),
    summary: text({ min: 110, max: 240 }).describe(
      '110 to 240 characters for the card: what one can do after it, concretely.',
    ),
    prerequisites: text({ min: 30, max: 200 }).describe('What one has to know or bring; one or two sentences.'),
    outcomes: z
      .array(text({ min: 30, max: 130 }))
      .length(4)
      .describe('Four things one can do at the end, each to be shown in an interview or a portfolio.'),
    metadata,
    intro: text({ min: 160, max: 420 }).describe('160 to 420 characters: the words beside the video.'),
    about: z
      .array(z.strictObject({ title: text({ max: 40 }), text: text({ min: 80, max: 220 }) }))
      .length(4)
      .describe('The four cards of About This Course.'),
    video: z
      .strictObject({
        description: text({ min: 40, max: 130 }).describe('The line under the title of the video.'),
        recording: z
          .exactOptional(
            z.strictObject({
              source: file('mp4|webm'),
              captions: file('vtt'),
              poster: file('jpg|png|webp|avif|svg'),
              posterAlt: alternativeText,
            }),
          )
          .describe('Without one, the tour is shown.'),
        tour,
      })
      .describe('The introduction of the course.'),
    parts: z
      .array(
        z.strictObject({
          category: text({ max: 30 }).describe('Badge of each of its sessions.'),
          sessions: z.array(session).min(1),
        }),
      )
      .min(2)
      .describe('The curriculum in the order in which it is taught.'),
  })
  .superRefine(({ parts, video: { tour } }, context) => {
    const count = parts.reduce((sum, { sessions }) => sum + sessions.length, 0);
    for (const session of [...tour.sessions, tour.exercise.session]) {
      if (session <= count) continue;
      context.addIssue({ code: 'custom', path: ['video', 'tour'], message: `there is no session ${session}` });
    }
    const seen = new Map<string, string>();
    let number = 0;
    for (const [p, { sessions }] of parts.entries()) {
      for (const [s, { topic, subtopics }] of sessions.entries()) {
        number += 1;
        for (const [field, words] of [['topic', topic] as const, ...subtopics.entries()]) {
          const path = ['parts', p, 'sessions', s, ...(field === 'topic' ? [field] : ['subtopics', field])];
          const place = `session ${number}`;
          const other = seen.get(words.toLowerCase());
          if (other) context.addIssue({ code: 'custom', path, message: `is said in ${other} too; say what is new` });
          seen.set(words.toLowerCase(), place);
        }
      }
    }
  });

/** What the author writes. */
export type CourseSource = Authored<z.input<typeof courseSchema>>;
