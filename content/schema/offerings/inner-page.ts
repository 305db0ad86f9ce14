import * as z from 'zod';
import { externalAddress, siteAddress } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { alternativeText, text } from '../shared/plain-text.ts';
import { picture } from '../shared/visuals.ts';
import { section } from './page-section.ts';

/** A button. Without `href` it links to the contact form with the project type filled in. */
const action = z.strictObject({
  label: text({ max: 40 }).describe('The wording of the specification.'),
  href: z.exactOptional(z.union([siteAddress, externalAddress])),
});

const otherState = z.strictObject({ label: text({ max: 16 }), alt: alternativeText });

/** The states of a picture that a visitor can switch between. The `alt` of the picture describes the first. */
const states = z.strictObject({
  legend: text({ max: 30 }).describe('Names the choice, before the labels: a phrase without a colon.'),
  firstLabel: text({ max: 16 }).describe('Label of the initial state.'),
  others: z
    .tuple([otherState, otherState])
    .describe('The two other states. Their content agrees with the rest of the page and with each other.'),
});

/** The page of a service or a technology: a header, sections and a call to action. `productPage` extends it. */
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
    eyebrow: text({ max: 60 }).describe('The kind of offering.'),
    lead: text({ min: 60, max: 260 }).describe('60 to 260 characters: concretely, what a client gets.'),
    actions: z.array(action).min(1).max(2),
    picture: z.exactOptional(
      picture.describe('A picture of a product in front of the cloth. Without one, the page shows only the cloth.'),
    ),
  }),
  sections: z.array(section).min(2),
  callToAction: z.strictObject({
    heading: text({ max: 60 }),
    text: text({ min: 30, max: 220 }),
    action,
  }),
});

/** The page of a product, with an interactive picture. Only these pages load the stylesheet of the picture. */
export const productPage = innerPage.extend({
  hero: innerPage.shape.hero.extend({
    picture: picture
      .extend({
        sidePictures: z.exactOptional(z.tuple([picture, picture])).describe('Two phones half behind this one.'),
        states: z
          .exactOptional(states)
          .describe('Three states to choose from. The drawing in illustrations/ must have the same states.'),
      })
      .describe('The product in front of its cloth.'),
  }),
});
