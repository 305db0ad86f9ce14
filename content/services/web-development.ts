import { addresses } from '../addresses.ts';
import type { ServiceSource } from '../schema/offerings/service.ts';

/** Custom Software Development links to it. The contact form has no project type for it, so its buttons select that of the parent page. */
const contact = addresses.contactAbout('Custom Software Development');

export default {
  order: 70,
  title: 'Web Development',
  icon: 'window',
  hue: 'leaf',
  summary: 'Websites and web applications at a price agreed before the start',
  description:
    'Websites for clinics, colleges, shops and offices, and web applications with sign-in, bookings or payments, from ₹50,000 to ₹2,00,000. The offer lists what the price includes and excludes, and the invoice follows the offer.',
  isInMenu: false,
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'Web Development | {company.name}',
      description:
        'Websites and web applications from ₹50,000 to ₹2,00,000: what the price includes, the steps from the first call to the launch, and what costs extra.',
    },
    hero: {
      eyebrow: 'Part of Custom Software Development',
      lead: 'Websites and web applications from ₹50,000 to ₹2,00,000, taxes extra. You get one price for a written list of pages and functions, before anything is built.',
      actions: [
        { label: 'Ask for a Price', href: contact },
        { label: 'All custom software', href: addresses.service('custom-software') },
      ],
      picture: {
        screen: 'web-development-head',
        alt: 'One website on two screens, a desktop computer and a telephone in front of it, with the same hills, rooms and button',
      },
    },
    sections: [
      {
        kind: 'offerings',
        id: 'included',
        heading: 'What the price includes',
        items: [
          {
            title: 'A design of your own',
            text: 'We design each kind of page for a phone first, then for a computer. You choose between sketches that already contain your own texts.',
          },
          {
            title: 'Pages that open quickly',
            text: 'Small files, pictures in modern formats, nothing loaded that the page does not use. We measure on a slow mobile network and show you the figures.',
          },
          {
            title: 'Access for everyone',
            text: 'Readable contrast, a keyboard path through every form, texts for screen readers: WCAG 2.2 at level AA. It is mandatory for public bodies, and every visitor benefits.',
          },
          {
            title: 'Forms that arrive',
            text: 'We store an enquiry before the visitor sees a confirmation, and then email it to you. If the mail server is down, the message waits.',
          },
          {
            title: 'Texts you change yourself',
            text: 'You edit notices, prices, people and pictures on a simple screen. We train your editors until they have published something.',
          },
          {
            title: 'Found by search engines',
            text: 'Clear addresses, titles, a site map and structured data for your opening hours or courses, and redirects from every address of an old site.',
          },
        ],
      },
      {
        sample: 'your own price, weeks and contents of each size',
        kind: 'sizes',
        id: 'price',
        heading: 'What changes the price',
        intro:
          'A few pages with a form cost least, an application with accounts and payments most. The number of page layouts matters more than the number of pages.',
        question: 'How large is the site?',
        priceFactors: [
          'Kinds of page',
          'Accounts, roles and approvals',
          'Payments, bookings or a stock',
          'Languages',
          'Records and pages of an old site',
          'Connections to systems you already run',
        ],
        sizes: [
          {
            label: 'Few pages',
            idealFor: 'a clinic, a shop, a workshop',
            fromInr: 50_000,
            toInr: 80_000,
            weeks: { drawing: 2, building: 6 },
            included: [
              '4 kinds, up to 8 pages, one form',
              'One account, for you',
              'None',
              'One',
              'Addresses redirected',
              'A map',
            ],
          },
          {
            label: 'Many pages',
            idealFor: 'a school, a college or an office with notices every week',
            fromInr: 80_000,
            toInr: 1_20_000,
            weeks: { drawing: 2, building: 8 },
            included: [
              '7 kinds, as many pages as you write',
              'Editors, and one who approves',
              'None',
              'Two',
              'Up to 100 pages brought over',
              'A map and a mailing list',
            ],
          },
          {
            label: 'Bookings',
            idealFor: 'a guest house, a hall, a laboratory',
            fromInr: 1_20_000,
            toInr: 1_60_000,
            weeks: { drawing: 3, building: 9 },
            included: [
              '9 kinds, with a calendar of free days',
              'Editors and the front desk',
              'Bookings by the day, paid on arrival',
              'Two',
              'Up to 100 pages and a year of bookings',
              'Reminders by SMS or e-mail',
            ],
          },
          {
            label: 'Accounts',
            idealFor: 'a cooperative whose members sign in, order and pay',
            fromInr: 1_60_000,
            toInr: 2_00_000,
            weeks: { drawing: 4, building: 12 },
            included: [
              '12 kinds, some of them after signing in',
              'Members, staff, an administrator',
              'UPI and cards through a gateway',
              'Three',
              'Up to 200 pages and the list of members',
              'One system, such as your accounts',
            ],
          },
        ],
      },
      {
        kind: 'process',
        id: 'process',
        heading: 'How it goes',
        steps: [
          {
            title: 'First talk',
            text: 'We talk about its purpose, the people who will update it, and a few sites that you like or dislike.',
          },
          {
            title: 'Written offer',
            text: 'It lists pages, functions, dates and one price. It also names what is not included.',
          },
          {
            title: 'Drawing',
            text: 'You see the main pages as pictures, with your texts. Changes are cheap at this step, so we ask for them.',
          },
          {
            title: 'Building',
            text: 'We build on a private address that you can open at any time and send to colleagues.',
          },
          {
            title: 'Checking',
            text: 'We test old phones and new browsers, the keyboard and a dropped connection. You check last.',
          },
          {
            title: 'Opening',
            text: 'We switch the domain over, watch the first days, and hand you the passwords. The code is in your repository.',
          },
        ],
      },
      {
        kind: 'list',
        id: 'not-included',
        heading: 'Not in the price',
        intro: 'We quote these separately, or you pay the provider.',
        items: [
          'GST, which is added on the invoice',
          'Domain and hosting fees, paid to their providers in your name',
          'Charges of the payment gateway, of SMS and of maps',
          'Photography, film and translation; we can name people who do them',
          'Writing all your texts; we edit what you send',
          'Advertising, or a promised place in search results',
          'Apps for the Android and iPhone stores',
          'Maintenance after the handover, agreed separately',
        ],
      },
    ],
    callToAction: {
      heading: 'Your site at a fixed price',
      text: 'We look at your present site, or at a list of the pages that you need, and name a price. We quote anything larger as custom software.',
      action: { label: 'Ask for a Price', href: contact },
    },
  },
} satisfies ServiceSource;
