import * as z from 'zod';
import { text } from '../shared/plain-text.ts';
import { evidence, statistic } from '../shared/statistic.ts';

const month = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'not a month; write 2023-12')
  .describe('A month: 2023-12.');

/** The figures that the company publishes about itself. Each figure or period has evidence. */
export const figuresSchema = z.strictObject({
  company: z
    .array(
      statistic.extend({
        aboutLabel: text({ max: 40 }).describe('Its label at the head of the page about the company.'),
        countedOn: text({ max: 40 }).describe('The date or the period of the count.'),
      }),
    )
    .min(2)
    .max(4)
    .describe('The figures of the home page and of the head of the company page.'),
  partners: z.array(statistic).min(2).max(4).describe('The figures above the partner organisations.'),
  periods: z
    .array(
      z
        .strictObject({
          from: month.describe('The first month that counts.'),
          to: month.describe('The last month that counts.'),
          metrics: z.array(statistic.omit({ evidence: true })).length(4),
          evidence: evidence.describe('40 to 240 characters: how all figures of the period were counted.'),
        })
        .refine(({ from, to }) => from < to, 'the first month must be before the last'),
    )
    .length(2)
    .describe('The two counts of the company page: the work since it began, and the registered company.'),
});
