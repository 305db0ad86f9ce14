import * as z from 'zod';
import { anchor, siteLink } from '../shared/link.ts';
import { alternativeText, text } from '../shared/plain-text.ts';
import { statistic } from '../shared/statistic.ts';
import { diagram, picture, screen } from '../shared/visuals.ts';

const heading = text({ max: 60 }).describe('Short; a sentence without a full stop, or a phrase.');
const intro = z.exactOptional(text({ min: 30, max: 220 }).describe('One or two sentences under the heading.'));
const id = anchor.describe('Anchor of the section, unique on its page.');
const point = text({ max: 90 }).describe('One line, no full stop.');

/** Kinds of clients. `content/our-work.ts` has a heading for each. */
export const clientKind = z.enum(['health', 'government', 'farming', 'utilities', 'finance', 'education']);

/** Figures on a dark background. */
const metricsSection = z.strictObject({
  kind: z.literal('metrics').describe('Three to five figures.'),
  id,
  heading,
  intro,
  metrics: z.array(statistic).min(3).max(5),
});

/** Steps along one thread. */
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
 * One section of an inner page. Each kind has one component in site/sections/. A page may use a
 * kind more than once.
 */
export const section = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('offerings').describe('What we do, a few lines for each: the main part of a page.'),
    id,
    heading,
    intro,
    items: z
      .array(
        z.strictObject({
          title: text({ max: 50 }),
          text: text({ min: 60, max: 320 }).describe('60 to 320 characters: concrete, in the words of an engineer.'),
          points: z.exactOptional(z.array(point).min(2).max(6)),
          picture: z
            .exactOptional(picture)
            .describe('Shown above the text. Either all items of a section have one, or none.'),
          idealFor: z.exactOptional(text({ max: 140 }).describe('Follows "Ideal for"; no full stop.')),
          link: z.exactOptional(siteLink).describe('A page with more about this item.'),
        }),
      )
      .min(2)
      .max(8),
  }),
  z.strictObject({
    kind: z.literal('features').describe('What a product can do.'),
    id,
    heading,
    intro,
    items: z
      .array(
        z.strictObject({
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
    kind: z.literal('figure').describe('A drawing that explains how something works, with a text for each step.'),
    id,
    heading,
    intro,
    figure: diagram,
    alt: text({ min: 60, max: 700 }).describe(
      '60 to 700 characters: what the drawing shows, as you would describe it on the phone.',
    ),
    arrangement: z
      .enum(['above', 'columns', 'rows', 'split', 'sticky'])
      .describe(
        'above: across the page, with the steps below. columns: each step is below its part of the drawing. rows: each step is beside its part of a tall drawing. split: after the first two steps, before the others. sticky: the drawing stays visible while the steps scroll.',
      ),
    steps: z
      .array(z.strictObject({ title: text({ max: 40 }), text: text({ min: 30, max: 180 }) }))
      .min(3)
      .max(8),
  }),
  z.strictObject({
    kind: z.literal('sizes').describe('What a kind of work costs by size. The visitor chooses one size at a time.'),
    id,
    heading,
    intro,
    question: text({ max: 60 }).describe('Label of the choice.'),
    priceFactors: z
      .array(text({ max: 60 }))
      .min(3)
      .max(6)
      .describe('What determines the price, the largest factor first.'),
    sizes: z
      .array(
        z.strictObject({
          label: text({ max: 16 }).describe(
            'Label on the scale: two short words at most, because a phone shows four labels side by side.',
          ),
          idealFor: text({ max: 90 }).describe('For whom it is. Follows "Ideal for"; no full stop.'),
          fromInr: z.int().min(1),
          toInr: z.int().min(1),
          weeks: z
            .strictObject({ drawing: z.int().min(1), building: z.int().min(1) })
            .describe('Weeks from signing the contract to the launch.'),
          included: z
            .array(text({ max: 70 }))
            .describe('What the price includes for each price factor, in the same order.'),
        }),
      )
      .length(4)
      .describe('From the smallest to the largest; the drawing has four.'),
  }),
  metricsSection,
  z.strictObject({
    kind: z.literal('quote').describe('One success story, in the words of the client.'),
    id,
    heading: heading.describe('For screen readers only.'),
    sample: z.exactOptional(text({ max: 120 })),
    text: text({ min: 60, max: 340 }).describe('Without quotation marks: the page draws them.'),
    author: text({ max: 80 }).describe('Role and kind of organisation.'),
    picture: z.exactOptional(picture.describe('The client’s place of work.')),
  }),
  z.strictObject({
    kind: z.literal('projects').describe('Featured projects, each with its technologies.'),
    id,
    heading,
    intro,
    projects: z
      .array(
        z.strictObject({
          id: anchor.describe('Anchor of the project, unique on its page.'),
          title: text({ max: 60 }).describe('What we built, and for whom.'),
          client: clientKind.describe('Its group in the list of client projects at /our-work.'),
          service: z.string().describe('File name of the service it belongs to, without its extension.'),
          scope: text({ max: 40 }).describe(
            'Its year, how long it took and its rounded price without GST; no full stop.',
          ),
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
