import * as z from 'zod';
import { externalAddress, siteAddress } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { alternativeText, text } from '../shared/plain-text.ts';
import { picture } from '../shared/visuals.ts';
import { section } from './page-section.ts';

/** Where a button leads: to the contact form with the project type filled in, unless it says otherwise. */
const action = z.strictObject({
  label: text({ max: 40 }).describe('As the specification words it.'),
  href: z.exactOptional(z.union([siteAddress, externalAddress])),
});

const otherState = z.strictObject({ label: text({ max: 16 }), alt: alternativeText });

/** What one can choose to see of a picture: the first is what its `alt` says. */
const states = z.strictObject({
  legend: text({ max: 30 }).describe('What one chooses, before the labels: a phrase without a colon.'),
  firstLabel: text({ max: 16 }).describe('Label of the state that the picture opens with.'),
  others: z
    .tuple([otherState, otherState])
    .describe('The two others. What they say agrees with the rest of the page, and with each other.'),
});

/** What every page of a service or a technology has, and that of a product with more (below): a head, sections, a closing call. */
export const innerPage = z.strictObject({
  metadata: metadata.extend({
    keywords: z.exactOptional(
      z
        .array(text({ max: 40 }))
        .min(3)
        .max(12),
    ),
  }),
  hero: z.strictObject({
    eyebrow: text({ max: 60 }).describe('What kind of thing this is.'),
    lead: text({ min: 60, max: 260 }).describe('60 to 260 characters: what one gets, concretely.'),
    actions: z.array(action).min(1).max(2),
    picture: z.exactOptional(picture.describe('A product picture on the cloth; without one the cloth stands alone.')),
  }),
  sections: z.array(section).min(2),
  callToAction: z.strictObject({
    heading: text({ max: 60 }),
    text: text({ min: 30, max: 220 }),
    action,
  }),
});

/** The page of a product, whose picture is interactive. Only these pages load the stylesheet for it. */
export const productPage = innerPage.extend({
  hero: innerPage.shape.hero.extend({
    picture: picture
      .extend({
        sidePictures: z.exactOptional(z.tuple([picture, picture])).describe('Two phones half behind this one.'),
        states: z
          .exactOptional(states)
          .describe('Three moments or views of it to choose from; its drawing in illustrations/ has to have them.'),
      })
      .describe('The product on its cloth.'),
  }),
});
