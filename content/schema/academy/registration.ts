import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { pageHead } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';
import { hue, icon } from '../shared/visuals.ts';
import { message } from '../site/site-text.ts';

const control = text({ max: 40 });

/** A question, as both registrations word it. */
const question = z.strictObject({
  label: text({ max: 50 }).describe('Kept with every answer: a change raises the versions in forms/.'),
  placeholder: z.exactOptional(text({ max: 60 })).describe('An example; never the only place where something is said.'),
  hint: z.exactOptional(text({ max: 120 })).describe('Stands below, for what the label cannot say.'),
  example: z.exactOptional(text({ max: 60 })).describe('Stands beside the message of a wrong answer.'),
});

/** What both registrations say: their questions, their buttons, what is kept on the device, what comes after. */
export const registrationWordsSchema = z.strictObject({
  stepNumber: template({ max: 20, placeholders: ['number'] }),
  stepDone: text({ max: 30 }).describe('Read out beside the check mark.'),
  stepsLabel: text({ max: 30 }).describe('Names the list of steps for those who cannot see it.'),
  formLabel: text({ max: 40 }).describe('Names the form for those who cannot see it.'),
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
  courseYears: z.array(text({ max: 20 })).min(2),
  modes: z
    .array(
      z.strictObject({
        value: z.enum(['online', 'offline']).describe('As it is stored.'),
        label: text({ max: 20 }),
        text: text({ max: 60 }).describe('What it means; stands below the label.'),
      }),
    )
    .length(2),
  previous: control,
  next: control,
  submit: control,
  submitting: control,
  fee: template({ max: 30, placeholders: ['fee'] }),
  monthly: template({ max: 30, placeholders: ['monthly'] }),
  originalPrice: text({ max: 30 }).describe('Read out before the struck-through price.'),
  discountedPrice: text({ max: 30 }).describe('Read out before the price, which is without taxes.'),
  sent: z
    .strictObject({
      alreadySent: text({ max: 160 }).describe('Said where the same answers stand in the form again.'),
      startAnother: control,
    })
    .describe('Of a registration that was sent from this device before.'),
  privacy: text({ max: 160 }).describe('What the answers are used for.'),
  privacyLink: siteLink,
  back: control.describe('On the page that answers a registration sent without JavaScript.'),
});

const benefit = z.strictObject({ icon, title: text({ max: 40 }), text: text({ min: 30, max: 120 }) });

const step = z.strictObject({ title: text({ max: 30 }), heading: text({ max: 40 }) });

const registration = {
  metadata,
  hero: pageHead,
  badge: z.exactOptional(
    z.strictObject({
      label: text({ max: 40 }),
      note: text({ max: 90 }).describe('Stands beside it in letters of the same size: what the promise is not.'),
    }),
  ),
  steps: z
    .array(step)
    .min(1)
    .max(6)
    .describe('Title on the stepper, heading over the questions. What each asks is in forms/.'),
  questions: z
    .record(z.string().regex(/^[a-z][a-zA-Z]*$/), question)
    .describe('What this registration alone asks, by the name of its field in forms/.'),
  nextSteps: z
    .strictObject({ heading: text({ max: 40 }), steps: z.array(text({ max: 120 })).min(2) })
    .describe('Beside the form: what happens once it is sent.'),
  stored: message.describe('Toast, once the registration is stored.'),
  benefitsHeading: text({ max: 50 }),
  benefits: z.array(benefit).length(3),
};

export const internshipRegistrationSchema = z.strictObject({
  ...registration,
  domains: z
    .array(
      z.strictObject({
        value: z
          .string()
          .regex(/^[a-z]+(?:-[a-z]+)*$/)
          .describe('In the address that picks it: ?program=full-stack.'),
        label: text({ max: 50 }).describe('As it is stored.'),
        hue: hue.describe('Colour of its edge.'),
        text: text({ max: 90 }).describe('What one works on.'),
      }),
    )
    .min(2),
  durations: z
    .array(z.strictObject({ label: text({ max: 20 }).describe('As it is stored.'), feeInr: z.int().min(1) }))
    .min(2),
});

export const placementRegistrationSchema = z.strictObject({
  ...registration,
  summaryHeading: text({ max: 40 }).describe('Over the course that was picked.'),
});

/** What the author writes. */
export type RegistrationWordsSource = Authored<z.input<typeof registrationWordsSchema>>;
export type InternshipRegistrationSource = Authored<z.input<typeof internshipRegistrationSchema>>;
export type PlacementRegistrationSource = Authored<z.input<typeof placementRegistrationSchema>>;
