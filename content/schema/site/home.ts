import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { anchor, siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { alternativeText, template, text } from '../shared/plain-text.ts';

const heading = text({ max: 60 }).describe('Short; a sentence without a full stop, or a phrase.');
const intro = text({ min: 30, max: 200 }).describe('One or two sentences under the heading.');
const label = text({ max: 40 });
const control = text({ max: 40 });
const autoplayMs = z.int().min(2000).max(20_000).describe('Milliseconds for which a slide is shown.');

/** The texts of one field of the contact form. */
const field = z.strictObject({
  label: text({ max: 40 }).describe('Stored with every answer: after a change, raise the version in forms/contact.ts.'),
  placeholder: z
    .exactOptional(text({ max: 80 }))
    .describe('An example, or the empty option of a list. Never the only place for something the visitor must know.'),
});

/** The home page, in page order. */
export const homeSchema = z.strictObject({
  metadata,
  hero: z.strictObject({
    anchor,
    eyebrow: text({ max: 60 }).describe('Who we are and where, above the headline.'),
    headline: text({ max: 60 }).describe('What the visitor gets.'),
    lead: text({ min: 60, max: 220 }).describe('Two sentences: for whom, and what.'),
    primaryAction: siteLink.describe('The first button.'),
    secondaryAction: siteLink.describe('The second button.'),
    studentLinks: z
      .strictObject({ lead: text({ max: 20 }), links: z.array(siteLink).min(1).max(3) })
      .describe('A less prominent line under the buttons, for students.'),
    buyerLinks: z
      .strictObject({ lead: text({ max: 20 }), links: z.array(siteLink).min(1).max(4) })
      .describe('A less prominent line under the buttons, for buyers.'),
    pictures: z.strictObject({
      crm: alternativeText.describe('What the sales window in the picture shows.'),
      chat: alternativeText.describe('What the phone in the picture shows.'),
    }),
  }),
  services: z.strictObject({
    anchor,
    heading,
    intro,
    more: control.describe('Opens a description on small screens.'),
    less: control.describe('Closes the description.'),
    toggleContext: template({ max: 40, placeholders: ['service'] }).describe(
      'For screen readers, after both: names the service.',
    ),
  }),
  about: z.strictObject({
    anchor,
    heading,
    paragraphs: z
      .array(text({ min: 80, max: 400 }))
      .min(1)
      .max(3),
    certificationsHeading: heading,
    certifications: z
      .array(
        z.strictObject({
          title: text({ max: 30 }).describe('Bold; the detail continues the sentence.'),
          detail: text({ max: 50 }).describe('Who certifies it, or what it covers.'),
        }),
      )
      .min(1),
    technologiesHeading: heading,
    technologies: z.array(text({ max: 20 })).min(1),
    more: control.describe('Reveals the registration details.'),
    less: control.describe('Hides the registration details.'),
    registrationHeading: heading,
    registration: z
      .strictObject({
        incorporated: label,
        cin: label,
        gstin: label,
        nationalStartupNumber: label,
        stateStartupNumber: label,
        duns: label,
      })
      .describe('Labels of the details, in display order. The values are in the profile.'),
  }),
  partners: z.strictObject({ anchor, heading, intro, autoplayMs }),
  testimonials: z.strictObject({
    anchor,
    heading,
    intro,
    rating: template({ max: 40, placeholders: ['rating'] }).describe('The stars in words.'),
    autoplayMs,
  }),
  technologyPartners: z.strictObject({
    anchor,
    heading,
    intro,
    rowCount: z.int().min(1).max(4),
  }),
  contact: z.strictObject({
    anchor,
    heading,
    intro,
    card: z.strictObject({
      heading,
      response: text({ max: 60 }).describe('How soon we answer.'),
      responseNote: text({ max: 120 }).describe(
        'When that time was measured, and how it relates to what the form promises.',
      ),
      hours: text({ max: 30 }),
      phone: text({ max: 30 }),
      whatsapp: text({ max: 30 }),
      whatsappContext: text({ max: 30 }).describe(
        'For screen readers, after the number, which may equal the phone number.',
      ),
      email: text({ max: 30 }),
      address: text({ max: 30 }),
    }),
    form: z.strictObject({
      heading,
      fields: z.strictObject({
        name: field,
        email: field,
        company: field,
        project: field,
        message: field,
      }),
      extraProjectTypes: z
        .array(text({ max: 60 }))
        .describe('Options of Project Type after the services. Each is unique.'),
      submit: control,
      submitting: control.describe('Label of the button while the form is being sent.'),
      next: text({ max: 180 }).describe('Shown after the form is sent: what happens next, and by when.'),
      privacy: text({ max: 120 }).describe('What the answers are used for.'),
    }),
  }),
});

/** What the author writes. */
export type HomeSource = Authored<z.input<typeof homeSchema>>;
