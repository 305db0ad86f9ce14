import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { anchor } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { callToAction, pageHead, sectionHeading, sectionIntro } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';

/** The portfolio. The products are in `content/products/`, the technologies in `content/technologies/`. */
export const ourWorkSchema = z.strictObject({
  metadata,
  hero: pageHead,
  projects: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: sectionIntro,
    detailsLink: template({ max: 40, placeholders: ['product'] }).describe('Links to the page of the product.'),
    projectType: text({ max: 60 }).describe(
      'The option that the buttons of a product select in the contact form. Must equal one of its options.',
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
