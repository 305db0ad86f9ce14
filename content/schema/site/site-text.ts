import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { template, text } from '../shared/plain-text.ts';

const control = text({ max: 40 });

/** A toast, or the head of an answer page. */
export const message = z.strictObject({
  title: text({ max: 50 }).describe('What happened, in a few words.'),
  text: text({ max: 240 }).describe('What it means and what to do now. Plain words, no blame.'),
});

/** What a form answers without JavaScript: what it says of a refusal is in forms/, and that it was stored is in the toast. */
const answerPage = z.strictObject({ back: siteLink.describe('Leads back to the form.') });

/** What a link of a letter is for: asked first, and said when it is done. */
const emailLink = z.strictObject({
  ready: message.describe('Before it is done: what the button does.'),
  button: control.describe('Does it.'),
  cancel: control.describe('Leads away, and nothing is done.'),
  done: message,
  alreadyDone: message.describe('It was done before.'),
});

/** What belongs to no single page: the frame around each, and what is said when something happens. */
export const siteTextSchema = z.strictObject({
  layout: z.strictObject({
    skipToContent: control.describe('First link of each page, for the keyboard.'),
    mainNavigation: control.describe('Names the header menu to a screen reader.'),
    footerNavigation: control.describe('Names the footer links to a screen reader.'),
    openMenu: control,
    closeMenu: control,
    menu: control.describe('Names the slide-in menu to a screen reader.'),
    opensInNewTab: control.describe('Read out after a link to another site.'),
    notifications: control.describe('Names the place where toasts appear.'),
    closeNotification: control,
    breadcrumbs: control.describe('Names the path of pages above this one to a screen reader.'),
    previousAndNext: control.describe('Names the links to the pages before and after to a screen reader.'),
  }),
  carousel: z.strictObject({
    role: control.describe('What a screen reader calls a carousel.'),
    slideRole: control,
    slides: template({ max: 60, placeholders: ['carousel'] }).describe('Names what can be scrolled with the keyboard.'),
    slide: template({ max: 40, placeholders: ['position', 'count'] }),
    previous: control,
    next: control,
    pause: control,
    play: control,
  }),
  sections: z.strictObject({
    idealFor: control.describe('Stands before whom an offering suits.'),
    sizePrice: template({ max: 40, placeholders: ['from', 'to'] }).describe('The price of a size.'),
    sizeWeeks: template({ max: 90, placeholders: ['weeks', 'drawing', 'building'] }).describe('How long a size takes.'),
    evidence: control.describe('Unfolds how a figure was counted.'),
    evidenceContext: template({ max: 40, placeholders: ['figure'] }).describe('Read out after it: which figure.'),
    callToAction: text({ max: 160 }).describe(
      'Below every closing of an inner page: what a first answer costs, and when it comes.',
    ),
  }),
  picture: z.strictObject({
    choiceContext: control.describe('Read out after what one chooses beside a picture of a product: where it shows.'),
  }),
  marquee: z.strictObject({ pause: control.describe('Names a switch; stays the same while it is on.') }),
  form: z.strictObject({ optional: control.describe('After the label of a question that may stay empty.') }),
  draft: z
    .strictObject({
      storageNotice: text({ max: 160 }).describe('Where what one types is kept, and for how long.'),
      restored: text({ max: 160 }).describe('Said when a page opens with what was typed before.'),
      restoredUnsent: text({ max: 160 }).describe(
        'The same, of what could not be sent. A button that sends it follows.',
      ),
      restoredQueued: text({ max: 160 }).describe('The same, where it is to go by itself.'),
      chooseFile: text({ max: 80 }).describe('Behind either, where a form asks for a file.'),
      clear: control,
      cleared: text({ max: 80 }).describe('Said after it is gone.'),
    })
    .describe('What is typed stays on the device, so that a reload or a closed tab loses nothing.'),
  receipt: z
    .strictObject({
      heading: control,
      sentAt: template({ max: 60, placeholders: ['date'] }),
      text: text({ max: 120 }).describe('What the number is good for.'),
      copy: control,
      copied: control,
      nextHeading: control.describe('Reads on into what happens now.'),
      answersHeading: control.describe('Unfolds the answers as they were sent.'),
      storageNotice: text({ max: 160 }).describe('What of it stays on the device, and for how long.'),
      remove: control,
      removed: text({ max: 80 }).describe('Said after it is gone.'),
    })
    .describe('What stays in the page after something was sent.'),
  sending: z.strictObject({
    stored: message.describe('Toast of the contact form.'),
    fallbackContacts: z
      .strictObject({
        email: text({ max: 60 }).describe('A link that opens an e-mail with the answers in it.'),
        attachHint: control.describe('Beside it, of a form with a file: it brings none.'),
        whatsapp: control.describe('A link that opens WhatsApp with the answers in it.'),
        truncated: control.describe('There, behind an answer that is too long for a link.'),
        copy: control,
        copied: control,
        call: text({ max: 60 }),
        resend: control.describe('A button that sends the same once more, as soon as there is a line.'),
        savedNotice: text({ max: 80 }).describe('Until then: that it is kept, and for how long.'),
        sendLater: z.strictObject({
          schedule: control.describe('A button, until then: it is to go by itself.'),
          scheduled: text({ max: 120 }).describe('Said then: when, and for how long it waits.'),
          cancel: control.describe('A button beside that.'),
        }),
      })
      .describe('Below each failure: what is left when it will not be sent.'),
    needsScript: text({ max: 240 }).describe(
      'Where nothing is delivered: beside a button that only a script makes work.',
    ),
  }),
  answers: z.strictObject({
    pageTitle: template({ max: 60, placeholders: ['title'] }).describe('The heading of the page stands in it.'),
    contact: answerPage,
    newsletter: answerPage,
    application: answerPage,
    courseQuestion: answerPage,
    withdrawal: answerPage,
    unknownForm: answerPage,
  }),
  withdrawal: z
    .strictObject({
      name: control.describe('What is asked for, where it leaves by another way than the form.'),
      placeholder: control,
      submit: control,
      submitting: control,
      stored: message.describe('Says nothing of whether there is anything: anybody may ask.'),
      emailUnavailable: text({ max: 240 }).describe('Where no mail is sent.'),
    })
    .describe('The form on the privacy notice that has links to withdraw sent.'),
  emailLinks: z
    .strictObject({
      reference: z.strictObject({
        heading: control,
        beforeErasure: text({ max: 120 }).describe('Below the number, before it is erased.'),
        afterErasure: text({ max: 120 }),
      }),
      withdraw: emailLink,
      confirm: emailLink,
      leave: emailLink,
      invalid: message.describe('Cut, changed, or never made by us.'),
      expired: message,
      unsubscribed: message.describe('To confirm an address that was taken off the list since.'),
      unavailable: message,
      rateLimited: message.describe('Too many came from one network; the link stays good.'),
      home: siteLink,
    })
    .describe('The pages of the links in our letters.'),
  notFound: z.strictObject({
    metadata,
    code: text({ max: 3 }),
    heading: text({ max: 40 }),
    text: text({ max: 200 }),
    home: siteLink,
    search: siteLink,
  }),
  offline: z
    .strictObject({
      metadata,
      heading: text({ max: 40 }),
      text: text({ max: 200 }),
      retry: control.describe('Loads the page again.'),
      cachedPages: control.describe('Over links to the pages that are on the device.'),
      staleCopy: template({ max: 120, placeholders: ['date'] }).describe(
        'At the beginning of a page that is a copy: from when.',
      ),
    })
    .describe('What a browser shows of the site offline to the server.'),
  error: z.strictObject({
    heading: text({ max: 40 }),
    text: text({ max: 240 }),
    stack: control.describe('Opens the technical part.'),
    home: siteLink,
    emailUs: text({ max: 60 }).describe('A link that opens an e-mail.'),
    island: z
      .strictObject({
        text: text({ max: 240 }),
        reload: control.describe('Loads the page again.'),
        plainForm: control.describe('Leads to the same form as one long page that needs no script.'),
        call: text({ max: 60 }).describe('A link that rings us.'),
      })
      .describe('Replaces a form that failed in the browser.'),
  }),
});

/** What the author writes. */
export type SiteTextSource = Authored<z.input<typeof siteTextSchema>>;
