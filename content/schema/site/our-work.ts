import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { clientKind } from '../offerings/page-section.ts';
import { anchor, siteLink } from '../shared/link.ts';
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
  clientProjects: z
    .strictObject({
      anchor,
      heading: sectionHeading,
      intro: sectionIntro,
      groups: z
        .record(clientKind, text({ max: 40 }))
        .describe('Heading of each kind of client, in the order of the page.'),
      priceNote: text({ max: 60 }).describe('What the prices of the projects include.'),
      filter: z
        .strictObject({
          legend: text({ max: 40 }).describe('For screen readers.'),
          all: text({ max: 20 }),
          byClient: text({ max: 40 }),
          byService: text({ max: 40 }),
          option: template({ max: 30, placeholders: ['label', 'count'] }),
        })
        .describe('The choice above the list. `site/sections/client-projects.css` has a rule for each option.'),
      tenderLink: siteLink,
      matchingHeading: template({ max: 60, placeholders: ['label'] }).describe('On the page of a service or a sector.'),
      listLink: text({ max: 40 }).describe(
        'Links to the list from the projects of a technology, a service or a sector.',
      ),
    })
    .describe('The list of client projects. The projects are in `content/technologies/`.'),
  technologies: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: sectionIntro,
  }),
  callToAction,
});

/** What the author writes. */
export type OurWorkSource = Authored<z.input<typeof ourWorkSchema>>;
