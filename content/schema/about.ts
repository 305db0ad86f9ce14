import * as z from 'zod';
import type { Authored } from '../reading/sample.ts';
import { metricsBand } from './band.ts';
import { anchor } from './link.ts';
import { hue } from './look.ts';
import { metadata } from './metadata.ts';
import { closing, pageHead, sectionHeading, sectionIntro } from './page-parts.ts';
import { alternativeText, text } from './plain-text.ts';
import { statistic } from './statistic.ts';

const paragraphs = z.array(text({ min: 80, max: 520 }).describe('80 to 520 characters, three or four sentences.'));

/**
 * The two pages about the company: `practice` is `/about`, the people and their work since 2018; `company` is
 * `/company/about-us`, the registered company since 2022. Why two: docs/decisions/0003.
 */
export const aboutSchema = z.strictObject({
  practice: z.strictObject({
    metadata,
    hero: pageHead.extend({ picture: alternativeText.describe('What the woven landscape shows.') }),
    purpose: z.strictObject({
      anchor,
      heading: sectionHeading.describe('Read out, not shown.'),
      cards: z
        .array(
          z.strictObject({
            title: text({ max: 20 }),
            text: text({ min: 60, max: 200 }).describe('60 to 200 characters, one or two sentences.'),
            hue: hue.describe('Colour of its cloth; not that of its neighbours.'),
          }),
        )
        .length(4)
        .describe('Mission, vision, values, impact.'),
    }),
    story: z.strictObject({ anchor, heading: sectionHeading, paragraphs: paragraphs.min(2).max(3) }),
    timeline: z.strictObject({
      anchor,
      heading: sectionHeading,
      entries: z
        .array(
          z.strictObject({
            year: z.int().min(2000).max(2100),
            event: text({ max: 40 }).describe('Two to four words.'),
            description: text({ min: 60, max: 180 }).describe('60 to 180 characters: what happened.'),
          }),
        )
        .length(6)
        .describe('One a year, the first first: the drawing ties in one thread at each.'),
    }),
    impact: metricsBand.describe('Figures of the work since it began.'),
    closing,
  }),
  company: z.strictObject({
    metadata,
    hero: pageHead,
    claims: z.array(statistic).length(4).describe('The headline claims, drawn in the head.'),
    profile: z.strictObject({
      anchor,
      heading: sectionHeading,
      paragraphs: paragraphs.min(1).max(2),
      technologiesHeading: text({ max: 40 }).describe('Over the badges; the technologies stand in home.ts.'),
    }),
    story: z.strictObject({ anchor, heading: sectionHeading, paragraphs: paragraphs.length(3) }),
    figures: metricsBand.describe('Figures of the registered company.'),
    values: z.strictObject({
      anchor,
      heading: sectionHeading,
      intro: sectionIntro,
      values: z
        .array(
          z.strictObject({
            title: text({ max: 40 }),
            description: text({ min: 80, max: 260 }).describe('80 to 260 characters: what we do because of it.'),
          }),
        )
        .length(4),
    }),
    recognition: z
      .strictObject({ anchor, heading: sectionHeading, intro: sectionIntro })
      .describe('The badges are the certifications of home.ts.'),
    registration: z
      .strictObject({ anchor, heading: sectionHeading, intro: sectionIntro })
      .describe('The numbers stand in the profile, their names in home.ts.'),
    closing,
  }),
});

/** What the author writes. */
export type AboutSource = Authored<z.input<typeof aboutSchema>>;
