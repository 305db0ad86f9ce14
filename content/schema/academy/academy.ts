import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { anchor, siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { callToAction, pageHead, sectionHeading, sectionIntro } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';
import { icon } from '../shared/visuals.ts';

const control = text({ max: 40 });
const label = text({ max: 30 });

/** Words that stand around every course, wherever it is shown. */
export const courseWordsSchema = z.strictObject({
  sessions: template({ max: 30, gaps: ['count'] }),
  hours: template({ max: 30, gaps: ['count'] }),
  months: template({ max: 30, gaps: ['from', 'to'] }),
  monthly: template({ max: 30, gaps: ['monthly'] }),
  originalPrice: text({ max: 30 }).describe('Read out before the struck-through price.'),
  discountedPrice: text({ max: 30 }).describe('Read out before the price, which is without taxes.'),
  sessionNumber: template({ max: 30, gaps: ['number'] }),
  sessionHours: template({ max: 20, gaps: ['count'] }),
  register: control,
  registerAbout: template({ max: 90, gaps: ['course'] }).describe('Read out after the button: for which course.'),
  viewCurriculum: control,
  viewCurriculumAbout: template({ max: 90, gaps: ['course'] }).describe('Read out after the button: of which course.'),
  ask: control,
  askAbout: template({ max: 90, gaps: ['course'] }).describe('Read out after the link: about which course.'),
  brochure: template({ max: 60, gaps: ['size'] }).describe('Leads to the PDF; its size stands in it.'),
  brochureAbout: template({ max: 90, gaps: ['course'] }).describe('Read out after the link: of which course.'),
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
    .describe('Names of what is known of a course.'),
  taxes: text({ max: 120 }).describe('Below every list of fees.'),
});

/** The page of the six courses, labelled IT Academy in the menu. */
export const placementTrainingSchema = z.strictObject({
  metadata,
  hero: pageHead.extend({ register: control, compare: control.describe('Leads down to the comparison.') }),
  comparison: z.strictObject({ anchor, heading: sectionHeading, intro: sectionIntro }),
  courses: z.strictObject({ anchor, heading: sectionHeading, intro: sectionIntro }),
  promises: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: sectionIntro,
    cards: z
      .array(z.strictObject({ icon, title: text({ max: 40 }), text: text({ min: 60, max: 240 }) }))
      .min(3)
      .max(5),
  }),
  callToAction,
});

/** What every curriculum page says around its course. */
export const curriculumWordsSchema = z.strictObject({
  eyebrow: text({ max: 40 }),
  about: z.strictObject({ anchor, heading: sectionHeading }),
  video: z.strictObject({
    caption: text({ max: 40 }),
    notes: z.array(text({ max: 40 })).min(1),
    play: template({ max: 90, gaps: ['course'] }),
    pause: control,
    resume: control,
    restart: control,
    fullScreen: control,
    tour: z
      .strictObject({
        label: template({ max: 90, gaps: ['course'] }),
        step: template({ max: 40, gaps: ['position', 'count'] }),
        opening: template({ max: 120, gaps: ['sessions', 'hours', 'months'] }),
        length: template({ max: 90, gaps: ['minutes', 'seconds', 'count'] }).describe('How long it truly takes.'),
        transcript: control.describe('Unfolds the words of the tour.'),
        part: template({ max: 90, gaps: ['first', 'last'] }).describe('Over the topics of one part of the course.'),
        session: template({ max: 90, gaps: ['number'] }).describe('Over what one session teaches.'),
        exercise: template({ max: 60, gaps: ['number'] }).describe('Over a few lines of code and a question.'),
        answer: text({ max: 60 }).describe('Over the answer to it.'),
        after: z
          .strictObject({
            heading: text({ max: 60 }),
            lines: z
              .array(text({ min: 30, max: 130 }))
              .min(2)
              .max(4),
          })
          .describe('What comes after the last session: the career guidance.'),
        outcomes: text({ max: 60 }).describe('Over what one can do at the end.'),
        ending: template({ max: 160, gaps: ['price', 'monthly'] }),
        next: control,
        previous: control,
      })
      .describe('Shown where there is no recording: made of the course itself.'),
  }),
  learned: z.strictObject({ anchor, outcomes: text({ max: 60 }), prerequisites: text({ max: 60 }) }),
  sessions: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: template({ max: 220, gaps: ['sessions', 'hours'] }),
    see: template({ max: 60, gaps: ['sessions'] }).describe('Leads there from the head of the page.'),
    jump: text({ max: 40 }).describe('Names the links to each part.'),
    range: template({ max: 40, gaps: ['first', 'last'] }),
    filter: text({ max: 60 }).describe('Label of the filter.'),
    filterHint: text({ max: 80 }),
    shown: template({ max: 80, gaps: ['shown', 'count'] }),
    none: text({ max: 120 }).describe('Said when no session holds the words.'),
    clear: control,
    elsewhere: template({ max: 80, gaps: ['query'] }).describe('Leads to the search of all pages when few are found.'),
    terms: label.describe('Before the standard terms of a session.'),
    homework: template({ max: 40, gaps: ['hours'] }).describe('Before what is done at home.'),
    test: template({ max: 60, gaps: ['category', 'minutes'] }).describe('Heading of the test that ends a part.'),
    passes: label.describe('Before what is good enough.'),
  }),
  detail: z
    .strictObject({
      anchor,
      heading: sectionHeading,
      handout: z.strictObject({
        title: text({ max: 60 }),
        gist: template({ max: 120, gaps: ['number', 'topic'] }),
        problem: label,
        explanation: label,
        program: label,
        prints: label,
        exercise: label,
        solution: control.describe('Unfolds it.'),
      }),
      marks: z.strictObject({
        title: text({ max: 60 }),
        gist: template({ max: 120, gaps: ['pass', 'attendance'] }),
        rubric: text({ max: 80 }),
        certificate: label,
      }),
      interviews: z.strictObject({
        title: text({ max: 60 }),
        gist: template({ max: 120, gaps: ['tests', 'interviews'] }),
        practice: text({ max: 80 }),
        after: template({ max: 40, gaps: ['number'] }),
        topics: text({ max: 80 }),
        sessions: template({ max: 40, gaps: ['numbers'] }),
      }),
      needs: z.strictObject({
        title: text({ max: 60 }),
        gist: text({ max: 120 }),
        what: label,
        cost: label,
        free: label,
      }),
      versions: z.strictObject({
        title: text({ max: 60 }),
        gist: template({ max: 120, gaps: ['date'] }),
      }),
    })
    .describe('What is known of a course beyond its sessions; each a fold with its gist.'),
  callToAction: callToAction.omit({ actions: true }),
});

/** The page of the internship tracks. */
export const internshipPageSchema = z.strictObject({
  metadata,
  hero: pageHead.extend({ apply: control }),
  badges: z.array(z.strictObject({ icon, label: text({ max: 40 }) })).length(3),
  certificate: text({ min: 40, max: 160 }).describe(
    'Below the badges in letters of the same size: whose certificate it is, and whose it is not.',
  ),
  tracks: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: sectionIntro,
    weeks: template({ max: 20, gaps: ['from', 'to'] }),
    more: template({ max: 20, gaps: ['count'] }),
    moreAbout: template({ max: 60, gaps: ['count'] }).describe('What the badge means, read out.'),
    highlights: label,
    topics: label,
    tools: label,
    outcomes: label,
    plan: label.describe('Names the weeks for those who cannot see them.'),
    week: template({ max: 20, gaps: ['number'] }),
    shown: label.describe('Before what a week shows at its end.'),
    ends: template({ max: 30, gaps: ['weeks'] }).describe('In the last week of each length.'),
    prerequisites: label,
    taughtIn: template({ max: 40, gaps: ['course'] }),
    free: template({ max: 40, gaps: ['source'] }),
    hours: label,
    hoursPerWeek: template({ max: 60, gaps: ['hours', 'sums'] }),
    hoursOfWeeks: template({ max: 30, gaps: ['hours', 'weeks'] }).describe('One of the sums, for each length.'),
    mentor: label,
    mentorHours: template({ max: 60, gaps: ['hours'] }),
    accounts: label,
    keeps: label,
    details: control.describe(
      'Unfolds the other topics, the tools, what one needs, gives, gets and keeps, and the outcomes.',
    ),
    apply: control,
    applyAbout: template({ max: 90, gaps: ['track'] }),
    registersAs: template({ max: 30, gaps: ['domain'] }).describe('Which domain to choose in the registration.'),
    without: z
      .strictObject({ text: text({ min: 60, max: 220 }), link: siteLink })
      .describe('The domain of the registration that no track leads to, and how one registers for it.'),
  }),
  why: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: sectionIntro,
    reasons: z
      .array(z.strictObject({ icon, title: text({ max: 40 }), text: text({ min: 60, max: 220 }) }))
      .min(4)
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
      .describe('What the fee is for and what it is not, and who keeps what.'),
  }),
  callToAction: callToAction.omit({ actions: true }).extend({ apply: control }),
});

/** What the author writes. */
export type CourseWordsSource = Authored<z.input<typeof courseWordsSchema>>;
export type PlacementTrainingSource = Authored<z.input<typeof placementTrainingSchema>>;
export type CurriculumWordsSource = Authored<z.input<typeof curriculumWordsSchema>>;
export type InternshipPageSource = Authored<z.input<typeof internshipPageSchema>>;
