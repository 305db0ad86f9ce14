import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { processSection } from '../offerings/page-section.ts';
import { anchor } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { callToAction, pageHead, sectionHeading, sectionIntro } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';
import { message } from '../site/site-text.ts';

const control = text({ max: 40 });

/** The texts of one field of the application form. */
const field = z.strictObject({
  label: text({ max: 40 }).describe(
    'Stored with every answer: after a change, raise the version in forms/application.ts.',
  ),
  placeholder: z
    .exactOptional(text({ max: 80 }))
    .describe('An example. Never the only place for something the visitor must know.'),
  note: z.exactOptional(text({ max: 40 })).describe('Shown beside the label.'),
});

/** The careers page without the positions, which are in `content/facts/positions.json`. */
export const careersSchema = z.strictObject({
  metadata,
  hero: pageHead.extend({ action: text({ max: 40 }).describe('Links to the positions below.') }),
  positions: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: sectionIntro,
    facts: z.strictObject({
      department: text({ max: 20 }),
      location: text({ max: 20 }),
      type: text({ max: 20 }),
      experience: text({ max: 20 }),
      salary: text({ max: 20 }),
      skills: text({ max: 20 }),
    }),
    apply: text({ max: 30 }),
    applyContext: template({ max: 50, placeholders: ['title'] }).describe(
      'For screen readers, after the button: names the position.',
    ),
  }),
  benefits: z.strictObject({
    anchor,
    heading: sectionHeading,
    intro: sectionIntro,
    cards: z
      .array(
        z.strictObject({
          title: text({ max: 40 }),
          text: text({ min: 60, max: 120 }).describe('60 to 120 characters: what an employee gets, with the amount.'),
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
      lead: text({ min: 60, max: 260 }).describe('What an application needs, and what happens next.'),
      facts: text({ max: 40 }).describe('Heading above the facts of the position.'),
      form: z.strictObject({
        heading: text({ max: 40 }).describe('Heading above the fields.'),
        fields: z.strictObject({
          position: field.describe('Not editable: the position of the page.'),
          name: field,
          email: field,
          phone: field,
          profile: field,
          message: field,
          resume: field,
        }),
        chooseAgain: text({ max: 160 }).describe('Shown below the file field after the page is reloaded.'),
        submit: control,
        submitting: control.describe('Label of the button while the form is being sent.'),
        progress: template({ max: 60, placeholders: ['percent'] }).describe(
          'Shown beside the button while the file is uploaded.',
        ),
        next: text({ max: 160 }).describe('Shown after the form is sent: what happens next, and by when.'),
        privacy: text({ max: 120 }).describe('What the answers are used for.'),
      }),
      stored: message.describe('Toast after the application is stored.'),
    })
    .describe('The page with the application form of a position.'),
  callToAction: callToAction
    .omit({ actions: true })
    .describe('For visitors who found no position. The email address is in the profile.'),
});

/** What the author writes. */
export type CareersSource = Authored<z.input<typeof careersSchema>>;
