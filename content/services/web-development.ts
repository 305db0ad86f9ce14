import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
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
    'Websites for clinics, colleges, shops and offices, and web applications with sign-in, bookings or payments, from ₹50,000 to ₹2,00,000. The offer lists what the price includes and what it does not.',
  isInMenu: false,
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'Web Development | {company.name}',
      description:
        'Websites and web applications from ₹50,000 to ₹2,00,000: what the price includes, what it does not, and how the work goes from first talk to launch.',
    },
    hero: {
      eyebrow: 'Part of Custom Software Development',
      lead: 'Websites and web applications from ₹50,000 to ₹2,00,000, taxes extra. Before we build anything, you get one price for a written list of pages and functions.',
      actions: [
        { label: 'Ask for a Price', href: contact },
        { label: 'All custom software', href: addresses.service('custom-software') },
      ],
      picture: {
        screen: 'web-development-head',
        alt: 'One website twice: in a wide browser window, and on a phone in front of it, with the same hills, rooms and button',
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
            text: 'We design each kind of page for the phone first, then for the computer. You choose between sketches that already show your own texts.',
          },
          {
            title: 'Pages that open quickly',
            text: 'Small files, pictures in modern formats, and no unused scripts. We measure on a slow mobile network and show you the figures.',
          },
          {
            title: 'Access for everyone',
            text: 'Readable contrast, forms that work by keyboard, texts for screen readers: we build to WCAG 2.2 AA. This covers WCAG 2.1 AA, which GIGW 3.0 asks of public bodies.',
          },
          {
            title: 'Forms that arrive',
            text: 'The site stores an enquiry before it thanks the visitor, then emails it to you. If your mail server is down, it tries again.',
          },
          {
            title: 'Texts you change yourself',
            text: 'You edit notices, prices, people and pictures on a simple screen. We teach your editors until they have published something.',
          },
          {
            title: 'Found by search engines',
            text: 'Clear addresses and titles, a site map, and your opening hours or courses as structured data. Old addresses lead to the new pages.',
          },
        ],
      },
      {
        sample: 'your own price, weeks and contents of each size',
        kind: 'sizes',
        id: 'price',
        heading: 'What decides the price',
        intro:
          'A few pages with a form cost least, an application with accounts and payments most. The number of page designs matters more than the number of pages.',
        question: 'How large is the site?',
        priceFactors: [
          'Page designs',
          'Accounts, roles and approvals',
          'Payments, bookings or stock',
          'Languages',
          'Records and pages of an old site',
          'Connections to your other systems',
        ],
        sizes: [
          {
            label: 'Few pages',
            idealFor: 'a clinic, a shop, a workshop',
            fromInr: 50_000,
            toInr: 80_000,
            weeks: { drawing: 2, building: 6 },
            included: [
              '4 designs, up to 8 pages, one form',
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
              '7 designs, as many pages as you write',
              'Editors, and one who approves',
              'None',
              'Two',
              'Up to 100 pages moved',
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
              '9 designs, with a calendar of free days',
              'Editors and the front desk',
              'Bookings by the day, paid on arrival',
              'Two',
              'Up to 100 pages and a year of bookings',
              'Reminders by SMS or email',
            ],
          },
          {
            label: 'Accounts',
            idealFor: 'a cooperative whose members sign in, order and pay',
            fromInr: 1_60_000,
            toInr: 2_00_000,
            weeks: { drawing: 4, building: 12 },
            included: [
              '12 designs, some only for members who sign in',
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
        heading: 'From first talk to launch',
        steps: [
          {
            title: 'First talk',
            text: 'You tell us what the site is for, who will keep it up to date, and which sites you like.',
          },
          {
            title: 'Written offer',
            text: 'You get a list of pages and functions, the dates, and one price.',
          },
          {
            title: 'Design',
            text: 'You see the main pages as pictures, with your texts. Changes cost nothing at this stage.',
          },
          {
            title: 'Building',
            text: 'You can follow the work at a private address, and share it with colleagues.',
          },
          {
            title: 'Checking',
            text: 'We test on old phones and new browsers, by keyboard, and offline. You check last.',
          },
          {
            title: 'Launch',
            text: 'We switch the domain over, watch the first days, and give you the passwords. You have had the code from the first week.',
          },
        ],
      },
      {
        kind: 'list',
        id: 'not-included',
        heading: 'Not in the price',
        items: [
          'GST, which is added on the invoice',
          'Domain and hosting fees, paid to their providers in your name',
          'Charges of the payment gateway, of SMS and of maps',
          'The CERT-In security audit that public bodies need',
          'Writing, translation, photography and film; we edit your texts',
          'Advertising, or a promised rank in search results',
          'Apps for the Android and iPhone stores',
          sample(
            'Maintenance after the launch (updates and backups), from ₹12,000 a year',
            'what a year of updates and backups costs',
          ),
        ],
      },
    ],
    callToAction: {
      heading: 'Your site at a fixed price',
      text: sample(
        'Give us the address of your present site, or list the pages that you need. The written offer is free and comes within five working days.',
        'what this costs with you, and how soon you answer',
      ),
      action: { label: 'Ask for a Price', href: contact },
    },
  },
} satisfies ServiceSource;
