import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { ServiceSource } from '../schema/offerings/service.ts';

export default {
  order: 10,
  title: 'Custom Software Development',
  icon: 'bricks',
  hue: 'madder',
  summary: 'Web, desktop and API software, built around the way you work',
  description:
    'When a spreadsheet is no longer enough, we build what replaces it: web and desktop applications and the APIs between them. You see working versions early, and can change your mind.',
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'Custom Software Development | {company.name}',
      description:
        'Web and desktop applications, APIs and enterprise systems, built in {company.city} for the way your office works and shown to you every two weeks.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'Software that follows your work: your registers, your exceptions, your signatures. You try each part as soon as it is ready, with made-up records.',
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
        intro: 'A web application usually includes an API, and an enterprise system includes the other three.',
        items: [
          {
            title: 'Web Applications',
            text: 'Bookings, approvals, member portals and stock work in any browser on a PC or a phone. Pages stay small for weak mobile networks, and forms keep what was typed when the connection drops.',
            points: [
              'English, Bengali and Hindi, and Kokborok where you need it',
              'Sign-in by role, with a record of who changed what',
              'Keyboard and screen reader access (WCAG 2.2 AA)',
            ],
            link: { label: 'Websites from ₹50,000 to ₹2,00,000', href: addresses.service('web-development') },
          },
          {
            title: 'Desktop Applications',
            text: 'They suit counters and laboratories that cannot wait for the internet. The program runs on your Windows or Linux machine, prints, reads the weighing scale, and sends records when there is a connection.',
            points: [
              'A local database that synchronises later',
              'Signed installers that update themselves',
              'Scales, barcode readers and printers over USB or serial',
            ],
          },
          {
            title: 'API Development',
            text: 'An API connects two systems. We write down requests, replies and errors before anyone codes. We also add APIs to old software.',
            points: [
              'An OpenAPI description and a test server first',
              'Repeated requests counted once',
              'Versions, so that older apps keep working',
            ],
          },
          {
            title: 'Enterprise Systems',
            text: 'Several offices use one system, each with its own rights. A block office enters, the district checks, the directorate sees the total. Each figure is typed only once.',
            points: [
              'Roles and approval paths that follow your rules',
              'Old records moved, counted and reconciled',
              'Reports in the form your auditor expects',
            ],
          },
        ],
      },
      {
        kind: 'figure',
        id: 'process',
        heading: 'What you have after each step',
        intro: sample(
          'The first talk and the written offer are free; a longer study has its own price. Two to four weeks after you sign, you accept the designs. The first part is in use six to twelve weeks later.',
          'which steps are free, and how many weeks your projects take',
        ),
        figure: 'register-to-screen',
        arrangement: 'columns',
        alt: 'A page of a yarn register becomes a screen, one column for each step. Numbers and names are in ink on paper, with a note in pencil: this weaver pays in cloth. The villages are a design to click through, the yarn is a first version, the prices are tested, and the last column is in use. A line leads from the note to its row on the screen: there the price of ₹950 is struck out, and the screen says that this weaver pays in cloth.',
        steps: [
          {
            title: 'Discovery',
            text: 'We watch the people who do the work. You get a written description of the process, with its exceptions.',
          },
          {
            title: 'Planning',
            text: 'We split the work into parts that are useful on their own, each with a price and a date. You choose the order.',
          },
          {
            title: 'Design',
            text: 'Future users try screens that they can click through, before we write any code.',
          },
          {
            title: 'Development',
            text: 'You open each working version on a test server and tell us what to change.',
          },
          {
            title: 'Testing',
            text: 'Automatic tests run on every change. Then your staff repeat last month’s cases and list what is wrong.',
          },
          {
            title: 'Deployment',
            text: 'We move the data and train your staff. One of us stays in your office for the first days.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'technologies',
        heading: 'Technologies we choose from',
        intro: 'We choose by the task, and by what your administrators can maintain.',
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
          'One lead engineer, and a named deputy',
          'A price for each part before it starts',
          'A new version to try every fortnight',
          'Source code, tests and build instructions are yours',
          'Information security certified to ISO/IEC 27001:2022',
          'Development process appraised at CMMI Level 3',
          'Visits in the North-East; travel outside Tripura is extra',
          'We tell you if a spreadsheet would do',
        ],
      },
      {
        kind: 'offerings',
        id: 'industries',
        heading: 'Industries',
        items: [
          {
            title: 'Healthcare',
            text: 'We cover registration, tokens, prescriptions and the pharmacy for clinics and small hospitals. A record can hold the patient’s ABHA number. Only those who treat the patient can open it, and each access is logged.',
          },
          {
            title: 'E-commerce',
            text: 'We build catalogues, carts, UPI and card payment, courier labels and returns. Shop and website share one stock, so the last shawl is not sold twice.',
          },
          {
            title: 'Education',
            text: 'We manage admissions, attendance, fees and results for schools, colleges and coaching centres. The yearly return, such as AISHE, comes from the same records.',
          },
          {
            title: 'Finance',
            text: 'We build loan and deposit ledgers for cooperative and microfinance societies. A second person approves each entry. A wrong entry is reversed, never overwritten.',
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Get one page with a price',
      text: sample(
        'Describe which records you keep, who fills them in and what goes wrong. The page is free and comes within five working days. It says what to build first, what can stay and what it costs.',
        'what this costs with you, and how soon you answer',
      ),
      action: { label: 'Get Started Today' },
    },
  },
} satisfies ServiceSource;
