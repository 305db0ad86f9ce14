import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { template, text } from '../shared/plain-text.ts';

const label = text({ max: 30 });
const heading = text({ max: 50 });

const kind = z.strictObject({
  entry: text({ max: 20 }).describe('What the sender calls it: your registration.'),
  name: text({ max: 40 }).describe('Its name in a list of everything that a person sent.'),
  subjectLabel: text({ max: 20 }).describe(
    'The start of the subject of a notice. A phone shows 35 characters of a subject.',
  ),
});

const optOut = z.strictObject({ heading, text: text({ max: 140 }), link: label });

const reason = text({ max: 110 }).describe('In the footer: why the recipient gets this email.');

/** The texts of the emails. A recipient may never see the site, so each email says who sends it and why. */
export const emailsSchema = z.strictObject({
  kinds: z
    .strictObject({
      contact: kind,
      application: kind,
      'course-question': kind,
      'internship-registration': kind,
      'placement-training-registration': kind,
    })
    .describe('By the id of the form in forms/.'),
  privacyLink: label.describe('In the footer of each email.'),
  staffNotice: z.strictObject({
    subject: template({ max: 40, placeholders: ['kind', 'name', 'reference'] }),
    unnamed: label.describe('Replaces a name that is missing.'),
    preheader: template({ max: 60, placeholders: ['about', 'date'] }),
    reference: label,
    received: label,
    language: label,
    earlier: label,
    earlierText: template({ max: 80, placeholders: ['reference'] }),
    call: label,
    whatsapp: label,
    email: label,
    replySubject: template({ max: 70, placeholders: ['entry', 'reference'] }).describe(
      'Subject of the reply that the button opens.',
    ),
    invalidPhone: text({ max: 50 }).describe('Shown below a phone number that is not valid.'),
    guardian: z
      .strictObject({
        heading,
        text: text({ max: 260 }).describe('What the staff must do first.'),
        refused: text({ max: 160 }),
        call: label,
        reminder: template({ max: 70, placeholders: ['name', 'reference'] }).describe('Subject of the reminder.'),
        reminderText: text({ max: 160 }),
      })
      .describe('For a registration by somebody under eighteen.'),
    answersHeading: heading,
    filesHeading: heading,
    filesText: text({ max: 110 }),
    reason,
  }),
  withdrawalNotice: z.strictObject({
    subject: template({ max: 60, placeholders: ['reference'] }),
    preheader: template({ max: 60, placeholders: ['kind', 'day'] }),
    heading,
    text: template({ max: 140, placeholders: ['day'] }).describe('What has happened.'),
    todoHeading: heading,
    todo: z
      .array(text({ max: 90 }))
      .min(1)
      .describe('What the staff must do.'),
    reason,
  }),
  quarantineNotice: z.strictObject({
    titleOne: heading,
    title: template({ max: 50, placeholders: ['count'] }).describe('Subject and heading for two or more entries.'),
    text: text({ max: 140 }).describe('What quarantine means.'),
    releaseHint: text({ max: 180 }).describe('What the staff can do.'),
    reason,
  }),
  acknowledgement: z.strictObject({
    subject: template({ max: 40, placeholders: ['entry', 'reference'] }),
    heading: template({ max: 40, placeholders: ['entry'] }),
    guardian: z
      .strictObject({ heading, text: text({ max: 240 }) })
      .describe('For a registration: what a sender under eighteen must do first.'),
    answersOmitted: text({ max: 100 }).describe('Why the email contains none of the answers.'),
    withdraw: optOut,
    reason,
  }),
  confirmation: z.strictObject({
    subject: text({ max: 45 }),
    preheader: text({ max: 90 }),
    heading,
    text: text({ max: 120 }).describe(
      'Who asked for the newsletter. The text of the footer about the newsletter follows.',
    ),
    confirm: label,
    unsubscribe: optOut,
    reason,
  }),
  withdrawalLinks: z
    .strictObject({
      subject: text({ max: 60 }),
      preheader: text({ max: 90 }),
      heading,
      text: text({ max: 200 }).describe('Who asked for the links, and what they do. The entries follow.'),
      reference: label,
      sent: label,
      link: template({ max: 40, placeholders: ['reference'] }),
      newsletter: z.strictObject({ name: label, requestedOn: label, link: label }),
      truncated: text({ max: 140 }).describe('Shown when one email cannot list all entries.'),
      notYou: text({ max: 140 }),
      reason,
    })
    .describe('For a person who asks for withdrawal links on the privacy notice.'),
});

/** What the author writes. */
export type EmailsSource = Authored<z.input<typeof emailsSchema>>;
