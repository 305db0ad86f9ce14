import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { metadata } from '../shared/metadata.ts';
import { alternativeText, text } from '../shared/plain-text.ts';
import { hue, icon } from '../shared/visuals.ts';

export const courseLevel = z.enum(['Beginner to Intermediate', 'Intermediate', 'Intermediate to Advanced']);

const sessionNumber = z.int().min(1);

/** One meeting of two hours. Its number follows from its position. */
const session = z.strictObject({
  topic: text({ min: 6, max: 60 }).describe('What this session is about, and no other session of the course.'),
  subtopics: z
    .array(text({ min: 8, max: 90 }))
    .min(3)
    .max(4)
    .describe(
      'Three or four concrete things that the session teaches, 8 to 90 characters each. Each occurs once in the course. Two hours are enough for four of them, with practice.',
    ),
  terms: z
    .exactOptional(
      z
        .array(text({ min: 2, max: 36 }))
        .min(1)
        .max(6),
    )
    .describe('Standard terms from job adverts and university exams, where topic and subtopics use plainer words.'),
  homework: z
    .strictObject({
      task: text({ min: 30, max: 150 }).describe(
        'One concrete exercise to take home: what to do with what, and how the student checks the result.',
      ),
      hours: z.number().multipleOf(0.5).min(0.5).max(4),
    })
    .describe('The student does it alone, before the next session.'),
  reading: text({ min: 10, max: 80 }).describe(
    'One text about the session: the chapter of a book, a page or a man page. Prefer one that is free to read.',
  ),
  material: z
    .exactOptional(
      z
        .array(text({ min: 8, max: 110 }))
        .min(1)
        .max(3),
    )
    .describe(
      'Data, tests, captures or machines that the centre needs to hold the session. Not on the page. The files are in `content/materials/`. Use `sample()` for what does not exist yet, so that launch-check lists it.',
    ),
});

/** What a student installs and tries before session 1. */
const weekZero = z.strictObject({
  hours: z.number().multipleOf(0.5).min(1).max(6),
  tasks: z
    .array(text({ min: 20, max: 160 }))
    .min(3)
    .max(6)
    .describe('In order. Each is one instruction.'),
  check: text({ min: 20, max: 160 }).describe('What the student sees when everything works.'),
});

/** The test at the end of a part of a course. */
const partTest = z.strictObject({
  task: text({ min: 40, max: 180 }).describe('What the student does in the test.'),
  points: text({ min: 20, max: 150 })
    .refine(
      (lines) => lines.split(', ').reduce((sum, line) => sum + Number(/ (\d+)$/.exec(line)?.[1]), 0) === 100,
      'the points do not add up to 100, or a line has none',
    )
    .describe('What is marked, each line with its points, such as “Ten outputs 30, three repaired programs 70”.'),
  minutes: z.int().multipleOf(15).min(30).max(180),
});

/** What a student needs in addition to the fee: a device, an account, another payment. */
const requirement = z.strictObject({
  item: text({ min: 3, max: 60 }),
  cost: text({ min: 4, max: 110 }).describe('What it costs beyond the fee, in rupees or dollars, and when.'),
  freeOption: text({ min: 10, max: 160 }).describe('A way that costs nothing, or what the centre lends.'),
});

/** How a student is assessed at the end of the course. */
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
    .refine(
      (rows) => rows.reduce((sum, { percent }) => sum + percent, 0) === 100,
      'the percentages do not add up to 100',
    ),
  passPercent: z.int().min(40).max(80),
  attendancePercent: z.int().min(60).max(90),
  certificate: text({ min: 80, max: 260 }).describe('What the certificate says and what it does not.'),
});

/** Practice for interviews, and the sessions that teach what interviewers ask. */
const interviews = z.strictObject({
  practice: z
    .array(
      z.strictObject({
        after: sessionNumber.describe('Held in the week after this session.'),
        kind: z
          .enum(['Timed test', 'Mock interview'])
          .describe('The questions of mock interviews are in `content/interviews/`.'),
        text: text({ min: 30, max: 160 }),
      }),
    )
    .min(2)
    .max(10),
  topics: z
    .array(
      z.strictObject({
        topic: text({ min: 4, max: 60 }).describe('The name that interviewers and exams use.'),
        sessions: z.array(sessionNumber).min(1).max(8),
      }),
    )
    .min(8)
    .max(16),
});

/** A file in `content/handouts/<course>/`. Its output is in the file of the same name plus `.out`. */
const program = z
  .string()
  .regex(/^[a-z0-9-]+\.(?:c|cpp|py|js|mjs|sql|java|dart)$/, 'write name.cpp, .py, .mjs, .sql …');

/** The full text of one session, as it is taught. */
const handout = z.strictObject({
  session: sessionNumber,
  problem: text({ min: 120, max: 500 }).describe('The problem to solve, with its figures.'),
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
  solutionNotes: text({ min: 80, max: 400 }).describe('Why the solution is right, and what time or memory it costs.'),
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
      'Numbers of the sessions that the tour shows in detail, in order. Choose as many as make the tour five minutes long.',
    ),
  exercise: z
    .strictObject({
      session: sessionNumber.describe('The session that solves it.'),
      question: text({ min: 20, max: 120 }),
      code: z
        .array(z.string().regex(/^.{0,44}$/, 'more than 44 characters: a phone cannot show them in one line'))
        .min(2)
        .max(8)
        .describe('Line by line, as typed in class. Run the code before you write the answer.'),
      answer: text({ min: 40, max: 180 }).describe('What happens and why.'),
    })
    .describe('A few lines of real code, with a question that makes the visitor think.'),
});

/** One course of the IT Academy. Its curriculum is at `/curriculum/` plus the name of its file. */
export const courseSchema = z
  .strictObject({
    order: z.int().min(1).describe('Position in every list, lowest first. Unique; leave gaps of ten.'),
    name: text({ max: 50 }).describe('Name of the program on its card and in the registration.'),
    shortName: text({ max: 30 }).describe('For places with little room: a column, a bar, a search result.'),
    curriculumName: text({ max: 40 }).describe('Name of the course on its curriculum page.'),
    curriculumTitle: text({ max: 50 }).describe('Heading of the curriculum page.'),
    level: courseLevel,
    months: z
      .strictObject({ from: z.int().min(1), to: z.int().min(1) })
      .refine(({ from, to }) => from < to, 'the longer duration comes second'),
    icon,
    hue: hue.describe('Colour of its cloth. Neighbours in a list have different colours.'),
    topics: z
      .array(text({ max: 30 }))
      .min(3)
      .max(7)
      .describe('What the card lists.'),
    summary: text({ min: 110, max: 240 }).describe(
      '110 to 240 characters for the card: concretely, what a student can do after the course.',
    ),
    prerequisites: text({ min: 30, max: 200 }).describe('What a student must know or bring, in one or two sentences.'),
    outcomes: z
      .array(text({ min: 30, max: 130 }))
      .length(4)
      .describe('Four things a student can do at the end and can show in an interview or a portfolio.'),
    metadata,
    intro: text({ min: 160, max: 420 }).describe('160 to 420 characters: the text beside the video.'),
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
          .describe('Without a recording, the page shows the tour.'),
        tour,
      })
      .describe('The introduction of the course.'),
    parts: z
      .array(
        z.strictObject({
          category: text({ max: 30 }).describe('Shown as a badge on each session of the part.'),
          sessions: z.array(session).min(1),
          test: partTest,
        }),
      )
      .min(2)
      .describe('The curriculum, in teaching order.'),
    weekZero: z.exactOptional(weekZero),
    requirements: z
      .array(requirement)
      .min(1)
      .max(8)
      .describe('Equipment, accounts and services, each with its cost and a free option.'),
    assessment,
    interviews,
    handout,
    reviewed: z.iso.date().describe('The day on which the whole course was last checked against its sources.'),
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
      .describe('The versions of the software that the course teaches. Versions belong here, not in the sessions.'),
  })
  .superRefine(({ parts, video: { tour }, interviews, handout }, context) => {
    const count = parts.reduce((sum, { sessions }) => sum + sessions.length, 0);
    const references: [path: PropertyKey[], sessions: readonly number[]][] = [
      [
        ['video', 'tour'],
        [...tour.sessions, tour.exercise.session],
      ],
      [['interviews', 'practice'], interviews.practice.map(({ after }) => after)],
      [['interviews', 'topics'], interviews.topics.flatMap(({ sessions }) => sessions)],
      [['handout', 'session'], [handout.session]],
    ];
    for (const [path, sessions] of references) {
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
        const texts: (readonly [field: string | number, words: string])[] = [
          ['topic', topic],
          ['homework', homework.task],
          ...subtopics.entries(),
        ];
        for (const [field, words] of texts) {
          const path = ['parts', p, 'sessions', s, ...(typeof field === 'string' ? [field] : ['subtopics', field])];
          const place = `session ${number}`;
          const other = seen.get(words.toLowerCase());
          if (other)
            context.addIssue({ code: 'custom', path, message: `repeats the text of ${other}; write what is new` });
          seen.set(words.toLowerCase(), place);
        }
      }
    }
  });

/** What the author writes. */
export type CourseSource = Authored<z.input<typeof courseSchema>>;
