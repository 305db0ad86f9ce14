import { addresses } from '../addresses.ts';
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
    lead: 'We build software for companies and public offices in India and abroad, and we teach programming to students.',
    picture: 'A landscape woven in squares: a low sun over two ranges of hills, rows of tea below them, and a river',
  },
  sectionsLabel: 'Parts of this page',
  profile: {
    anchor: 'profile',
    navLabel: 'Profile',
    heading: 'Company profile',
    paragraphs: [
      '{company.name} is a private limited company in {company.city}. We develop custom software, enterprise systems, mobile apps, data platforms and AI services. We also move systems to the cloud and run them there.',
      'Our clients are startups, enterprises, private organisations and government bodies. Our IT academy offers placement training at centres across India, and internships of four to seven weeks.',
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
        text: 'To build software that clerks, nurses and field staff like to use.',
      },
      {
        title: 'Vision',
        text: 'A North-East where engineers find good work without leaving home.',
      },
      {
        title: 'Values',
        text: 'Agree the price first. Show the work early. Leave a system that others can run.',
      },
      {
        title: 'Impact',
        text: 'Jobs for developers in Tripura, and training for students of its colleges.',
      },
    ],
  },
  story: {
    sample: 'how your own work began, in two or three short paragraphs',
    anchor: 'story',
    navLabel: 'Our Story',
    heading: 'Our Story',
    paragraphs: [
      'The company was founded in 2018 with a few laptops and three small jobs: a billing counter that had to work through power cuts, a clinic’s queue and a school’s fee register. Our users were a bus ride away, so we heard of every fault the same day.',
      'We still start by watching people work, because that shows us what makes a system easy to use. We began to teach as a favour to a college. Some of our students now work here.',
    ],
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
        description: 'A few developers in {company.city} write a billing program for a shop.',
      },
      {
        year: 2019,
        event: 'First major client',
        description: 'A client with several offices starts to use our software every day.',
      },
      {
        year: 2020,
        event: 'AI integration',
        description: 'Our first AI feature reads delivery notes. A clerk confirms each result.',
      },
      {
        year: 2021,
        event: '100+ projects',
        description: 'We hand over the hundredth project. Most new clients come on recommendation.',
      },
      {
        year: 2022,
        event: 'International expansion',
        description: 'We register the company in April and begin to work for clients abroad.',
      },
      {
        year: 2023,
        event: 'Industry recognition',
        description: 'Startup programmes recognise us, and outside auditors examine how we work.',
      },
    ],
  },
  companyStory: {
    sample: 'how the company came about, in three paragraphs',
    anchor: 'company-story',
    navLabel: 'Since 2022',
    heading: 'How we became a company',
    paragraphs: [
      'For four years we worked as a small team with short contracts. That suited shops and schools. Hospitals wanted a registered company, and support at night.',
      'In April 2022 we registered a private limited company with directors, audited accounts and its own tax number. The national startup programme and the state startup policy have recognised it.',
      'ISO 27001 and CMMI Level 3 came next. Every project now follows the same written rules for code review, tests and data protection, and outside auditors check that it does.',
    ],
  },
  counts: {
    anchor: 'counts',
    navLabel: 'Figures',
    heading: 'Our figures',
    intro: 'Some projects and clients are in both counts. 24/7 support is for contracts that include it.',
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
        description: 'We test new tools on our own work before we use them on yours.',
      },
      {
        title: 'Enterprise Quality',
        description: 'A colleague reviews every change, however small, and tests run before it goes live.',
      },
      {
        title: 'Strategic Partnership',
        description: 'If a spreadsheet or a finished product costs you less, we say so.',
      },
      {
        title: 'Agile Excellence',
        description: 'You see working software every two weeks, and decide with us what comes next.',
      },
    ],
  },
  recognition: {
    anchor: 'recognition',
    navLabel: 'Recognition',
    heading: 'Recognition and certificates',
    intro: 'We send copies of the certificates and of the CMMI appraisal on request.',
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
