import { addresses } from './addresses.ts';
import type { SiteTextSource } from './schema/site/site-text.ts';

export default {
  layout: {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
    opensInNewTab: '(opens in a new tab)',
    notifications: 'Messages',
    closeNotification: 'Close message',
    breadcrumbs: 'You are here',
    previousAndNext: 'Previous and next page',
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
  sections: {
    idealFor: 'Ideal for',
    sizePrice: '{from} to {to}',
    sizeWeeks: '{weeks} weeks: {drawing} to design it, {building} to build and check it',
    usualPrice: 'Usually {from} to {to}, without GST. Low end: {low}. High end: {high}.',
    evidence: 'How counted',
    evidenceContext: ': {figure}',
    beforeAndAfter: 'Grey: before. Colour: after.',
  },
  picture: { choiceContext: '(shown in the picture below)' },
  marquee: { pause: 'Pause the logos' },
  form: {
    optional: 'optional',
    legalLinks: [
      { label: 'Privacy notice', href: addresses.privacyNotice },
      { label: 'Terms of service', href: addresses.termsOfService },
    ],
  },
  draft: {
    storageNotice:
      'What you type stays on this device until you send it. After 7 days, your next visit deletes it. On a shared computer, press the button before you leave.',
    restored: 'Welcome back. What you typed last time is here again.',
    restoredUnsent: 'We do not know whether your last entry arrived. Please send it again: it is counted once.',
    restoredQueued: 'Welcome back. What you typed last time is sent automatically when you are online.',
    chooseFile: 'A file is not kept: please choose yours again.',
    clear: 'Forget what I typed',
    cleared: 'What you typed is deleted from this page and this device.',
  },
  receipt: {
    heading: 'Your reference number',
    sentAt: 'Sent on {date}.',
    text: 'Please keep this number. With it, we find your entry at once.',
    copy: 'Copy number',
    copied: 'Copied',
    nextHeading: 'What happens next:',
    answersHeading: 'What you sent',
    storageNotice: 'This device keeps the number for 7 days, and your answers until you close this tab.',
    remove: 'Remove now',
    removed: 'Removed from this device.',
  },
  sending: {
    stored: { title: 'Message Sent!', text: "We'll get back to you within 24 hours." },
    fallbackContacts: {
      email: 'Email these answers to {company.email}',
      attachHint: 'and attach your file',
      whatsapp: 'Send by WhatsApp',
      truncated: '[shortened]',
      copy: 'Copy answers',
      copied: 'Copied',
      call: 'Call {company.phone}',
      resend: 'Send it now',
      savedNotice: 'It is kept on this device for 7 days.',
      sendLater: {
        schedule: 'Send it when I am online again',
        scheduled: 'We send it if you open a page of this site online within 24 hours.',
        cancel: 'Do not send it',
      },
    },
    needsScript:
      'Without JavaScript, this form cannot be sent. If JavaScript is on, please wait until the page has loaded. Otherwise write to {company.email} or call {company.phone}.',
  },
  answers: {
    pageTitle: '{title} | {company.name}',
    contact: { back: { label: 'Back to the contact form', href: addresses.contact } },
    newsletter: { back: { label: 'Back to the home page', href: addresses.home } },
    application: { back: { label: 'Back to the open positions', href: `${addresses.careers}#positions` } },
    courseQuestion: { back: { label: 'Back to the courses', href: addresses.placementTraining } },
    withdrawal: { back: { label: 'Back to the privacy notice', href: `${addresses.privacyNotice}#withdraw` } },
    unknownForm: { back: { label: 'Back to the home page', href: addresses.home } },
  },
  withdrawal: {
    name: 'Withdrawal',
    label: 'Email Address',
    placeholder: 'name@example.com',
    submit: 'Send me the links',
    submitting: 'Sending...',
    stored: {
      title: 'Look in your mailbox',
      text: 'If we keep anything under this address, an email with a link for each entry is on its way. Nothing there? Ask again in an hour, or write to {company.email}.',
    },
    emailUnavailable:
      'This site cannot send email at the moment. To withdraw, please write to {company.email} from the address you gave, or call {company.phone}, Monday to Saturday, {company.supportHours}.',
  },
  emailLinks: {
    reference: {
      heading: 'Reference number',
      beforeErasure:
        'It identifies your entry. This page shows nothing else about it, because an email may reach the wrong person.',
      afterErasure: 'Of your entry, our records keep only this number, the form, the reason and the date.',
    },
    withdraw: {
      ready: {
        title: 'Withdraw and erase?',
        text: 'What you sent under this number is erased for good, with the files that came with it. We can then no longer answer, keep your seat or consider your application.',
      },
      button: 'Withdraw and erase',
      cancel: 'Keep it',
      done: {
        title: 'Withdrawn and erased',
        text: 'What you sent is erased from our records, with its files. If our staff got it by email, we tell them now to delete it and not to contact you. It disappears from our backups within ninety days.',
      },
      alreadyDone: {
        title: 'Already erased',
        text: 'What you sent under this number was erased before. You do not have to do anything.',
      },
    },
    confirm: {
      ready: {
        title: 'Confirm your address',
        text: 'Press the button to get our newsletter at the address of our email, once a month at most. Each issue has a link to leave.',
      },
      button: 'Confirm my address',
      cancel: 'Not now',
      done: {
        title: 'Address confirmed',
        text: 'You get our newsletter from now on, once a month at most. To leave, press the link at the foot of any issue.',
      },
      alreadyDone: { title: 'Already confirmed', text: 'Your address is on our list. You do not have to do anything.' },
    },
    leave: {
      ready: {
        title: 'Leave the newsletter?',
        text: 'We erase your address from our list at once and send no more issues. You can sign up again at any time.',
      },
      button: 'Unsubscribe',
      cancel: 'Stay',
      done: {
        title: 'You have left the newsletter',
        text: 'Your address is erased from our list. We send no more issues.',
      },
      alreadyDone: {
        title: 'Already unsubscribed',
        text: 'Your address is no longer on our list. You do not have to do anything.',
      },
    },
    invalid: {
      title: 'This link does not work',
      text: 'Some mail programs cut long links. Please open the link from our email again, or copy all of it. Nothing was changed. If it still fails, reply to that email or write to us.',
    },
    expired: {
      title: 'This link is no longer valid',
      text: 'Nothing was changed. To have something erased, ask for a new link on our privacy notice, or write to us with your reference number. To get the newsletter, sign up again at the bottom of this page.',
    },
    unsubscribed: {
      title: 'You have left the newsletter',
      text: 'Your address was removed from our list after we sent this email, so the link does nothing. To come back, sign up again at the bottom of this page and press the button in the new email.',
    },
    unavailable: {
      title: 'Not possible at the moment',
      text: 'We cannot reach our records, so it may not be done yet. The link stays valid: please open it again in a few minutes. Doing it twice does no harm.',
    },
    home: { label: 'Back to the home page', href: addresses.home },
  },
  notFound: {
    metadata: {
      title: 'Page not found | {company.name}',
      description:
        'There is no page at this address. It may have moved, or the address may be mistyped. Search the site or return to the home page.',
    },
    code: '404',
    heading: 'Oops! Page not found',
    text: 'It may have moved, or the address may be mistyped. A search usually finds it.',
    home: { label: 'Return to Home', href: addresses.home },
    search: { label: 'Search the site', href: addresses.search },
    others: {
      lead: 'Or go to:',
      links: [
        { label: 'Services', href: `${addresses.home}#services` },
        { label: 'Courses', href: `${addresses.placementTraining}#placement-training` },
        { label: 'Internship', href: addresses.internship },
        { label: 'Our Work', href: addresses.ourWork },
        { label: 'Contact', href: addresses.contact },
      ],
    },
  },
  offline: {
    metadata: {
      title: 'Not on this device | {company.name}',
      description:
        'Shown if our server cannot be reached: which pages you can read on this device now, and how you can contact us.',
    },
    heading: 'This page is not on this device',
    text: 'Our server cannot be reached, and this device has no copy of this page. Try again when you are online.',
    retry: 'Try again',
    cachedPages: 'Pages you can read now',
    staleCopy: 'Our server cannot be reached. This is the copy that your device kept on {date}.',
  },
  error: {
    heading: 'Unexpected Application Error!',
    text: 'An error of ours stopped this page. You did nothing wrong. Try again in a minute. If it happens again, tell us which page it was.',
    stack: 'Stack',
    home: { label: 'Return to Home', href: addresses.home },
    emailUs: 'Write to {company.email}',
    island: {
      text: 'An error of ours stopped this form. You did nothing wrong, and nothing is lost: what you typed is stored on this device.',
      reload: 'Load the page again',
      plainForm: 'Use one long form instead',
      call: 'Call {company.phone}',
    },
  },
} satisfies SiteTextSource;
