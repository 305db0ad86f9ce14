import { addresses } from './addresses.ts';
import type { SiteTextSource } from './schema/site-text.ts';

export default {
  shell: {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
    opensElsewhere: '(opens in a new tab)',
    messages: 'Messages',
    closeMessage: 'Close message',
    trail: 'You are here',
    siblings: 'Before and after',
  },
  carousel: {
    role: 'carousel',
    slideRole: 'slide',
    slides: 'Slides of {carousel}',
    slide: '{position} of {count}',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
  },
  bands: { idealFor: 'Ideal for' },
  marquee: { pause: 'Pause the logos' },
  form: { optional: 'optional' },
  draft: {
    kept: 'What you type is kept on this device only, for 7 days, until you send it.',
    found: 'Welcome back. What you typed last time is here again.',
    clear: 'Clear what I typed',
    cleared: 'What you typed is cleared, on this device too.',
  },
  receipt: {
    heading: 'Your reference number',
    sentAt: 'Sent on {date}.',
    text: 'With this number, any of us finds it at once.',
    copy: 'Copy number',
    copied: 'Copied',
    nextHeading: 'What happens next:',
    answersHeading: 'What you sent',
    kept: 'The number stays on this device for 7 days, your answers until you close this tab.',
    forget: 'Remove now',
    forgotten: 'Removed from this device.',
  },
  sending: {
    stored: { title: 'Message Sent!', text: "We'll get back to you within 24 hours." },
    unreachable: {
      title: 'No answer from our server',
      text: 'What you typed may not have reached us. It is still here: check your connection and send it again. If the first one did arrive, we will not count it twice.',
    },
    refused: {
      title: 'Not sent',
      text: 'Nothing was sent, and what you typed is still here. Try again in a few minutes.',
    },
    tooSlow: {
      title: 'This is taking too long',
      text: 'We cannot say yet whether it was sent. What you typed is still here: send it again in a minute. If the first one did arrive, we will not count it twice.',
    },
    slips: {
      one: 'Not sent: one answer needs a change',
      many: 'Not sent: {count} answers need a change',
      text: 'What you typed is still here.',
    },
    unreadableFile: 'The file you chose can no longer be read. Please choose it again.',
    ways: {
      write: 'E-mail these answers to {company.email}',
      call: 'Call {company.phone}, {company.supportHours}',
    },
    pageTitle: 'Error: {title}',
    patience: 'One moment: it goes as soon as the page has loaded.',
    needsScript:
      'This copy of the site can send only with JavaScript. Where it is switched on, please wait until the page has loaded; where it is not, write to {company.email} or call {company.phone}.',
  },
  answers: {
    pageTitle: '{title} | {company.name}',
    contact: {
      refused: {
        title: 'Message not sent',
        text: 'Nothing was sent. What you typed is below, as far as it reached us: change it and send it again, or write to {company.email}.',
      },
      back: { label: 'Back to the contact form', href: addresses.contact },
    },
    newsletter: {
      refused: {
        title: 'Not subscribed',
        text: 'Nothing was stored. Check the address and send it again at the foot of this page.',
      },
      back: { label: 'Back to the home page', href: addresses.home },
    },
    application: {
      refused: {
        title: 'Application not sent',
        text: 'Nothing was sent. What you typed is below, as far as it reached us; only the résumé has to be chosen again. Change what is wrong and send it again, or write to {company.email}.',
      },
      back: { label: 'Back to the open positions', href: `${addresses.careers}#positions` },
    },
    courseQuestion: {
      refused: {
        title: 'Question not sent',
        text: 'Nothing was sent. What you typed is below, as far as it reached us: change it and send it again, or write to {company.email}.',
      },
      back: { label: 'Back to the courses', href: addresses.placementTraining },
    },
    unknownForm: {
      title: 'There is no such form',
      text: 'The page you came from may be an old copy. Nothing was sent. Open the home page again, or write to {company.email}.',
      back: { label: 'Back to the home page', href: addresses.home },
    },
  },
  notFound: {
    metadata: {
      title: 'Page not found | {company.name}',
      description:
        'There is no page at this address. It may have moved, or the address may have a slip in it. Search the site or return to the home page.',
    },
    code: '404',
    heading: 'Oops! Page not found',
    text: 'It may have moved, or the address may have a slip in it. A search usually finds it.',
    home: { label: 'Return to Home', href: addresses.home },
    search: { label: 'Search the site', href: addresses.search },
  },
  error: {
    heading: 'Unexpected Application Error!',
    text: 'Something of ours broke while this page was being put together. It is not your doing. Try again in a minute; if it goes on, tell us which page it was.',
    stack: 'Stack',
    home: { label: 'Return to Home', href: addresses.home },
    writeInstead: 'Write to {company.email}',
    island: {
      text: 'Something of ours broke while this form was running. It is not your doing, and nothing was lost: what you typed is kept on this device.',
      again: 'Load the page again',
      plain: 'Use one long form instead',
      call: 'Call {company.phone}',
    },
  },
} satisfies SiteTextSource;
