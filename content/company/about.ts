import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { AboutSource } from '../schema/company/about.ts';

export default {
  metadata: {
    title: 'About us | {company.name}',
    description:
      'A software and training company in {company.city}: our story since 2018, our figures, our certificates and our registration details.',
  },
  hero: {
    eyebrow: 'Since 2018, in {company.city}',
    heading: 'We write software where we live',
    breadcrumbs: 'About',
    lead: 'We started in 2018 and became a private limited company in 2022. We build software for hospitals, schools and public offices, and teach programming to students.',
    picture: 'A landscape woven in squares: a low sun over two ranges of hills, rows of tea below them, and a river',
  },
  sectionsLabel: 'Parts of this page',
  profile: {
    anchor: 'profile',
    navLabel: 'Profile',
    heading: 'Company profile',
    paragraphs: [
      sample(
        '{company.name} is a private limited company. Its office is in {company.city}; courses also run in Guwahati and Kolkata. The directors are Arindam Bhowmik and Mayuri Jamatia.',
        'where your offices are, and the names of your directors',
      ),
      sample(
        'More than fifty developers work here, and six of them also teach. The others are designers, testers, counsellors, support staff for TextMi, and office staff.',
        'how many people do which work',
      ),
    ],
    technologiesHeading: 'Technologies',
  },
  purpose: {
    sample: 'your own mission, vision, values and impact; the four titles stay',
    anchor: 'purpose',
    navLabel: 'Purpose',
    heading: 'Our purpose',
    cards: [
      {
        title: 'Mission',
        text: 'We write software that clerks, nurses and field staff like to use.',
      },
      {
        title: 'Vision',
        text: 'Engineers in the North-East find good work without leaving home.',
      },
      {
        title: 'Values',
        text: 'We agree on the price first and show the work early.',
      },
      {
        title: 'Impact',
        text: 'We create jobs for developers in Tripura and train students.',
      },
    ],
  },
  story: {
    sample: 'how your own work began, in two or three short paragraphs',
    anchor: 'story',
    navLabel: 'Our Story',
    heading: 'Our Story',
    paragraphs: [
      'The company was founded in 2018 with three small jobs: a billing program that worked through power cuts, a queue display for a clinic, and a fee register for a school.',
      'We began to teach as a favour to a college, and some of our students now work here.',
    ],
    picture: sample(
      {
        screen: 'place-office',
        alt: 'A drawing of our office: two floors, people at the windows, a tree and a parked scooter.',
      },
      'a photograph of your office (CONTRIBUTING.md, “Show a photograph”), and what it shows',
    ),
  },
  timeline: {
    sample: 'what happened in your own years; the six events stay',
    anchor: 'timeline',
    navLabel: 'Timeline',
    heading: 'Year by year',
    entries: [
      {
        year: 2018,
        event: 'Founded',
        description: 'We write our first billing program for a shop.',
      },
      {
        year: 2019,
        event: 'First major client',
        description: 'A client with several offices uses our software every day.',
      },
      {
        year: 2020,
        event: 'AI integration',
        description: 'Our first AI feature reads delivery notes.',
      },
      {
        year: 2021,
        event: '100+ projects',
        description: 'We hand over our hundredth project to a client.',
      },
      {
        year: 2022,
        event: 'International expansion',
        description: 'We register the company and work for clients abroad.',
      },
      {
        year: 2023,
        event: 'Industry recognition',
        description: 'The national startup programme recognises us.',
      },
    ],
  },
  companyStory: {
    sample: 'how the company came about, in three paragraphs',
    anchor: 'company-story',
    navLabel: 'Since 2022',
    heading: 'How we became a company',
    paragraphs: [
      'For four years we were a small team. Then hospitals asked for a registered company, and for support at night.',
      'In April 2022 we registered a private limited company. Its accounts are audited.',
      'ISO 27001 and CMMI Level 3 came next. Every project now follows written rules, and outside auditors check this.',
    ],
  },
  counts: {
    anchor: 'counts',
    navLabel: 'Figures',
    heading: 'Our figures',
    intro: 'Some projects are in both counts. Support is 24/7 for contracts that include it.',
    until: 'Counted to the end of {month}',
    legend: 'One stripe is one month',
    periods: [
      {
        anchor: 'impact',
        heading: 'From 2018, when we started',
      },
      {
        anchor: 'figures',
        heading: 'From April 2022, as a registered company',
      },
    ],
  },
  values: {
    sample: 'what each of the values makes you do; their names stay',
    anchor: 'values',
    navLabel: 'Core values',
    heading: 'Core values',
    values: [
      {
        title: 'Innovation Excellence',
        text: 'We test new tools on our own work first.',
      },
      {
        title: 'Enterprise Quality',
        text: 'A colleague reviews and tests every change.',
      },
      {
        title: 'Strategic Partnership',
        text: 'If a finished product costs you less, we say so.',
      },
      {
        title: 'Agile Excellence',
        text: 'You see working software early, and decide what comes next.',
      },
    ],
  },
  recognition: {
    anchor: 'recognition',
    navLabel: 'Recognition',
    heading: 'Recognition and certificates',
    intro: 'On request we send copies of the certificates.',
  },
  registration: {
    anchor: 'registration',
    navLabel: 'Registration',
    heading: 'Registration details',
  },
  callToAction: {
    heading: 'Documents for your purchase file',
    text: 'Ask us for bank details, a signed non-disclosure agreement or a completed vendor form.',
    actions: [{ label: 'Write to us', href: addresses.contact }],
  },
} satisfies AboutSource;
