import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 20,
  title: 'Node.js & Python',
  logos: ['Node.js', 'Python'],
  hue: 'leaf',
  description: 'The services behind the screens: rules, payments, reports and connections to other systems.',
  project: 'Custom Software Development',
  page: {
    sample: 'what you work with, and how: each habit, limit and interval on this page',
    metadata: {
      title: 'Node.js & Python services | {company.name}',
      description:
        'APIs, payments, imports and reports on Node 24 and Python 3.14: which one we use for what, how they handle failures, and where they run.',
    },
    hero: {
      eyebrow: 'Technology: services and APIs',
      lead: 'Node.js handles many requests at once, and Python processes data. Our larger systems use both, with one PostgreSQL database.',
      actions: [
        { label: 'Plan a Service' },
        { label: 'What we build with them', href: `${addresses.service('custom-software')}#what-we-build` },
      ],
    },
    sections: [
      {
        kind: 'figure',
        id: 'building',
        heading: 'One request, two languages',
        intro:
          'The fees office of a university asks to match Monday’s payments with the bank. It gets a reply at once, and the result even if a machine fails.',
        figure: 'request-queue',
        arrangement: 'above',
        alt: 'A request on its way, by the clock. The desk asks for the fees to be matched; Node.js notes job 418 in the queue and answers after 40 milliseconds. The desk continues with other work, and Node.js serves others. A Python worker takes the job and fails after 12 seconds. The job returns to the queue, waits until second 20, and a second worker finishes it. At second 58 the result comes back through Node.js: all 4,218 payments match.',
        steps: [
          {
            title: 'Node.js receives it',
            text: 'We use Fastify for small services, and NestJS for large teams.',
          },
          {
            title: 'The job is stored',
            text: 'A request never waits for slow work. The email or the receipt is stored with the payment, and a worker sends it later.',
          },
          {
            title: 'The reply comes at once',
            text: 'A handler that computes for 200 milliseconds delays all other requests, so Python does such work.',
          },
          {
            title: 'The queue',
            text: 'Up to about 50 jobs a second we use a PostgreSQL table: it needs no second system. For more, we use BullMQ or Celery on Redis. Each retry waits longer. Failed jobs are listed.',
          },
          {
            title: 'Python computes',
            text: 'We use FastAPI with Pydantic for APIs, and Django 5.2 LTS for admin screens and permissions. uv locks the packages. Ruff and Pyright check each commit.',
          },
          {
            title: 'Safe to run twice',
            text: 'A job may run twice without harm, for example after a failure.',
          },
          {
            title: 'One database',
            text: 'PostgreSQL is our default. MongoDB suits documents of different shapes, but not accounts.',
          },
          {
            title: 'Changes without downtime',
            text: 'A table changes in two steps, so that the old version works during the release.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'division',
        heading: 'Which language for which task',
        groups: [
          {
            title: 'Node.js 24',
            text: 'Requests that wait for a database, a gateway or another server.',
            items: [
              'APIs for web and mobile apps',
              'Live updates over WebSocket or server-sent events',
              'Messages from payment gateways',
              'Uploads streamed to storage',
              'Rules and types shared with the browser',
            ],
          },
          {
            title: 'Python 3.14',
            text: 'Data processing, and tasks whose libraries are in Python.',
            items: [
              'Reports and reconciliation',
              'Imports from Excel, DBF and bank files',
              'Models and document reading',
              'Back offices in Django',
              'Map and survey data',
            ],
          },
          {
            title: 'Neither',
            text: 'Sometimes we use something else, or keep what exists.',
            items: [
              'Real-time control of machines, in C++ or Rust',
              'Totals that the database computes in SQL',
              'An existing tax engine in Java, which we call',
            ],
          },
        ],
      },
      {
        kind: 'projects',
        id: 'projects',
        heading: 'Three services we built',
        sample: 'three projects of your own that used Node.js or Python',
        projects: [
          {
            id: 'fee-payment',
            title: 'Online fee payment for a state university',
            client: 'education',
            service: 'enterprise-solutions',
            scope: '2023, 6 months, ₹22 lakh',
            description:
              'It takes the fees of 38,000 students by UPI, card and bank challan, most of them within four days. Each gateway message is stored before the reply. By 10 AM, the payments of the day before are matched with the bank.',
            technologies: ['Node.js', 'Fastify', 'PostgreSQL', 'BullMQ', 'Redis'],
          },
          {
            id: 'leaf-weights',
            title: 'Weighing and wage records for a tea estate',
            client: 'farming',
            service: 'data-engineering',
            scope: '2024, 4 months, ₹10 lakh',
            description:
              'Eleven scales send their weights to one service, sometimes a day late. Python computes wages and yield by section. For each weight, the record shows the scale and the minute.',
            technologies: ['Python', 'FastAPI', 'Pydantic', 'MQTT', 'PostgreSQL'],
          },
          {
            id: 'grievance-register',
            title: 'A grievance register for a district office',
            client: 'government',
            service: 'enterprise-solutions',
            scope: '2025, 5 months, ₹16 lakh',
            description:
              'It lists letters, calls and web entries together, with a deadline for each subject. The back office is Django’s admin with eleven changed screens, and the search works in three languages.',
            technologies: ['Django', 'Celery', 'PostgreSQL', 'OpenSearch'],
          },
        ],
      },
      {
        kind: 'list',
        id: 'standing',
        heading: 'Part of every service',
        intro: 'These parts help when something fails at night.',
        items: [
          'An API description from the code, with tested examples',
          'A time limit for each call to another server',
          'JSON logs with a request number, without personal data',
          'A readiness check with the database, a liveness check without it',
          'A clean stop: finish open requests, then exit',
          'Tests with a real PostgreSQL',
          'An error at the start if a setting is missing',
          'Money in whole paise, times in UTC',
          'Locked packages, weekly updates',
        ],
      },
    ],
    callToAction: {
      heading: 'Connect two systems',
      text: sample(
        'Name both systems and the data that they should share. A first plan with the questions for each vendor is free and comes within five working days.',
        'what this costs with you, and how soon you answer',
      ),
      action: { label: 'Describe Your Systems' },
    },
  },
} satisfies TechnologySource;
