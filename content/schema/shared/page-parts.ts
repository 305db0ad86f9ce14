/** Parts that several kinds of pages share. */

import * as z from 'zod';
import { siteLink } from './link.ts';
import { text } from './plain-text.ts';

export const sectionHeading = text({ max: 60 }).describe('Short; a sentence without a full stop, or a phrase.');

export const sectionIntro = text({ min: 30, max: 220 }).describe('One or two sentences under the heading.');

/** The header of a page. */
export const pageHead = z.strictObject({
  eyebrow: text({ max: 60 }).describe('The kind of page, or its owner.'),
  heading: text({ max: 60 }).describe('The heading of the page.'),
  breadcrumbs: text({ max: 30 }).describe('Its name in the breadcrumbs above the heading.'),
  lead: text({ min: 60, max: 260 }).describe('60 to 260 characters: concretely, what the page contains.'),
});

/** The call to action at the end of a page. */
export const callToAction = z.strictObject({
  heading: text({ max: 60 }),
  text: text({ min: 30, max: 220 }),
  actions: z.array(siteLink).min(1).max(2).describe('The first is the primary button.'),
});
