import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { anchor, siteAddress, siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { callToAction, pageHead, sectionHeading, sectionIntro } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';
import { hue } from '../shared/visuals.ts';

const part = z.strictObject({
  anchor,
  navLabel: text({ max: 20 }).describe('Its name in the links to the parts of the page.'),
  heading: sectionHeading,
  intro: sectionIntro,
});

const amountInr = z.int().min(1000).describe('Rupees, without tax.');

/** Hours in which somebody answers, the same on each day of the shift. */
const shift = z
  .strictObject({
    by: z.enum(['desk', 'call']).describe('At a desk, or on call. Where two shifts overlap, the desk counts.'),
    days: z.int().min(1).max(7).describe('Counted from Monday: 6 is Monday to Saturday.'),
    from: z.int().min(0).max(23).describe('Full hour, India time.'),
    to: z.int().min(1).max(24).describe('Full hour; 24 is midnight.'),
  })
  .refine(({ from, to }) => from < to, 'a shift must begin before it ends');

/** What a buyer needs to know before signing a contract. */
export const contractingSchema = z
  .strictObject({
    metadata,
    hero: pageHead,
    sectionsLabel: text({ max: 40 }).describe('Accessible name of the links to the parts of the page.'),
    prices: part.extend({
      priceRange: template({ max: 30, placeholders: ['from', 'to'] }).describe('The format of a price range.'),
      legend: text({ max: 160 }).describe('Shown below the scale: how to read it.'),
      low: text({ max: 30 }).describe('Label of what the lowest price buys.'),
      high: text({ max: 30 }).describe('Label of what the highest price buys.'),
      scale: z
        .array(z.strictObject({ amountInr, label: text({ max: 12 }) }))
        .min(3)
        .describe('The marks of the scale, lowest first. The scale is logarithmic.'),
      kinds: z
        .array(
          z
            .strictObject({
              title: text({ max: 40 }),
              hue: hue.describe('Neighbours in the list have different colours.'),
              href: siteAddress.describe('The page of this work.'),
              fromInr: amountInr,
              toInr: amountInr,
              low: text({ max: 120 }).describe('What the lowest price buys; no full stop.'),
              high: text({ max: 120 }).describe('What the highest price buys; no full stop.'),
            })
            .refine(({ fromInr, toInr }) => fromInr < toInr, 'the lowest price is not below the highest'),
        )
        .min(3),
    }),
    stages: part.extend({
      share: template({ max: 20, placeholders: ['percent'] }).describe('The format of a share of the price.'),
      noPayment: text({ max: 30 }).describe('Shown when no payment is due.'),
      legend: z
        .strictObject({ whole: text({ max: 80 }), before: text({ max: 40 }), due: text({ max: 40 }) })
        .describe('Shown below the drawing: what its threads stand for, then the threads of each colour.'),
      list: z
        .array(
          z.strictObject({
            title: text({ max: 40 }),
            when: text({ max: 40 }).describe('How long it takes, or when it comes.'),
            percent: z.int().min(0).max(100).describe('The share of the price that is due when the stage is closed.'),
            text: text({ min: 60, max: 240 }).describe('60 to 240 characters: what closes the stage.'),
          }),
        )
        .min(3)
        .max(6)
        .refine(
          (list) => list.reduce((sum, { percent }) => sum + percent, 0) === 100,
          'the shares do not add up to 100 percent',
        ),
      notes: z
        .array(text({ max: 200 }))
        .min(1)
        .describe('What applies to every payment.'),
    }),
    terms: part.extend({
      rows: z
        .array(
          z.strictObject({
            title: text({ max: 40 }),
            text: text({ min: 60, max: 320 }).describe('60 to 320 characters: what the terms say, in other words.'),
            link: siteLink.describe('The binding clause.'),
          }),
        )
        .min(3),
    }),
    support: part.extend({
      hours: template({ max: 30, placeholders: ['count'] }).describe('Hours per week in which somebody answers.'),
      legend: z.strictObject({ whole: text({ max: 80 }), desk: text({ max: 40 }), call: text({ max: 40 }) }),
      days: z
        .array(text({ max: 4 }))
        .length(7)
        .describe('Short names of the days, from Monday.'),
      tiers: z
        .array(
          z.strictObject({
            name: text({ max: 30 }),
            price: text({ max: 60 }),
            times: text({ max: 80 }).describe('The hours in words.'),
            staffing: text({ min: 60, max: 260 }).describe('Who answers, by day and at night.'),
            shifts: z.array(shift).min(1),
          }),
        )
        .min(2)
        .max(4),
      responseTimes: z
        .strictObject({
          caption: text({ max: 80 }),
          fault: text({ max: 30 }).describe('Heading of the column with the kinds of fault.'),
          rows: z
            .array(
              z.strictObject({
                fault: text({ max: 80 }),
                times: z.array(text({ max: 40 })).describe('The time until somebody works on it, one for each tier.'),
              }),
            )
            .min(2),
        })
        .describe('How soon the first answer comes.'),
      notes: z.array(text({ max: 260 })).min(1),
    }),
    ending: part.extend({
      dayAfter: template({ max: 20, placeholders: ['count'] }).describe(
        'The format of a day after the last day of the contract.',
      ),
      lastDay: text({ max: 20 }).describe('The last day itself.'),
      dayBefore: template({ max: 20, placeholders: ['count'] }).describe('The format of a day before the last day.'),
      steps: z
        .array(
          z.strictObject({
            day: z.int().min(-365).max(365).describe('Counted from the last day of the contract; negative before it.'),
            title: text({ max: 40 }),
            text: text({ min: 60, max: 260 }),
          }),
        )
        .min(3)
        .max(6),
    }),
    callToAction,
  })
  .superRefine(({ support: { tiers, responseTimes } }, context) => {
    for (const [index, { times }] of responseTimes.rows.entries()) {
      if (times.length === tiers.length) continue;
      context.addIssue({
        code: 'custom',
        path: ['support', 'responseTimes', 'rows', index, 'times'],
        message: `${times.length} times for ${tiers.length} tiers`,
      });
    }
  });

/** What the author writes. */
export type ContractingSource = Authored<z.input<typeof contractingSchema>>;
