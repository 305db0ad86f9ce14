import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { template, text } from '../shared/plain-text.ts';

const label = text({ max: 30 });
const heading = text({ max: 50 });

const kind = z.strictObject({
  entry: text({ max: 20 }).describe('What its sender calls it: your registration.'),
  name: text({ max: 40 }).describe('In a list of all that somebody sent.'),
  subjectLabel: text({ max: 20 }).describe('Opens the subject of a notice: a phone shows 35 characters of it.'),
});

const optOut = z.strictObject({ heading, text: text({ max: 140 }), link: label });

const reason = text({ max: 110 }).describe('At the foot: why it came.');

/** What goes out by mail. Who gets it may read nothing else of ours, so each letter says who writes and why. */
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
  privacyLink: label.describe('At the foot of each.'),
  staffNotice: z.strictObject({
    subject: template({ max: 40, placeholders: ['kind', 'name', 'reference'] }),
    unnamed: label.describe('Replaces a name that is missing.'),
    preheader: template({ max: 60, placeholders: ['about', 'date'] }),
    reference: label,
    received: label,
    earlier: label,
    earlierText: template({ max: 80, placeholders: ['reference'] }),
    call: label,
    whatsapp: label,
    email: label,
    replySubject: template({ max: 70, placeholders: ['entry', 'reference'] }).describe(
      'Of the answer that the button opens.',
    ),
    invalidPhone: text({ max: 50 }).describe('Below what was typed as a phone number.'),
    guardian: z
      .strictObject({
        heading,
        text: text({ max: 260 }).describe('What has to be done first; before the command that erases.'),
        call: label,
      })
      .describe('Of a registration by somebody under eighteen.'),
    answersHeading: heading,
    filesHeading: heading,
    filesText: text({ max: 110 }).describe('Before the command.'),
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
      .describe('What each of the staff does about it.'),
    reason,
  }),
  quarantineNotice: z.strictObject({
    titleOne: heading,
    title: template({ max: 50, placeholders: ['count'] }).describe('Subject and heading, of two or more.'),
    text: text({ max: 140 }).describe('What quarantine means.'),
    commandHeading: heading,
    commandText: text({ max: 110 }).describe('Before the command.'),
    releaseHint: text({ max: 180 }).describe('What that list is good for.'),
    reason,
  }),
  acknowledgement: z.strictObject({
    subject: template({ max: 40, placeholders: ['entry', 'reference'] }),
    heading: template({ max: 40, placeholders: ['entry'] }),
    guardian: z
      .strictObject({ heading, text: text({ max: 240 }) })
      .describe('Of a registration: who is under eighteen reads what comes first.'),
    answersOmitted: text({ max: 100 }).describe('Why it holds none of the answers.'),
    withdraw: optOut,
    reason,
  }),
  confirmation: z.strictObject({
    subject: text({ max: 45 }),
    preheader: text({ max: 90 }),
    heading,
    text: text({ max: 120 }).describe('Who asked. What the newsletter is follows in the words of the footer.'),
    confirm: label,
    unsubscribe: optOut,
    reason,
  }),
  withdrawalLinks: z
    .strictObject({
      subject: text({ max: 60 }),
      preheader: text({ max: 90 }),
      heading,
      text: text({ max: 200 }).describe('Who asked, and what the links do. The entries follow.'),
      reference: label,
      sent: label,
      link: template({ max: 40, placeholders: ['reference'] }),
      newsletter: z.strictObject({ name: label, requestedOn: label, link: label }),
      truncated: text({ max: 140 }).describe('Where one letter does not list all.'),
      notYou: text({ max: 140 }),
      reason,
    })
    .describe('To who asks for links on the privacy notice.'),
});

/** What the author writes. */
export type EmailsSource = Authored<z.input<typeof emailsSchema>>;
