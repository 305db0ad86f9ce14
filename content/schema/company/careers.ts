import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { processSection } from '../offerings/page-section.ts';
import { anchor, siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { callToAction, pageHead, sectionHeading, sectionIntro } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';
import { icon } from '../shared/visuals.ts';
import { message } from '../site/site-text.ts';

const control = text({ max: 40 });

/** A question of the application form, as the page words it. */
const field = z.strictObject({
  label: text({ max: 40 }).describe('Kept with every answer: a change raises the version in forms/application.ts.'),
  placeholder: z.exactOptional(text({ max: 80 })).describe('An example; never the only place where something is said.'),
  note: z.exactOptional(text({ max: 40 })).describe('Stands beside the label.'),
});

/** The careers page around the positions, which stand in `content/positions/`. */
export const careersSchema = z.strictObject({
  metadata,
  hero: pageHead.extend({ action: text({ max: 40 }).describe('Leads down to the positions.') }),
  positions: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: sectionIntro,
    facts: z.strictObject({
      department: text({ max: 20 }),
      location: text({ max: 20 }),
      type: text({ max: 20 }),
      experience: text({ max: 20 }),
      skills: text({ max: 20 }),
    }),
    apply: text({ max: 30 }),
    applyContext: template({ max: 50, placeholders: ['title'] }).describe('Read out after the button: which position.'),
  }),
  benefits: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: sectionIntro,
    cards: z
      .array(
        z.strictObject({
          icon,
          title: text({ max: 40 }),
          text: text({ min: 60, max: 200 }).describe('60 to 200 characters: what one gets, with its size.'),
        }),
      )
      .length(6),
  }),
  process: processSection,
  application: z
    .strictObject({
      metadata: z.strictObject({
        title: template({ max: 60, placeholders: ['title'] }),
        description: template({ max: 120, placeholders: ['title'] }),
      }),
      eyebrow: text({ max: 60 }),
      lead: text({ min: 60, max: 260 }).describe('What it takes, and what happens then.'),
      facts: text({ max: 40 }).describe('Heading over what the position is.'),
      form: z.strictObject({
        heading: text({ max: 40 }).describe('Heading over the questions.'),
        fields: z.strictObject({
          position: field.describe('Not asked: it is the position of the page.'),
          name: field,
          email: field,
          phone: field,
          profile: field,
          message: field,
          resume: field,
        }),
        chooseAgain: text({ max: 160 }).describe('Below the file after the page was loaded again.'),
        submit: control,
        submitting: control.describe('Stands on the button while sending.'),
        progress: template({ max: 60, placeholders: ['percent'] }).describe(
          'Stands beside the button while the file goes up.',
        ),
        next: text({ max: 160 }).describe('After it is sent: what happens now, and by when.'),
        privacy: text({ max: 120 }).describe('What the answers are used for.'),
        privacyLink: siteLink,
      }),
      stored: message.describe('Toast, once the application is stored.'),
    })
    .describe('The page on which one applies for a position.'),
  callToAction: callToAction
    .omit({ actions: true })
    .describe('For those who found nothing above; the address is in the profile.'),
});

/** What the author writes. */
export type CareersSource = Authored<z.input<typeof careersSchema>>;
