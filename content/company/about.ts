import { addresses } from '../addresses.ts';
import type { AboutSource } from '../schema/company/about.ts';

export default {
  metadata: {
    title: 'About us | {company.name}',
    description:
      'Who we are, how the work began in {company.city} in 2018 and became a company in 2022, what we hold ourselves to, and our registration details.',
  },
  hero: {
    eyebrow: 'Since 2018, in {company.city}',
    heading: 'We write software where we live',
    breadcrumbs: 'About',
    lead: 'Developers, designers and teachers in Tripura. Our clients are companies and public offices here and abroad; our students come to learn programming.',
    picture: 'A landscape woven in squares: a low sun over two ranges of hills, rows of tea below them, and a river',
  },
  sectionsLabel: 'Parts of this page',
  profile: {
    anchor: 'profile',
    navLabel: 'Profile',
    heading: 'Company profile',
    paragraphs: [
      '{company.name} is a private limited company with its registered office in {company.city}. It develops custom software, enterprise systems, mobile apps, data platforms and AI services. It also moves systems to the cloud and runs them there.',
      'The same company runs the IT academy: placement-training courses, taught in person at centres across India, and internships of four to seven weeks. Its clients are startups, enterprises, private organisations and government bodies.',
    ],
    technologiesHeading: 'Technologies',
  },
  purpose: {
    sample: 'your own mission, vision, values and impact; the four titles stay',
    anchor: 'purpose',
    navLabel: 'Purpose',
    heading: 'What we are for',
    cards: [
      {
        icon: 'compass',
        title: 'Mission',
        text: 'Build software that the people at the counter, in the ward and in the field would ask for again. And build it from here.',
        hue: 'madder',
      },
      {
        icon: 'telescope',
        title: 'Vision',
        text: 'A North-East where an engineer need not leave home to find good work, because good work comes looking for engineers.',
        hue: 'leaf',
      },
      {
        icon: 'scales',
        title: 'Values',
        text: 'Say the price before the start. Show the work while it can still be changed. Leave it so that others can run it.',
        hue: 'marigold',
      },
      {
        icon: 'seedling',
        title: 'Impact',
        text: 'Each project also teaches: what its developers learn goes into our courses. Trainees work on exercises, never on a client’s records.',
        hue: 'indigo',
      },
    ],
  },
  story: {
    sample: 'how your own work began, in three short paragraphs',
    anchor: 'story',
    navLabel: 'Our Story',
    heading: 'Our Story',
    paragraphs: [
      'The company was founded in 2018 with a few laptops and the jobs nobody would travel to Tripura for: a billing counter that had to work through power cuts, a clinic’s queue, a school’s fee register. They were small programs, and their users sat a bus ride away. When something was wrong we heard about it the same afternoon.',
      'That habit stayed. Before we write code we still go and watch for two days: how the clerk holds the phone, which column is filled in by heart, what happens when the line drops. Most of what makes a system easy to use is learned there.',
      'Teaching started as a favour to a college and became half of the work. Students of the region’s colleges now learn from people who ship code, and some of them join us afterwards.',
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
        description: 'A few developers in {company.city} take on their first program together, a billing counter.',
      },
      {
        year: 2019,
        event: 'First major client',
        description: 'An organisation with several offices trusts us with the system its staff open every morning.',
      },
      {
        year: 2020,
        event: 'AI integration',
        description: 'A trained model goes into daily use: it reads delivery notes, and a clerk confirms what it read.',
      },
      {
        year: 2021,
        event: '100+ projects',
        description: 'The hundredth project is handed over. Most new work now comes from people a client sent to us.',
      },
      {
        year: 2022,
        event: 'International expansion',
        description: 'The company is registered in April, and teams outside India begin to work with ours.',
      },
      {
        year: 2023,
        event: 'Industry recognition',
        description: 'Auditors and startup programmes look at how we work, and put what they found in writing.',
      },
    ],
  },
  companyStory: {
    sample: 'how the company came about, in three paragraphs',
    anchor: 'company-story',
    navLabel: 'Company story',
    heading: 'From a practice to a company',
    paragraphs: [
      'For four years the work was a practice: people who knew one another, one client at a time, a contract of two pages. That was enough for a till or a fee register. It was no longer enough when a hospital wanted to know who answers at night.',
      'So in April 2022 the practice became a private limited company, with directors, audited accounts and a tax number of its own. Both startup programmes, the national one and that of the state, looked at it and recognised it.',
      'ISO 27001 and CMMI Level 3 followed for the same reason. They do not make code better by themselves. They make sure that how we review it, test it and guard what it holds is written down and done on every project, and that somebody from outside checks.',
    ],
  },
  counts: {
    anchor: 'counts',
    navLabel: 'Figures',
    heading: 'Counted from 2018, and from April 2022',
    intro:
      'The work is older than the company. A plus means at least so many. Where the two counts overlap, a project may belong to both, so they cannot be added up.',
    until: 'Counted to the end of {month}',
    legend: 'One thread is a month',
    periods: [
      {
        anchor: 'impact',
        heading: 'From 2018, when the work began',
      },
      {
        anchor: 'figures',
        heading: 'From April 2022, as a company',
      },
    ],
  },
  values: {
    sample: 'what each of the values makes you do; their names stay',
    anchor: 'values',
    navLabel: 'Core values',
    heading: 'Core values',
    intro: 'Each is written as a habit, so that a client can see whether we keep it.',
    values: [
      {
        title: 'Innovation Excellence',
        description:
          'New tools are tried on our own work first. A client gets one when it has saved us time for a quarter, and when we can say what happens on the day it fails.',
      },
      {
        title: 'Enterprise Quality',
        description:
          'Every change is reviewed by a colleague and tested before it goes live. That holds for a two-line fix on a Friday, and for the director’s code.',
      },
      {
        title: 'Strategic Partnership',
        description:
          'Where a spreadsheet or a bought product is cheaper than something built, we recommend it. What a client has paid for in full is the client’s: code, accounts and documents.',
      },
      {
        title: 'Agile Excellence',
        description:
          'Something that runs can be seen every two weeks. What comes next is decided then, with the client, from what the last two weeks taught both sides.',
      },
    ],
  },
  recognition: {
    anchor: 'recognition',
    navLabel: 'Recognition',
    heading: 'Checked by others',
    intro:
      'By the national and the state startup programme, and by the auditors of two standards. Copies of the certificates are available on request.',
  },
  registration: {
    anchor: 'registration',
    navLabel: 'Registration',
    heading: 'Registration details',
    intro: 'From the registrar of companies, the tax department, the two startup programmes and Dun & Bradstreet.',
  },
  callToAction: {
    heading: 'Papers for your purchase file',
    text: 'Purchase departments often need bank details, a signed non-disclosure agreement or a completed vendor form. We prepare them on request.',
    actions: [
      { label: 'Write to us', href: addresses.contact },
      { label: 'For your tender file', href: addresses.tenderFile },
    ],
  },
} satisfies AboutSource;
