import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { template, text } from '../shared/plain-text.ts';

const sentence = text({ max: 200 });
const templateFor = (...placeholders: readonly string[]) =>
  template({ max: 160, placeholders: ['label', ...placeholders] });
const plural = z.strictObject({ one: text({ max: 50 }), many: template({ max: 50, placeholders: ['count'] }) });
const failure = z.strictObject({ title: text({ max: 40 }), text: sentence });

/** All error messages of the forms, for the browser and the server. No message repeats what the visitor typed. */
export const formMessagesSchema = z.strictObject({
  answers: z
    .strictObject({
      invalidCharacter: templateFor(),
      missing: templateFor(),
      multipleLines: templateFor(),
      tooShort: templateFor('min'),
      tooLong: templateFor('max', 'excess'),
      invalidEmail: templateFor(),
      invalidPhoneNumber: templateFor(),
      invalidUrl: templateFor(),
      unlisted: templateFor(),
    })
    .describe('Errors of a text answer whose field has no message of its own.'),
  advice: z
    .strictObject({
      invalidPhoneNumber: sentence,
      suggestedDomain: template({ max: 60, placeholders: ['domain'] }),
      incompleteDomain: template({ max: 90, placeholders: ['domain'] }),
      sendAgain: sentence.describe('After the others, in a form without steps.'),
    })
    .describe('Hints about an answer that is accepted but may be a mistake.'),
  files: z.strictObject({
    missing: templateFor(),
    empty: templateFor(),
    tooLarge: templateFor('megabytes'),
    notPdf: templateFor(),
    damaged: templateFor(),
    unreadable: sentence.describe('The file was moved, changed or locked after the visitor chose it.'),
  }),
  registration: z
    .strictObject({
      name: sentence,
      email: sentence,
      whatsapp: sentence,
      instituteId: sentence,
      courseYear: sentence,
      instituteName: sentence,
      internshipDomain: sentence,
      trainingDomain: sentence,
      mode: sentence,
      courseLength: sentence,
    })
    .describe('Errors of both registrations, literally from section 5 of the specification.'),
  positionClosed: sentence.describe('For an application for a position that was filled in the meantime.'),
  missingContact: sentence.describe('For a question about a course without an email address or a phone number.'),
  honeypot: text({ max: 50 }).describe('Label of the hidden field, for a browser that shows the page without styles.'),
  problems: z
    .strictObject({ missing: plural, wrong: plural })
    .describe('Next to the button of a step: how many answers need attention. Their labels follow.'),
  refusals: z
    .strictObject({
      400: sentence,
      403: sentence,
      404: sentence,
      408: sentence,
      413: sentence,
      415: sentence,
      503: sentence,
    })
    .describe('Messages of the server about a whole post, by HTTP status. If nothing was stored, they say so.'),
  serverBusy: sentence.describe(
    '503 on a static page, which is the same for every visitor and cannot contain what they typed.',
  ),
  tooManyPosts: z
    .strictObject({
      inPlace: template({ max: 220, placeholders: ['when'] }),
      onPage: template({ max: 260, placeholders: ['when'] }),
      minute: text({ max: 30 }),
      minutes: template({ max: 30, placeholders: ['count'] }),
      hours: template({ max: 30, placeholders: ['count'] }),
    })
    .describe('429, for a network that sent too many posts. `inPlace` is in the form, `onPage` on a page without it.'),
  storeDamaged: sentence.describe('503 if an operator must repair the store, so that a retry would not help.'),
  outcomeUnknown: sentence.describe('The connection to the database broke before it answered.'),
  serverFailed: template({ max: 220, placeholders: ['reference'] }).describe('500. The reference is in the log.'),
  linkFailed: template({ max: 260, placeholders: ['reference'] }).describe('500 after opening a link in an email.'),
  send: z
    .strictObject({
      refused: failure.describe('A proxy refused the request, so there is no message from the server.'),
      uncertain: z.strictObject({ title: text({ max: 40 }) }).describe('The server failed.'),
      unreachable: failure,
      offline: failure.describe('The device had no connection, so it cannot have sent anything.'),
      tooSlow: failure,
      backOnline: failure.describe('After a failure because the device was offline.'),
      fieldErrors: plural
        .extend({ text: sentence })
        .describe('Some answers are wrong. A link to each of them follows.'),
    })
    .describe('Messages of the script that sends a form. A refusal by the server has its own message.'),
  errorTitle: template({ max: 30, placeholders: ['title'] }).describe(
    'Title of the document while the form shows an error.',
  ),
  refusedPages: z
    .strictObject({
      contact: failure,
      newsletter: failure,
      application: failure,
      courseQuestion: failure,
      registration: failure,
      withdrawal: failure,
      unknownForm: failure,
    })
    .describe('The page that answers a refused form without JavaScript. The reason is between title and text.'),
});

export type FormMessagesSource = Authored<z.input<typeof formMessagesSchema>>;
