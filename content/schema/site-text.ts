import * as z from 'zod';
import type { Authored } from '../reading/sample.ts';
import { siteLink } from './link.ts';
import { metadata } from './metadata.ts';
import { template, text } from './plain-text.ts';

const control = text({ max: 40 });

/** A toast, or the head of an answer page. */
export const message = z.strictObject({
  title: text({ max: 50 }).describe('What happened, in a few words.'),
  text: text({ max: 240 }).describe('What it means and what to do now. Plain words, no blame.'),
});

/** What a form answers without JavaScript where it was refused; that it was stored is said in the words of the toast. */
const answerPage = z.strictObject({
  refused: message.describe("Stands around the reason, which is the server's own sentence."),
  back: siteLink.describe('Leads back to the form.'),
});

/** What belongs to no single page: the frame around each, and what is said when something happens. */
export const siteTextSchema = z.strictObject({
  shell: z.strictObject({
    skipToContent: control.describe('First link of each page, for the keyboard.'),
    mainNavigation: control.describe('Names the header menu to a screen reader.'),
    footerNavigation: control.describe('Names the footer links to a screen reader.'),
    openMenu: control,
    closeMenu: control,
    menu: control.describe('Names the slide-in menu to a screen reader.'),
    opensElsewhere: control.describe('Read out after a link to another site.'),
    messages: control.describe('Names the place where toasts appear.'),
    closeMessage: control,
    trail: control.describe('Names the path of pages above this one to a screen reader.'),
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
  bands: z.strictObject({ idealFor: control.describe('Stands before whom an offering suits.') }),
  marquee: z.strictObject({ pause: control.describe('Names a switch; stays the same while it is on.') }),
  form: z.strictObject({ optional: control.describe('After the label of a question that may stay empty.') }),
  sending: z.strictObject({
    stored: message.describe('Toast of the contact form.'),
    unreachable: message.describe('The server could not be reached.'),
    refused: message.describe("The server said no; stands after the server's own sentence."),
    tooSlow: message.describe('No answer in time: we do not know whether it arrived.'),
    unreadableFile: text({ max: 160 }).describe('A chosen file has been moved, changed or locked meanwhile.'),
    writeInstead: text({ max: 60 }).describe('A link that opens an e-mail.'),
  }),
  answers: z.strictObject({
    metadataTitle: text({ max: 60 }),
    contact: answerPage,
    newsletter: answerPage,
    application: answerPage,
    unknownForm: message.extend({ back: siteLink }),
  }),
  notFound: z.strictObject({
    metadata,
    code: text({ max: 3 }),
    heading: text({ max: 40 }),
    text: text({ max: 200 }),
    home: siteLink,
    search: siteLink,
  }),
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
