import { addresses } from '../addresses.ts';
import type { ServiceSource } from '../schema/offerings/service.ts';

export default {
  order: 10,
  title: 'Custom Software Development',
  icon: 'bricks',
  hue: 'madder',
  summary: 'Web, desktop and API software built around how you work',
  description:
    'When the spreadsheet has outgrown the person who keeps it, we build what replaces it: web and desktop applications, with the APIs between them. You see a working version early and change your mind while that is still cheap.',
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'Custom Software Development | {company.name}',
      description:
        'Web and desktop applications, APIs and enterprise systems, built in {company.city} around the way your office works and shown to you every two weeks.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'Software for the job as you do it now: the register, the exceptions, the signature that has to come first. Every two weeks you try what is ready, on made-up records that look like yours.',
      actions: [{ label: 'Start Your Project' }],
      picture: {
        screen: 'custom-software-head',
        alt: 'An open register: its left page in ink, with a note in pencil, its right page a screen with the same rows',
      },
    },
    sections: [
      {
        kind: 'offerings',
        id: 'what-we-build',
        heading: 'What We Build',
        intro:
          'They overlap: a web application usually brings an API with it, and an enterprise system contains all of the others.',
        items: [
          {
            title: 'Web Applications',
            text: 'Bookings, approvals, member portals and stock across branches, opened in any browser on the office PC or a clerk’s phone. Pages stay light for a weak mobile connection. A form keeps what was typed when the line drops.',
            points: [
              'English, Bengali and Hindi, and Kokborok where you need it',
              'Sign-in by role, with a record of who changed what',
              'Usable by keyboard and screen reader, to WCAG 2.2 AA',
            ],
            link: { label: 'Websites from ₹50,000 to ₹2,00,000', href: addresses.service('web-development') },
          },
          {
            title: 'Desktop Applications',
            text: 'For counters and laboratories that cannot wait for the internet. The program runs on the Windows or Linux machine you have, talks to the printer and the weighing scale beside it. Records are sent on when there is a connection.',
            points: [
              'Its own database, synchronised when the network is back',
              'Signed installers that update themselves',
              'Scales, barcode readers and receipt printers over USB or serial',
            ],
          },
          {
            title: 'API Development',
            text: 'An API is an agreement between two systems, so we write down requests, answers and failures before either side codes. We also put one in front of old software that never had any.',
            points: [
              'An OpenAPI description and a test server in the first weeks',
              'A request sent twice is counted once',
              'Versions, so that older apps go on working',
            ],
          },
          {
            title: 'Enterprise Systems',
            text: 'Several offices on one system, each with its own rights. A block office enters, the district checks, the directorate sees the total. Returns are added up from these entries, so they are never typed again.',
            points: [
              'Roles and approval paths as your rules set them',
              'Old records moved, counted and reconciled',
              'Reports laid out as the auditor expects them',
            ],
          },
        ],
      },
      {
        kind: 'figure',
        id: 'process',
        heading: 'What you have after each step',
        figure: 'register-to-screen',
        arrangement: 'columns',
        alt: 'A page of a yarn register turns into a screen, one column for each step. Numbers and names are still in ink on paper, with a note in pencil: this weaver pays in cloth. The villages stand in drawn boxes that can be clicked through, the yarn in the fields of a first version, the prices are tested and the last column is in use. A thread leads from the pencilled note to the row it belongs to, where the price of ₹950 is struck out and the screen says that this weaver pays in cloth.',
        steps: [
          {
            title: 'Discovery',
            text: 'We spend two days beside the people who do the work. You get the process on paper, exceptions included.',
          },
          {
            title: 'Planning',
            text: 'The work is cut into pieces that are useful alone, each with a price and a date. You choose what comes first.',
          },
          {
            title: 'Design',
            text: 'Screens you can click through. A few future users try them before there is any code behind.',
          },
          {
            title: 'Development',
            text: 'A working version every two weeks, on a test server that you open from your own desk.',
          },
          {
            title: 'Testing',
            text: 'Automatic tests run on every change. Then your staff work through last month’s cases and list what is odd.',
          },
          {
            title: 'Deployment',
            text: 'Data moved, staff trained, one of us in the room on the first days. The code is in your repository by then; you get the steps to build it.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'technologies',
        heading: 'Technologies we choose from',
        intro: 'The job decides, and so do your own administrators: they will look after it.',
        groups: [
          { title: 'In the browser', items: ['TypeScript', 'React', 'Angular', 'Vue.js'] },
          { title: 'On the desktop', items: ['.NET', 'Java', 'Electron', 'SQLite'] },
          {
            title: 'Servers and APIs',
            items: ['Node.js', 'Python and Django', 'Java and Spring Boot', '.NET', 'OpenAPI'],
          },
          { title: 'Databases', items: ['PostgreSQL', 'MySQL', 'MongoDB', 'Redis'] },
          { title: 'Running it', items: ['Linux', 'Docker', 'Kubernetes', 'AWS', 'Azure'] },
        ],
      },
      {
        kind: 'list',
        id: 'why',
        heading: 'Why choose us',
        items: [
          'The same lead engineer from first visit to handover',
          'Each piece of work has its price before it starts',
          'Progress shown in the software itself, every two weeks',
          'The source code, its tests and the build instructions are handed to you',
          'Information security certified to ISO 27001',
          'A development process at CMMI Level 3',
          'Visits anywhere in the North-East; calls at an hour that suits you if you are further off',
          'Advice against a project where a better-kept spreadsheet is enough',
        ],
      },
      {
        kind: 'offerings',
        id: 'industries',
        heading: 'Industries and their paperwork',
        items: [
          {
            title: 'Healthcare',
            text: 'Registration, tokens, prescriptions and the pharmacy shelf, for clinics and small hospitals. A record can carry the patient’s ABHA number; those who treat the patient open it, and each opening is logged.',
          },
          {
            title: 'E-commerce',
            text: 'Catalogue, cart, UPI and card payment, courier labels and returns. Shop and website sell from one stock, so the last handloom shawl on the shelf is not sold twice.',
          },
          {
            title: 'Education',
            text: 'Admissions, attendance, fees and results for schools, colleges and coaching centres. The yearly return, AISHE for a college, is drawn from the same records as the fee receipts.',
          },
          {
            title: 'Finance',
            text: 'Loan and deposit ledgers for cooperative and microfinance societies. What one person enters another approves, a posted entry is reversed and never overwritten, and the day closes when the cash agrees.',
          },
        ],
      },
    ],
    callToAction: {
      heading: 'One page, with a price on it',
      text: 'You learn what we would build first and what may stay as it is. We ask about the records you keep today, the people who fill them in and the points where it goes wrong.',
      action: { label: 'Get Started Today' },
    },
  },
} satisfies ServiceSource;
