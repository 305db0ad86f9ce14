import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { pageHead } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';
import { hue } from '../shared/visuals.ts';
import { message } from '../site/site-text.ts';

const control = text({ max: 40 });

/** The texts of one form field, the same in both registrations. */
const question = z.strictObject({
  label: text({ max: 50 }).describe('Stored with every answer: after a change, raise the versions in forms/.'),
  placeholder: z
    .exactOptional(text({ max: 60 }))
    .describe('An example. Never the only place for something the visitor must know.'),
  hint: z.exactOptional(text({ max: 120 })).describe('Shown below the field, for what the label cannot say.'),
  example: z.exactOptional(text({ max: 60 })).describe('Shown beside the error message of a wrong answer.'),
});

/** Texts that both registrations share: fields, buttons, drafts on the device, and what happens after sending. */
export const registrationWordsSchema = z.strictObject({
  stepNumber: template({ max: 20, placeholders: ['number'] }),
  stepDone: text({ max: 30 }).describe('For screen readers, beside the check mark.'),
  stepsLabel: text({ max: 30 }).describe('Accessible name of the list of steps.'),
  formLabel: text({ max: 40 }).describe('Accessible name of the form.'),
  questions: z.strictObject({
    name: question,
    email: question,
    whatsapp: question,
    guardianPhone: question,
    instituteId: question,
    courseYear: question,
    instituteName: question,
    mode: question,
    discountCode: question,
  }),
  interest: text({ max: 30 }).describe('Label of the track or the batch whose link the visitor followed.'),
  courseYears: z.array(text({ max: 20 })).min(2),
  modes: z
    .array(
      z.strictObject({
        value: z.enum(['online', 'offline']).describe('The stored value.'),
        label: text({ max: 20 }),
        text: text({ max: 60 }).describe('What it means. Shown below the label.'),
      }),
    )
    .length(2),
  previous: control,
  next: control,
  submit: control,
  submitting: control,
  fee: template({ max: 30, placeholders: ['fee'] }),
  monthly: template({ max: 30, placeholders: ['monthly'] }),
  originalPrice: text({ max: 30 }).describe('For screen readers, before the struck-through price.'),
  discountedPrice: text({ max: 30 }).describe('For screen readers, before the price without taxes.'),
  privacy: text({ max: 160 }).describe('What the answers are used for.'),
  refunds: text({ max: 90 }).describe('Shown before the send button.'),
  refundsLink: siteLink,
  back: control.describe('A link on the reply page of a registration without JavaScript.'),
});

const benefit = z.strictObject({ title: text({ max: 40 }), text: text({ min: 30, max: 120 }) });

const step = z.strictObject({ title: text({ max: 30 }), heading: text({ max: 40 }) });

const registration = {
  metadata,
  hero: pageHead,
  badge: z.exactOptional(
    z.strictObject({
      label: text({ max: 40 }),
      note: text({ max: 110 }).describe(
        'Shown beside the label in the same font size: what the badge does not promise.',
      ),
    }),
  ),
  steps: z
    .array(step)
    .length(3)
    .describe('`title` is for the stepper, `heading` for the fields. forms/ lists the fields of each step.'),
  nextSteps: z
    .strictObject({ heading: text({ max: 40 }), steps: z.array(text({ max: 120 })).min(2) })
    .describe('Shown beside the form: what happens after it is sent.'),
  stored: message.describe('Toast after the registration is stored.'),
  benefitsHeading: text({ max: 50 }),
  benefits: z.array(benefit).length(3),
};

export const internshipRegistrationSchema = z.strictObject({
  ...registration,
  questions: z.strictObject({ domain: question, courseLength: question }),
  domains: z
    .array(
      z.strictObject({
        value: z
          .string()
          .regex(/^[a-z]+(?:-[a-z]+)*$/)
          .describe('The value in the address that selects it: ?program=full-stack.'),
        label: text({ max: 50 }).describe('The stored value.'),
        hue: hue.describe('Colour of the edge of its card.'),
        text: text({ max: 90 }).describe('What an intern works on.'),
      }),
    )
    .min(2),
});

export const placementRegistrationSchema = z.strictObject({
  ...registration,
  questions: z.strictObject({ domain: question }),
  summaryHeading: text({ max: 40 }).describe('Heading above the selected course.'),
});

/** What the author writes. */
export type RegistrationWordsSource = Authored<z.input<typeof registrationWordsSchema>>;
export type InternshipRegistrationSource = Authored<z.input<typeof internshipRegistrationSchema>>;
export type PlacementRegistrationSource = Authored<z.input<typeof placementRegistrationSchema>>;
