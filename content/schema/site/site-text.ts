import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { template, text } from '../shared/plain-text.ts';

const control = text({ max: 40 });

/** A toast, or the header of a reply page. */
export const message = z.strictObject({
  title: text({ max: 50 }).describe('What happened, in a few words.'),
  text: text({ max: 240 }).describe('What it means and what to do now, in plain words and without blame.'),
});

/** The reply page of a form without JavaScript. The error messages are in forms/. The message of success is that of the toast. */
const replyPage = z.strictObject({ back: siteLink.describe('Links back to the form.') });

/** The page of a link in an email: it asks before it acts, and confirms when it is done. */
const emailLink = z.strictObject({
  ready: message.describe('Shown before the action: what the button does.'),
  button: control.describe('Does the action.'),
  cancel: control.describe('Leaves the page without doing the action.'),
  done: message,
  alreadyDone: message.describe('Shown when the action was done before.'),
});

/** Texts that belong to no single page: the layout around every page, and the messages. */
export const siteTextSchema = z.strictObject({
  layout: z.strictObject({
    skipToContent: control.describe('First link of each page, for keyboard users.'),
    mainNavigation: control.describe('Accessible name of the header menu.'),
    footerNavigation: control.describe('Accessible name of the footer links.'),
    openMenu: control,
    closeMenu: control,
    menu: control.describe('Accessible name of the slide-in menu.'),
    opensInNewTab: control.describe('For screen readers, after a link to another site.'),
    notifications: control.describe('Accessible name of the region for toasts.'),
    closeNotification: control,
    breadcrumbs: control.describe('Accessible name of the breadcrumbs.'),
    previousAndNext: control.describe('Accessible name of the links to the previous and the next page.'),
  }),
  carousel: z.strictObject({
    role: control.describe('What a screen reader calls a carousel.'),
    slideRole: control,
    slides: template({ max: 60, placeholders: ['carousel'] }).describe('Accessible name of the scrollable list.'),
    slide: template({ max: 40, placeholders: ['position', 'count'] }),
    previous: control,
    next: control,
    pause: control,
    play: control,
  }),
  sections: z.strictObject({
    idealFor: control.describe('Shown before the text that says for whom an offering is.'),
    sizePrice: template({ max: 40, placeholders: ['from', 'to'] }).describe('The price of a size.'),
    sizeWeeks: template({ max: 90, placeholders: ['weeks', 'drawing', 'building'] }).describe('How long a size takes.'),
    usualPrice: template({ max: 120, placeholders: ['from', 'to', 'low', 'high'] }).describe(
      'In the header of a page: the price of its kind of work, and what the lowest and the highest price buy.',
    ),
    evidence: control.describe('Opens the text that says how a figure was counted.'),
    evidenceContext: template({ max: 40, placeholders: ['figure'] }).describe(
      'For screen readers, after `evidence`: names the figure.',
    ),
    beforeAndAfter: text({ max: 60 }).describe(
      'The legend of figures with a row of threads before a change and one after it.',
    ),
  }),
  picture: z.strictObject({
    choiceContext: control.describe(
      'For screen readers, after the choice of states: says that the picture shows the chosen state.',
    ),
  }),
  marquee: z.strictObject({ pause: control.describe('Label of a toggle button; it does not change with its state.') }),
  form: z.strictObject({
    optional: control.describe('Shown after the label of an optional field.'),
    legalLinks: z.array(siteLink).min(1).describe('Shown below each form, after what the answers are used for.'),
  }),
  draft: z
    .strictObject({
      storageNotice: text({ max: 160 }).describe('Where a draft is stored, and for how long.'),
      restored: text({ max: 160 }).describe('Shown when a page opens with a saved draft.'),
      restoredUnsent: text({ max: 160 }).describe(
        'Shown instead when the draft could not be sent. A button to send it follows.',
      ),
      restoredQueued: text({ max: 160 }).describe('Shown instead when the draft waits to be sent automatically.'),
      chooseFile: text({ max: 80 }).describe('Shown after these messages if the form asks for a file.'),
      clear: control,
      cleared: text({ max: 80 }).describe('Shown after the draft is deleted.'),
    })
    .describe('A draft stays on the device, so that a reload or a closed tab loses nothing.'),
  receipt: z
    .strictObject({
      heading: control,
      sentAt: template({ max: 60, placeholders: ['date'] }),
      text: text({ max: 120 }).describe('What the reference is for.'),
      copy: control,
      copied: control,
      nextHeading: control.describe('Heading above what happens next.'),
      answersHeading: control.describe('Opens the answers that were sent.'),
      storageNotice: text({ max: 160 }).describe('What the device keeps of the receipt, and for how long.'),
      remove: control,
      removed: text({ max: 80 }).describe('Shown after the receipt is deleted.'),
    })
    .describe('Shown on the page after a form is sent.'),
  sending: z.strictObject({
    stored: message.describe('Toast of the contact form.'),
    fallbackContacts: z
      .strictObject({
        email: text({ max: 60 }).describe('A link that opens an email with the answers in it.'),
        attachHint: control.describe('Shown next to that link if the form has a file: the email has no attachment.'),
        whatsapp: control.describe('A link that opens WhatsApp with the answers in it.'),
        truncated: control.describe('Ends an answer that is too long for the link to WhatsApp.'),
        copy: control,
        copied: control,
        call: text({ max: 60 }),
        resend: control.describe('A button that sends the form again.'),
        savedNotice: text({ max: 80 }).describe('Says that the answers are saved, and for how long.'),
        sendLater: z.strictObject({
          schedule: control.describe('A button that sends the form automatically when the device is online.'),
          scheduled: text({ max: 120 }).describe(
            'Shown after the visitor presses the button: when the device sends the form, and how long it waits.',
          ),
          cancel: control.describe('A button that cancels the automatic sending.'),
        }),
      })
      .describe('Shown below each failure: other contact methods.'),
    needsScript: text({ max: 240 }).describe(
      'Shown on a site without a server, beside a button that works only with JavaScript.',
    ),
  }),
  answers: z.strictObject({
    pageTitle: template({ max: 60, placeholders: ['title'] }).describe('Contains the heading of the page.'),
    contact: replyPage,
    newsletter: replyPage,
    application: replyPage,
    courseQuestion: replyPage,
    withdrawal: replyPage,
    unknownForm: replyPage,
  }),
  withdrawal: z
    .strictObject({
      name: control.describe('Name of the request, when the visitor sends it by email or WhatsApp instead.'),
      label: control,
      placeholder: control,
      submit: control,
      submitting: control,
      stored: message.describe('Does not reveal whether entries exist, because anybody may ask.'),
      emailUnavailable: text({ max: 240 }).describe('Shown when the server sends no emails.'),
    })
    .describe('The form on the privacy notice that requests withdrawal links.'),
  emailLinks: z
    .strictObject({
      reference: z.strictObject({
        heading: control,
        beforeErasure: text({ max: 120 }).describe('Shown below the reference before the entry is erased.'),
        afterErasure: text({ max: 120 }),
      }),
      withdraw: emailLink,
      confirm: emailLink,
      leave: emailLink,
      invalid: message.describe('Shown for a link that is truncated, changed or forged.'),
      expired: message,
      unsubscribed: message.describe('Shown when the address was unsubscribed before it was confirmed.'),
      unavailable: message,
      home: siteLink,
    })
    .describe('The pages of the links in our emails.'),
  notFound: z.strictObject({
    metadata,
    code: text({ max: 3 }),
    heading: text({ max: 40 }),
    text: text({ max: 200 }),
    home: siteLink,
    search: siteLink,
    others: z
      .strictObject({ lead: text({ max: 40 }), links: z.array(siteLink).min(1) })
      .describe('The pages that most visitors look for.'),
  }),
  offline: z
    .strictObject({
      metadata,
      heading: text({ max: 40 }),
      text: text({ max: 200 }),
      retry: control.describe('Loads the page again.'),
      cachedPages: control.describe('Heading above links to the pages that are stored on the device.'),
      staleCopy: template({ max: 120, placeholders: ['date'] }).describe(
        'Shown at the top of a stored copy of a page: its date.',
      ),
    })
    .describe('The page that a browser shows while it is offline.'),
  error: z.strictObject({
    heading: text({ max: 40 }),
    text: text({ max: 240 }),
    stack: control.describe('Opens the technical details.'),
    home: siteLink,
    emailUs: text({ max: 60 }).describe('A link that opens an email.'),
    island: z
      .strictObject({
        text: text({ max: 240 }),
        reload: control.describe('Loads the page again.'),
        plainForm: control.describe('Links to the same form as one long page without JavaScript.'),
        call: text({ max: 60 }).describe('A link that calls us.'),
      })
      .describe('Replaces a form that failed in the browser.'),
  }),
});

/** What the author writes. */
export type SiteTextSource = Authored<z.input<typeof siteTextSchema>>;
