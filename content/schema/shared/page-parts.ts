/** Parts that pages with a layout of their own have in common. */

import * as z from 'zod';
import { siteLink } from './link.ts';
import { text } from './plain-text.ts';

export const sectionHeading = text({ max: 60 }).describe('Short; a sentence without a full stop, or a phrase.');

export const sectionIntro = text({ min: 30, max: 220 }).describe('One or two sentences under the heading.');

/** The first words of a page. */
export const pageHead = z.strictObject({
  eyebrow: text({ max: 60 }).describe('What kind of page this is, or whose.'),
  heading: text({ max: 60 }).describe('The heading of the page.'),
  breadcrumbs: text({ max: 30 }).describe('Its name in the path of pages above the heading.'),
  lead: text({ min: 60, max: 260 }).describe('60 to 260 characters: what is here, concretely.'),
});

/** The last words of a page, and the way on. */
export const callToAction = z.strictObject({
  heading: text({ max: 60 }),
  text: text({ min: 30, max: 220 }),
  actions: z.array(siteLink).min(1).max(2).describe('The first stands out.'),
});
