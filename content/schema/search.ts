import * as z from 'zod';
import type { Authored } from '../reading/sample.ts';
import { siteLink } from './link.ts';
import { metadata } from './metadata.ts';
import { template, text } from './plain-text.ts';

const heading = text({ max: 40 });

/** The search page. Lists of services, technologies, products and courses are filled in from their own files. */
export const searchSchema = z.strictObject({
  metadata,
  heading,
  intro: text({ min: 30, max: 160 }),
  label: text({ max: 40 }).describe('The question of the search field.'),
  placeholder: text({ max: 60 }).describe('An example of a search.'),
  submit: text({ max: 20 }),
  found: template({ max: 60, gaps: ['count', 'query'] }).describe('Over the results, and read out as they change.'),
  foundOne: template({ max: 60, gaps: ['query'] }),
  none: template({ max: 160, gaps: ['query'] }).describe('Where nothing was found: what to try.'),
  failed: text({ max: 160 }).describe('Where the list of words could not be loaded.'),
  indexHeading: heading.describe('Over the list of all pages; it stands under the field until something is typed.'),
  groups: z.strictObject({
    services: heading,
    technologies: heading,
    products: heading,
    courses: heading,
    company: z.strictObject({ heading, links: z.array(siteLink).min(1) }),
    training: z.strictObject({ heading, links: z.array(siteLink).min(1) }),
  }),
});

/** What the author writes. */
export type SearchSource = Authored<z.input<typeof searchSchema>>;
