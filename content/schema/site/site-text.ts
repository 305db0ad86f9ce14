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
  asks: message,
  button: control.describe('Does it.'),
  not: control.describe('Leads away, and nothing is done.'),
  done: message,
  already: message.describe('It was done before.'),
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
    opensElsewhere: control.describe('Read out after a link to another site.'),
    messages: control.describe('Names the place where toasts appear.'),
    closeMessage: control,
    breadcrumbs: control.describe('Names the path of pages above this one to a screen reader.'),
    siblings: control.describe('Names the links to the pages before and after to a screen reader.'),
  }),
  carousel: z.strictObject({
    role: control.describe('What a screen reader calls a carousel.'),
    slideRole: control,
    slides: template({ max: 60, gaps: ['carousel'] }).describe('Names what can be scrolled with the keyboard.'),
    slide: template({ max: 40, gaps: ['position', 'count'] }),
    previous: control,
    next: control,
    pause: control,
    play: control,
  }),
  sections: z.strictObject({
    idealFor: control.describe('Stands before whom an offering suits.'),
    sizePrice: template({ max: 40, gaps: ['from', 'to'] }).describe('The price of a size.'),
    sizeWeeks: template({ max: 90, gaps: ['weeks', 'drawing', 'building'] }).describe('How long a size takes.'),
    evidence: control.describe('Unfolds how a figure was counted.'),
    evidenceAbout: template({ max: 40, gaps: ['figure'] }).describe('Read out after it: which figure.'),
    callToAction: text({ max: 160 }).describe(
      'Below every closing of an inner page: what a first answer costs, and when it comes.',
    ),
  }),
  picture: z.strictObject({
    chooses: control.describe('Read out after what one chooses beside a picture of a product: where it shows.'),
  }),
  marquee: z.strictObject({ pause: control.describe('Names a switch; stays the same while it is on.') }),
  form: z.strictObject({ optional: control.describe('After the label of a question that may stay empty.') }),
  draft: z
    .strictObject({
      kept: text({ max: 160 }).describe('Where what one types is kept, and for how long.'),
      found: text({ max: 160 }).describe('Said when a page opens with what was typed before.'),
      unsent: text({ max: 160 }).describe('The same, of what could not be sent. A button that sends it follows.'),
      waits: text({ max: 160 }).describe('The same, where it is to go by itself.'),
      chooseFile: text({ max: 80 }).describe('Behind either, where a form asks for a file.'),
      clear: control,
      cleared: text({ max: 80 }).describe('Said after it is gone.'),
    })
    .describe('What is typed stays on the device, so that a reload or a closed tab loses nothing.'),
  receipt: z
    .strictObject({
      heading: control,
      sentAt: template({ max: 60, gaps: ['date'] }),
      text: text({ max: 120 }).describe('What the number is good for.'),
      copy: control,
      copied: control,
      nextHeading: control.describe('Reads on into what happens now.'),
      answersHeading: control.describe('Unfolds the answers as they were sent.'),
      kept: text({ max: 160 }).describe('What of it stays on the device, and for how long.'),
      forget: control,
      forgotten: text({ max: 80 }).describe('Said after it is gone.'),
    })
    .describe('What stays in the page after something was sent.'),
  sending: z.strictObject({
    stored: message.describe('Toast of the contact form.'),
    ways: z
      .strictObject({
        write: text({ max: 60 }).describe('A link that opens an e-mail with the answers in it.'),
        attach: control.describe('Beside it, of a form with a file: it brings none.'),
        whatsapp: control.describe('A link that opens WhatsApp with the answers in it.'),
        shortened: control.describe('There, behind an answer that is too long for a link.'),
        copy: control,
        copied: control,
        call: text({ max: 60 }),
        resend: control.describe('A button that sends the same once more, as soon as there is a line.'),
        waiting: text({ max: 80 }).describe('Until then: that it is kept, and for how long.'),
        later: z.strictObject({
          ask: control.describe('A button, until then: it is to go by itself.'),
          asked: text({ max: 120 }).describe('Said then: when, and for how long it waits.'),
          takeBack: control.describe('A button beside that.'),
        }),
      })
      .describe('Below each failure: what is left when it will not be sent.'),
    needsScript: text({ max: 240 }).describe(
      'Where nothing is delivered: beside a button that only a script makes work.',
    ),
  }),
  answers: z.strictObject({
    pageTitle: template({ max: 60, gaps: ['title'] }).describe('The heading of the page stands in it.'),
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
      instead: text({ max: 240 }).describe('Where no mail is sent.'),
    })
    .describe('The form on the privacy notice that has links to withdraw sent.'),
  emailLinks: z
    .strictObject({
      number: z.strictObject({
        heading: control,
        asks: text({ max: 120 }).describe('Below the number, before it is erased.'),
        erased: text({ max: 120 }),
      }),
      withdraw: emailLink,
      confirm: emailLink,
      leave: emailLink,
      forged: message.describe('Cut, changed, or never made by us.'),
      expired: message,
      left: message.describe('To confirm an address that was taken off the list since.'),
      unavailable: message,
      limited: message.describe('Too many came from one network; the link stays good.'),
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
      again: control.describe('Loads the page again.'),
      kept: control.describe('Over links to the pages that are on the device.'),
      copy: template({ max: 120, gaps: ['date'] }).describe('At the beginning of a page that is a copy: from when.'),
    })
    .describe('What a browser shows of the site offline to the server.'),
  error: z.strictObject({
    heading: text({ max: 40 }),
    text: text({ max: 240 }),
    stack: control.describe('Opens the technical part.'),
    home: siteLink,
    writeInstead: text({ max: 60 }).describe('A link that opens an e-mail.'),
    island: z
      .strictObject({
        text: text({ max: 240 }),
        again: control.describe('Loads the page again.'),
        plain: control.describe('Leads to the same form as one long page that needs no script.'),
        call: text({ max: 60 }).describe('A link that rings us.'),
      })
      .describe('In the place of a form that failed in the browser.'),
  }),
});

/** What the author writes. */
export type SiteTextSource = Authored<z.input<typeof siteTextSchema>>;
