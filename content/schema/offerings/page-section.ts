import * as z from 'zod';
import { anchor, siteLink } from '../shared/link.ts';
import { alternativeText, text } from '../shared/plain-text.ts';
import { statistic } from '../shared/statistic.ts';
import { diagram, icon, picture, screen } from '../shared/visuals.ts';

const heading = text({ max: 60 }).describe('Short; a sentence without a full stop, or a phrase.');
const intro = z.exactOptional(text({ min: 30, max: 220 }).describe('One or two sentences under the heading.'));
const id = anchor.describe('Anchor of the section, unique on its page.');
const point = text({ max: 90 }).describe('One line, no full stop.');

/** Figures on ink. */
const metricsSection = z.strictObject({
  kind: z.literal('metrics').describe('Figures one looks at; three to five.'),
  id,
  heading,
  intro,
  metrics: z.array(statistic).min(3).max(5),
});

/** Steps on one thread. */
export const processSection = z.strictObject({
  kind: z.literal('process').describe('Steps one after the other.'),
  id,
  heading,
  intro,
  steps: z
    .array(z.strictObject({ title: text({ max: 40 }), text: text({ min: 30, max: 180 }) }))
    .min(3)
    .max(8),
});

/**
 * The sections an inner page is made of, in the order of its file. One kind is one component (site/sections/); a page may use a
 * kind more than once.
 */
export const section = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('offerings').describe('What we do, each with a few lines: the main part of a page.'),
    id,
    heading,
    intro,
    items: z
      .array(
        z.strictObject({
          icon: z.exactOptional(icon).describe('Above the title; all of a section have one, or none.'),
          title: text({ max: 50 }),
          text: text({ min: 60, max: 320 }).describe('60 to 320 characters: concrete, as an engineer would tell it.'),
          points: z.exactOptional(z.array(point).min(2).max(6)),
          picture: z.exactOptional(picture).describe('Stands above its words; all of a section have one, or none.'),
          idealFor: z.exactOptional(text({ max: 140 }).describe('Stands after "Ideal for"; no full stop.')),
          link: z.exactOptional(siteLink).describe('A page that says more about this one.'),
        }),
      )
      .min(2)
      .max(8),
  }),
  z.strictObject({
    kind: z.literal('features').describe('What a product can do, each under its icon.'),
    id,
    heading,
    intro,
    items: z
      .array(
        z.strictObject({
          icon,
          title: text({ max: 40 }),
          text: text({ min: 60, max: 240 }).describe('60 to 240 characters: what it does for someone at work.'),
        }),
      )
      .min(3)
      .max(9),
  }),
  z.strictObject({
    kind: z.literal('list').describe('Four to twelve short things of equal rank: benefits, features, reasons.'),
    id,
    heading,
    intro,
    items: z
      .array(text({ max: 110 }).describe('A phrase or a short sentence without a full stop.'))
      .min(4)
      .max(12),
  }),
  z.strictObject({
    kind: z.literal('groups').describe('Names in groups: technologies, platforms, industries with their uses.'),
    id,
    heading,
    intro,
    groups: z
      .array(
        z.strictObject({
          title: text({ max: 40 }),
          text: z.exactOptional(text({ max: 200 })),
          items: z
            .array(text({ max: 60 }))
            .min(1)
            .max(12),
        }),
      )
      .min(1)
      .max(8),
  }),
  processSection,
  z.strictObject({
    kind: z.literal('figure').describe('A drawing that explains how the work goes, with the words of its steps.'),
    id,
    heading,
    intro,
    figure: diagram,
    alt: text({ min: 60, max: 700 }).describe(
      'What the drawing tells, as one would tell it on the telephone: 60 to 700 characters.',
    ),
    arrangement: z
      .enum(['above', 'beside', 'between', 'columns', 'down'])
      .describe(
        'above: across the page, its steps below it. beside: it stays in sight while its steps go by. between: after the first two steps, before the others. columns: each step below its own part of it. down: it is as long as its steps, each beside its part.',
      ),
    steps: z
      .array(z.strictObject({ title: text({ max: 40 }), text: text({ min: 30, max: 180 }) }))
      .min(3)
      .max(8),
  }),
  z.strictObject({
    kind: z.literal('sizes').describe('What a kind of work costs by its size: one size is chosen and seen at a time.'),
    id,
    heading,
    intro,
    question: text({ max: 60 }).describe('Names the choice.'),
    priceFactors: z
      .array(text({ max: 60 }))
      .min(3)
      .max(6)
      .describe('What moves the price, most of it first.'),
    sizes: z
      .array(
        z.strictObject({
          label: text({ max: 16 }).describe(
            'On the scale: two short words at most, four stand side by side on a phone.',
          ),
          idealFor: text({ max: 90 }).describe('For whom; stands after "Ideal for", no full stop.'),
          fromInr: z.int().min(1),
          toInr: z.int().min(1),
          weeks: z
            .strictObject({ drawing: z.int().min(1), building: z.int().min(1) })
            .describe('From the signature to the opening.'),
          included: z.array(text({ max: 70 })).describe('What is in the price of each mover, in their order.'),
        }),
      )
      .length(4)
      .describe('From the smallest to the largest; the drawing has four.'),
  }),
  metricsSection,
  z.strictObject({
    kind: z.literal('quote').describe('One success story in the words of the client.'),
    id,
    heading: heading.describe('Read out, not shown.'),
    sample: z.exactOptional(text({ max: 120 })),
    text: text({ min: 60, max: 340 }).describe('Without quotation marks: the page draws them.'),
    author: text({ max: 80 }).describe('Role and kind of organisation.'),
  }),
  z.strictObject({
    kind: z.literal('projects').describe('Featured projects, each with what it was built with.'),
    id,
    heading,
    intro,
    projects: z
      .array(
        z.strictObject({
          title: text({ max: 60 }),
          description: text({ min: 80, max: 320 }),
          technologies: z
            .array(text({ max: 30 }))
            .min(2)
            .max(7),
        }),
      )
      .min(3)
      .max(6),
  }),
  z.strictObject({
    kind: z.literal('screens').describe('Pictures of the product, drawn in illustrations/.'),
    id,
    heading,
    intro,
    screens: z
      .array(
        z.strictObject({
          screen,
          alt: alternativeText,
          caption: text({ max: 120 }).describe('What to look at, one sentence.'),
        }),
      )
      .min(1)
      .max(6),
  }),
]);
