import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { anchor } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { callToAction, pageHead, sectionHeading, sectionIntro } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';

/** The portfolio: the products stand in `content/products/`, the technologies in `content/technologies/`. */
export const ourWorkSchema = z.strictObject({
  metadata,
  hero: pageHead,
  projects: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: sectionIntro,
    detailsLink: template({ max: 40, placeholders: ['product'] }).describe('Leads to the page of the product.'),
    projectType: text({ max: 60 }).describe(
      'What the buttons of a product choose in the contact form: one of its answers, letter for letter.',
    ),
  }),
  technologies: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: sectionIntro,
  }),
  callToAction,
});

/** What the author writes. */
export type OurWorkSource = Authored<z.input<typeof ourWorkSchema>>;
