import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { anchor } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { callToAction, pageHead, sectionHeading, sectionIntro } from '../shared/page-parts.ts';
import { alternativeText, template, text } from '../shared/plain-text.ts';
import { picture } from '../shared/visuals.ts';

const paragraphs = z.array(text({ min: 80, max: 300 }).describe('80 to 300 characters, two or three sentences.'));

/** A part of the page that the links at the top jump to. */
const part = z.strictObject({
  anchor,
  navLabel: text({ max: 15 }).describe('Its name in the list of parts: a word or two.'),
  heading: sectionHeading,
});

/** A period for which figures were counted. */
const period = z.strictObject({
  anchor,
  heading: sectionHeading.describe('Names the first month of the period.'),
});

/** The page about the company, in page order. The specification requires it at two addresses, so neither redirects to the other. */
export const aboutSchema = z.strictObject({
  metadata,
  hero: pageHead.extend({ picture: alternativeText.describe('What the woven landscape shows.') }),
  sectionsLabel: text({ max: 30 }).describe('Accessible name of the list of parts.'),
  profile: part.extend({
    paragraphs: paragraphs.min(1).max(2),
    technologiesHeading: text({ max: 40 }).describe('Heading above the badges. The technologies are in home.ts.'),
  }),
  purpose: part.extend({
    cards: z
      .array(
        z.strictObject({
          title: text({ max: 20 }),
          text: text({ min: 40, max: 120 }).describe('40 to 120 characters, one sentence or a few short ones.'),
        }),
      )
      .length(4)
      .describe('Mission, vision, values, impact.'),
  }),
  story: part.extend({ paragraphs: paragraphs.min(2).max(3), picture }).describe('How our work began, and the office.'),
  timeline: part.extend({
    entries: z
      .array(
        z.strictObject({
          year: z.int().min(2000).max(2100),
          event: text({ max: 40 }).describe('Two to four words.'),
          description: text({ min: 40, max: 120 }).describe('40 to 120 characters: what happened.'),
        }),
      )
      .length(6)
      .describe('One entry for each year, oldest first. The drawing adds a thread for each.'),
  }),
  companyStory: part.extend({ paragraphs: paragraphs.length(3) }).describe('How it became a company.'),
  counts: part.extend({
    intro: sectionIntro,
    until: template({ max: 40, placeholders: ['month'] }).describe('The end of a period.'),
    legend: text({ max: 60 }).describe('What one stripe of the drawing means.'),
    periods: z
      .array(period)
      .length(2)
      .describe('First the period since the work began, then the period since the company was registered.'),
  }),
  values: part.extend({
    values: z
      .array(
        z.strictObject({
          title: text({ max: 40 }),
          text: text({ min: 40, max: 120 }).describe('40 to 120 characters: what we do because of it.'),
        }),
      )
      .length(4),
  }),
  recognition: part.extend({ intro: sectionIntro }).describe('The badges are the certifications of home.ts.'),
  registration: part.describe('The numbers are in the profile, their labels in home.ts.'),
  callToAction,
});

/** What the author writes. */
export type AboutSource = Authored<z.input<typeof aboutSchema>>;
