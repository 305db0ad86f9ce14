import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { clientKind } from '../offerings/page-section.ts';
import { anchor, siteAddress, siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { sectionHeading, sectionIntro } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';
import { hue, picture } from '../shared/visuals.ts';

const line = text({ max: 200 });

/** A kind of organisation that we build for: the standards it must meet, and what that requires. */
export const sectorSchema = z.strictObject({
  order: z.int().min(1).describe('Position in every list, lowest first. Unique; leave gaps of ten.'),
  title: text({ max: 40 }).describe('Heading of its page, and its name in every list.'),
  hue: hue.describe('Colour of its cloth. Neighbours in a list have different colours.'),
  metadata,
  client: z.exactOptional(clientKind).describe('The kind of client whose projects the page lists.'),
  hero: z.strictObject({
    eyebrow: text({ max: 60 }),
    lead: text({ min: 60, max: 260 }).describe('60 to 260 characters: concretely, what the page contains.'),
    action: siteLink,
    picture,
  }),
  standards: z
    .array(
      z.strictObject({
        title: text({ max: 40 }),
        items: z
          .array(
            z.strictObject({
              name: text({ max: 50 }).describe('The official name, with year or version.'),
              text: text({ min: 30, max: 220 }).describe('How we meet it.'),
            }),
          )
          .min(1)
          .max(6),
      }),
    )
    .min(2)
    .max(5),
  promise: z.strictObject({
    heading: sectionHeading,
    lead: text({ min: 40, max: 220 }).describe('What matters most.'),
    points: z.array(line).min(3).max(8),
  }),
  timeline: z
    .strictObject({
      intro: sectionIntro,
      weeks: z.int().min(4).max(104),
      phases: z
        .array(
          z.strictObject({
            title: text({ max: 50 }),
            text: text({ min: 30, max: 180 }),
            from: z.int().min(1).describe('First week.'),
            to: z.int().min(1).describe('Last week, inclusive.'),
          }),
        )
        .min(4)
        .max(9),
    })
    .superRefine(({ weeks, phases }, context) => {
      for (const [index, { from, to }] of phases.entries()) {
        if (from > to || to > weeks)
          context.addIssue({ code: 'custom', path: ['phases', index], message: `not within weeks 1 to ${weeks}` });
      }
    }),
  needs: z.array(line).min(3).max(8),
  offerings: z
    .array(z.strictObject({ label: text({ max: 50 }), href: siteAddress, text: text({ min: 30, max: 220 }) }))
    .min(1)
    .max(5)
    .describe('Products and services, whose pages link to this page, and a client to ask about us.'),
  exclusions: z.array(line).min(3).max(8),
  callToAction: z.strictObject({ heading: text({ max: 60 }), text: text({ min: 30, max: 220 }), action: siteLink }),
});

const part = z.strictObject({ anchor, heading: sectionHeading });

/** Texts that the pages of all sectors share. */
export const sectorWordsSchema = z.strictObject({
  standards: part.extend({ intro: sectionIntro }),
  promise: z.strictObject({ anchor }),
  timeline: part.extend({
    weeks: template({ max: 30, placeholders: ['from', 'to'] }),
    week: template({ max: 30, placeholders: ['from'] }).describe('For a phase of one week.'),
    legend: text({ max: 120 }),
  }),
  needs: part,
  exclusions: part,
  offerings: part,
});

/** What the author writes. */
export type SectorSource = Authored<z.input<typeof sectorSchema>>;
export type SectorWordsSource = Authored<z.input<typeof sectorWordsSchema>>;
