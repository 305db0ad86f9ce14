import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { anchor, siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { callToAction, pageHead, sectionHeading, sectionIntro } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';
import { picture } from '../shared/visuals.ts';
import { courseLevel } from './course.ts';

const control = text({ max: 40 });
const label = text({ max: 30 });

/** Labels that every list and page of courses uses. */
export const courseWordsSchema = z.strictObject({
  sessions: template({ max: 30, placeholders: ['count'] }),
  hours: template({ max: 30, placeholders: ['count'] }),
  months: template({ max: 30, placeholders: ['from', 'to'] }),
  monthly: template({ max: 30, placeholders: ['monthly'] }),
  originalPrice: text({ max: 30 }).describe('For screen readers, before the struck-through price.'),
  discountedPrice: text({ max: 30 }).describe('For screen readers, before the price without taxes.'),
  sessionNumber: template({ max: 30, placeholders: ['number'] }),
  sessionHours: template({ max: 20, placeholders: ['count'] }),
  register: control,
  registerContext: template({ max: 90, placeholders: ['course'] }).describe(
    'For screen readers, after the button: names the course.',
  ),
  viewCurriculum: control,
  viewCurriculumContext: template({ max: 90, placeholders: ['course'] }).describe(
    'For screen readers, after the button: names the course.',
  ),
  ask: control,
  askContext: template({ max: 90, placeholders: ['course'] }).describe(
    'For screen readers, after the link: names the course.',
  ),
  call: text({ max: 40 }).describe('Link that calls us.'),
  brochure: template({ max: 60, placeholders: ['size'] }).describe('Link to the PDF; contains the size of the file.'),
  brochureContext: template({ max: 90, placeholders: ['course'] }).describe(
    'For screen readers, after the link: names the course.',
  ),
  facts: z
    .strictObject({
      course: label,
      level: label,
      sessions: label,
      hours: label,
      duration: label,
      fee: label,
      topics: label,
      prerequisites: label,
      outcomes: label,
    })
    .describe('Labels for the facts of a course.'),
  levels: z.record(courseLevel, label).describe('The name of each level of a course.'),
  taxes: text({ max: 120 }).describe('Shown below every list of fees.'),
});

/** The page of the courses, labelled IT Academy in the menu. */
export const placementTrainingSchema = z.strictObject({
  metadata,
  hero: pageHead.extend({ register: control, compare: control.describe('Links to the comparison below.') }),
  comparison: z.strictObject({ anchor, heading: sectionHeading, intro: sectionIntro }),
  courses: z.strictObject({ anchor, heading: sectionHeading, intro: sectionIntro }),
  promises: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: sectionIntro,
    picture: picture.describe('A class.'),
    cards: z
      .array(z.strictObject({ title: text({ max: 40 }), text: text({ min: 60, max: 240 }) }))
      .min(3)
      .max(5),
  }),
  certificate: z
    .strictObject({
      anchor,
      heading: sectionHeading,
      intro: template({ max: 220, placeholders: ['pass', 'attendance'] }),
      caption: text({ min: 60, max: 220 }).describe('Shown below the picture: says that its values are invented.'),
      course: z.string().describe('File name of the course, without its extension.'),
      stamp: label.describe('Marks the picture as a sample.'),
      title: text({ max: 60 }),
      opening: text({ max: 60 }).describe('Above the name of the student.'),
      student: text({ max: 40 }),
      completed: text({ max: 60 }).describe('Above the name of the course.'),
      extent: template({ max: 60, placeholders: ['sessions', 'weeks'] }),
      attendanceLabel: label,
      attendance: template({ max: 60, placeholders: ['attended', 'sessions', 'percent'] }),
      attendedSessions: z.int().min(1),
      marksLabel: label,
      marks: template({ max: 30, placeholders: ['marks', 'total'] }),
      parts: z
        .array(z.strictObject({ name: label, marks: z.int().min(0) }))
        .describe('One for each row of the rubric of the course, in the same order.'),
      projectsLabel: label,
      projects: z.array(text({ max: 60 })).min(1),
      dateLabel: label,
      date: z.iso.date(),
      numberLabel: label,
      number: z.string().regex(/^[A-Z0-9-]{6,20}$/, 'write capital letters, digits and hyphens'),
      signature: label,
      confirmation: text({ max: 160 }).describe('How an employer can verify the certificate.'),
      project: z.strictObject({
        picture,
        caption: text({ min: 60, max: 220 }).describe('Shown below the picture: says that its values are invented.'),
      }),
    })
    .describe('A picture of a certificate, for one of the courses.'),
  callToAction,
});

/** Texts that every curriculum page shows around its course. */
export const curriculumWordsSchema = z.strictObject({
  eyebrow: text({ max: 40 }),
  about: z.strictObject({ anchor, heading: sectionHeading }),
  video: z.strictObject({
    caption: text({ max: 40 }),
    notes: z.array(text({ max: 40 })).min(1),
    play: template({ max: 90, placeholders: ['course'] }),
    pause: control,
    resume: control,
    restart: control,
    fullScreen: control,
    tour: z
      .strictObject({
        label: template({ max: 90, placeholders: ['course'] }),
        step: template({ max: 40, placeholders: ['position', 'count'] }),
        opening: template({ max: 120, placeholders: ['sessions', 'hours', 'months'] }),
        length: template({ max: 90, placeholders: ['minutes', 'seconds', 'count'] }).describe(
          'The real length of the tour.',
        ),
        transcript: control.describe('Opens the transcript of the tour.'),
        part: template({ max: 90, placeholders: ['first', 'last'] }).describe(
          'Heading above the topics of one part of the course.',
        ),
        session: template({ max: 90, placeholders: ['number'] }).describe('Heading above what one session teaches.'),
        exercise: template({ max: 60, placeholders: ['number'] }).describe(
          'Heading above a few lines of code and a question.',
        ),
        answer: text({ max: 60 }).describe('Heading above the answer to the question.'),
        careerGuidance: z
          .strictObject({
            heading: text({ max: 60 }),
            lines: z
              .array(text({ min: 30, max: 130 }))
              .min(2)
              .max(4),
          })
          .describe('The career guidance, which follows the last session.'),
        outcomes: text({ max: 60 }).describe('Heading above what students can do at the end.'),
        ending: template({ max: 160, placeholders: ['price', 'monthly'] }),
        next: control,
        previous: control,
      })
      .describe('Shown for a course without a recording. It is generated from the content of the course.'),
  }),
  learned: z.strictObject({ anchor, outcomes: text({ max: 60 }), prerequisites: text({ max: 60 }) }),
  sessions: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: template({ max: 220, placeholders: ['sessions', 'hours'] }),
    allSessionsLink: template({ max: 60, placeholders: ['sessions'] }).describe(
      'In the header of the page: links to the list of sessions.',
    ),
    partsLabel: text({ max: 40 }).describe('Accessible name of the links to the parts.'),
    range: template({ max: 40, placeholders: ['first', 'last'] }),
    filter: text({ max: 60 }).describe('Label of the filter.'),
    filterHint: text({ max: 80 }),
    matchCount: template({ max: 80, placeholders: ['shown', 'count'] }),
    noMatches: text({ max: 120 }).describe('Shown when no session contains the words.'),
    clear: control,
    searchAllLink: template({ max: 80, placeholders: ['query'] }).describe(
      'Links to the search of all pages when the filter finds few sessions.',
    ),
    terms: label.describe('Label of the standard terms of a session.'),
    homework: template({ max: 40, placeholders: ['hours'] }).describe('Label of the homework.'),
    reading: label.describe('Label of the reading of a session.'),
    test: template({ max: 60, placeholders: ['category', 'minutes'] }).describe(
      'Heading of the test that ends a part.',
    ),
    points: label.describe('Label of the points of a test.'),
  }),
  detail: z
    .strictObject({
      anchor,
      heading: sectionHeading,
      weekZero: z.strictObject({
        title: text({ max: 40 }),
        summary: template({ max: 120, placeholders: ['hours'] }),
        check: label,
      }),
      handout: z.strictObject({
        title: text({ max: 60 }),
        summary: template({ max: 120, placeholders: ['number', 'topic'] }),
        problem: label,
        explanation: label,
        program: label,
        output: label,
        exercise: label,
        solution: control.describe('Opens the solution.'),
      }),
      assessment: z.strictObject({
        title: text({ max: 60 }),
        summary: template({ max: 120, placeholders: ['pass', 'attendance'] }),
        rubric: text({ max: 80 }),
        levels: text({ max: 80 }),
        rules: z
          .array(text({ min: 30, max: 200 }))
          .min(1)
          .max(6)
          .describe('Levels, repeated tests, collaboration and AI tools.'),
        certificate: label,
        certificateSample: control.describe('Links to the picture of a certificate.'),
      }),
      interviews: z.strictObject({
        title: text({ max: 60 }),
        summary: template({ max: 120, placeholders: ['tests', 'interviews'] }),
        practice: text({ max: 80 }),
        afterSession: template({ max: 40, placeholders: ['number'] }),
        topics: text({ max: 80 }),
        sessions: template({ max: 40, placeholders: ['numbers'] }),
      }),
      requirements: z.strictObject({
        title: text({ max: 60 }),
        summary: text({ max: 120 }),
        item: label,
        cost: label,
        freeOption: label,
      }),
      versions: z.strictObject({
        title: text({ max: 60 }),
        summary: template({ max: 120, placeholders: ['date'] }),
      }),
    })
    .describe('Facts of a course beyond its sessions. Each has a summary that opens the details.'),
  callToAction: callToAction.omit({ actions: true }),
});

/** The page of the internship tracks. */
export const internshipPageSchema = z.strictObject({
  metadata,
  hero: pageHead.extend({ apply: control }),
  badges: z.array(text({ max: 40 })).length(3),
  certificate: text({ min: 40, max: 160 }).describe(
    'Shown below the badges in the same font size: who issues the certificate, and who does not.',
  ),
  comparison: z
    .strictObject({
      anchor,
      heading: sectionHeading,
      intro: sectionIntro.describe('What applies to all tracks, such as their start.'),
      track: label,
      result: template({ max: 30, placeholders: ['weeks'] }).describe(
        'Label of the column with the results of a group.',
      ),
      seats: label,
    })
    .describe('The table of all tracks. Its other columns are labelled as in `tracks`.'),
  tracks: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: sectionIntro,
    weeks: template({ max: 20, placeholders: ['from', 'to'] }),
    more: template({ max: 20, placeholders: ['count'] }),
    moreContext: template({ max: 60, placeholders: ['count'] }).describe('For screen readers: what the badge means.'),
    highlights: label,
    topics: label,
    tools: label,
    outcomes: label,
    plan: label.describe('Label of the list of weeks.'),
    lengthEnd: template({ max: 30, placeholders: ['weeks'] }).describe(
      'Shown in the last week of the shorter internship.',
    ),
    prerequisites: label,
    taughtIn: label.describe('Label of the courses that teach the prerequisites.'),
    hours: label,
    hoursPerWeek: template({ max: 60, placeholders: ['hours'] }),
    homework: label,
    nextCourse: label,
    mentor: label,
    mentorHours: template({ max: 60, placeholders: ['hours'] }),
    accounts: label,
    details: control.describe('Opens the other topics, the tools, the weeks, the outcomes and the courses.'),
    apply: control,
    applyContext: template({ max: 90, placeholders: ['track'] }),
    domainHint: template({ max: 30, placeholders: ['domain'] }).describe(
      'Tells the visitor which domain to choose in the registration.',
    ),
    unlistedDomain: z
      .strictObject({ text: text({ min: 60, max: 220 }), link: siteLink })
      .describe('The domain of the registration that has no track, and how to register for it.'),
  }),
  why: z.strictObject({
    anchor,
    heading: sectionHeading,
    reasons: z
      .array(z.strictObject({ title: text({ max: 40 }), text: text({ min: 60, max: 220 }) }))
      .min(3)
      .max(6),
  }),
  fees: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: sectionIntro,
    rules: z
      .array(
        z.strictObject({
          title: text({ max: 40 }),
          text: text({ min: 60, max: 320 }),
          link: z.exactOptional(siteLink),
        }),
      )
      .min(3)
      .max(6)
      .describe('What the fee covers and what it does not, and what belongs to whom.'),
  }),
  callToAction: callToAction.omit({ actions: true }).extend({ apply: control }),
});

/** What the author writes. */
export type CourseWordsSource = Authored<z.input<typeof courseWordsSchema>>;
export type PlacementTrainingSource = Authored<z.input<typeof placementTrainingSchema>>;
export type CurriculumWordsSource = Authored<z.input<typeof curriculumWordsSchema>>;
export type InternshipPageSource = Authored<z.input<typeof internshipPageSchema>>;
