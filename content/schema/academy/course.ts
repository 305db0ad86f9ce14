import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { metadata } from '../shared/metadata.ts';
import { alternativeText, text } from '../shared/plain-text.ts';
import { hue, icon } from '../shared/visuals.ts';

const rupees = z.int().min(1).describe('Whole rupees, taxes extra.');

const sessionNumber = z.int().min(1);

/** One meeting of two hours. Its number follows from its place. */
const session = z.strictObject({
  topic: text({ min: 6, max: 60 }).describe('What this session is about and no other of the course.'),
  subtopics: z
    .array(text({ min: 8, max: 90 }))
    .min(3)
    .max(4)
    .describe(
      'Three or four things that are taught, concretely: 8 to 90 characters, each once in the course. Two hours hold four with practice in it.',
    ),
  terms: z
    .exactOptional(
      z
        .array(text({ min: 2, max: 36 }))
        .min(1)
        .max(6),
    )
    .describe('Standard terms of job adverts and university papers, where topic and subtopics say it in plain words.'),
  homework: z
    .strictObject({
      task: text({ min: 30, max: 120 }).describe(
        'One concrete exercise to take home: what is done with what, and how one sees that it is right.',
      ),
      hours: z.number().multipleOf(0.5).min(0.5).max(4),
    })
    .describe('Done alone, before the next session.'),
});

/** Ends a part of a course. */
const partTest = z.strictObject({
  task: text({ min: 40, max: 180 }).describe('What one does in it.'),
  passCriterion: text({ min: 20, max: 120 }).describe('What is good enough, so that two teachers would agree.'),
  minutes: z.int().multipleOf(15).min(30).max(180),
});

/** What one brings, opens or pays besides the fee. */
const requirement = z.strictObject({
  item: text({ min: 3, max: 60 }),
  cost: text({ min: 4, max: 110 }).describe('What it costs beyond the fee, in rupees or dollars, and when.'),
  freeOption: text({ min: 10, max: 160 }).describe('The way without paying, or what the centre lends.'),
});

/** How it is found out that somebody can do it. */
const assessment = z.strictObject({
  rubric: z
    .array(
      z.strictObject({
        criterion: text({ min: 10, max: 90 }),
        percent: z.int().min(5).max(60),
      }),
    )
    .min(3)
    .max(6)
    .refine((rows) => rows.reduce((sum, { percent }) => sum + percent, 0) === 100, 'the shares do not make 100'),
  passPercent: z.int().min(40).max(80),
  attendancePercent: z.int().min(60).max(90),
  certificate: text({ min: 80, max: 260 }).describe('What the certificate says and what it does not.'),
});

/** Practice for interviews, and where what they ask is taught. */
const interviews = z.strictObject({
  practice: z
    .array(
      z.strictObject({
        after: sessionNumber.describe('Held in the week after this session.'),
        kind: z.enum(['Timed test', 'Mock interview']),
        text: text({ min: 30, max: 160 }),
      }),
    )
    .min(2)
    .max(10),
  topics: z
    .array(
      z.strictObject({
        topic: text({ min: 4, max: 60 }).describe('As interviewers and papers call it.'),
        sessions: z.array(sessionNumber).min(1).max(8),
      }),
    )
    .min(8)
    .max(16),
});

/** A file beside the course in `content/handouts/<course>/`; what it prints stands in the same name with `.out` behind it. */
const program = z
  .string()
  .regex(/^[a-z0-9-]+\.(?:c|cpp|py|js|mjs|sql|java|dart)$/, 'write name.cpp, .py, .mjs, .sql …');

/** One session written out as it is taught. */
const handout = z.strictObject({
  session: sessionNumber,
  problem: text({ min: 120, max: 500 }).describe('What has to be solved, with its figures.'),
  explanation: z
    .array(text({ min: 80, max: 500 }))
    .min(3)
    .max(7)
    .describe('Paragraphs, in the order of the lesson.'),
  program: program.describe('At most 45 lines of at most 72 characters. Run by a test.'),
  outputNotes: z
    .array(text({ min: 40, max: 300 }))
    .min(2)
    .max(5)
    .describe('What to see in the program and its output.'),
  exercise: text({ min: 80, max: 400 }),
  solution: program.describe('The exercise, solved. Run by a test.'),
  solutionNotes: text({ min: 80, max: 400 }).describe('Why it is right, and what it costs.'),
});

/** Files of `public/`. */
const file = (ending: string) =>
  z.string().regex(new RegExp(`^/courses/[a-z0-9-]+\\.(?:${ending})$`), `write /courses/name.${ending.split('|')[0]}`);

/** The tour through a course, which starts when a visitor presses play. */
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
          test: partTest,
        }),
      )
      .min(2)
      .describe('The curriculum in the order in which it is taught.'),
    requirements: z
      .array(requirement)
      .min(1)
      .max(8)
      .describe('Equipment, accounts and services, each with what it costs and the free way.'),
    assessment,
    interviews,
    handout,
    reviewed: z.iso.date().describe('The day on which all of it was last held against its sources.'),
    versions: z
      .array(
        z.strictObject({
          name: text({ min: 1, max: 40 }),
          version: text({ min: 1, max: 20 }),
          note: z.exactOptional(text({ min: 10, max: 120 })),
        }),
      )
      .min(2)
      .max(20)
      .describe('What is taught, by version. A version stands here and in no session.'),
  })
  .superRefine(({ parts, video: { tour }, interviews, handout }, context) => {
    const count = parts.reduce((sum, { sessions }) => sum + sessions.length, 0);
    const named: [path: PropertyKey[], sessions: readonly number[]][] = [
      [
        ['video', 'tour'],
        [...tour.sessions, tour.exercise.session],
      ],
      [['interviews', 'practice'], interviews.practice.map(({ after }) => after)],
      [['interviews', 'topics'], interviews.topics.flatMap(({ sessions }) => sessions)],
      [['handout', 'session'], [handout.session]],
    ];
    for (const [path, sessions] of named) {
      for (const session of sessions) {
        if (session <= count) continue;
        context.addIssue({ code: 'custom', path, message: `there is no session ${session}` });
      }
    }
    const seen = new Map<string, string>();
    let number = 0;
    for (const [p, { sessions }] of parts.entries()) {
      for (const [s, { topic, subtopics, homework }] of sessions.entries()) {
        number += 1;
        const said: (readonly [field: string | number, words: string])[] = [
          ['topic', topic],
          ['homework', homework.task],
          ...subtopics.entries(),
        ];
        for (const [field, words] of said) {
          const path = ['parts', p, 'sessions', s, ...(typeof field === 'string' ? [field] : ['subtopics', field])];
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
