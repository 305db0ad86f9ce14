import { addresses } from '../addresses.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 20,
  title: 'Node.js & Python',
  logos: ['Node.js', 'Python'],
  icon: 'terminal',
  hue: 'leaf',
  description: 'The services behind the screens: rules, payments, reports and the links to other systems.',
  project: 'Custom Software Development',
  page: {
    sample: 'what you work with, and how: each habit, limit and interval on this page',
    metadata: {
      title: 'Node.js & Python services | {company.name}',
      description:
        'APIs, payments, imports and reports on Node 24 and Python 3.14: which of them does which job, how they behave when something fails, and where they run.',
    },
    hero: {
      eyebrow: 'Technology: services and APIs',
      lead: 'Node.js is good at waiting for many things at once, Python at working through data. Our larger systems run both, each with its own jobs, against one PostgreSQL.',
      actions: [
        { label: 'Plan a Service' },
        { label: 'What we build with them', href: `${addresses.service('custom-software')}#what-we-build` },
      ],
    },
    sections: [
      {
        kind: 'groups',
        id: 'division',
        heading: 'Which job goes where',
        groups: [
          {
            title: 'Node.js 24',
            text: 'Requests that mostly wait: for a database, a gateway, another server.',
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
            text: 'Work on data, and whatever has its library there.',
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
            text: 'Where we use something else, or leave alone what is there.',
            items: [
              'Control of machines in real time: C++ or Rust',
              'Sums a database can do: SQL',
              'A tax engine that works in Java: call it',
            ],
          },
        ],
      },
      {
        kind: 'figure',
        id: 'building',
        heading: 'One request through both',
        intro:
          'The fees office of a university asks for Monday’s payments to be matched with the bank. It has its answer before a machine fails, and its result in spite of that.',
        figure: 'request-queue',
        arrangement: 'above',
        alt: 'A request on its way, by the clock. The desk asks for the fees to be matched; Node.js notes job 418 in the queue and answers after 40 milliseconds. The desk goes on with other work, and Node.js serves others. A Python worker takes the job and fails after 12 seconds; the job goes back to the queue, waits until second 20, and a second worker takes it and ends well. At second 58 the result comes back through Node.js: all 4,218 payments match.',
        steps: [
          {
            title: 'Node.js takes it',
            text: 'Fastify for a small service: Node strips the types of TypeScript by itself, so what runs is what we wrote. NestJS, with its build step, where twenty people need one structure.',
          },
          {
            title: 'The job is noted',
            text: 'Nothing that can fail slowly is done inside a request. The mail or the receipt is noted in the same transaction as the payment, and a worker sends it afterwards.',
          },
          {
            title: 'The answer does not wait',
            text: 'A handler that computes for 200 milliseconds holds up everybody else. Such work goes to a worker thread or to Python.',
          },
          {
            title: 'The queue waits',
            text: 'A table in PostgreSQL up to some 50 jobs a second, then BullMQ or Celery on Redis. Between tries the pauses grow. What was given up is listed.',
          },
          {
            title: 'Python computes',
            text: 'FastAPI with Pydantic for APIs; Django 5.2 LTS where admin screens and permissions are half of the job. uv locks the packages, Ruff and Pyright run on each commit.',
          },
          {
            title: 'Twice does no harm',
            text: 'Every job may run twice. For parallel sums we start processes, and take the free-threaded build where every library in use supports it.',
          },
          {
            title: 'One database between them',
            text: 'PostgreSQL, unless there is a reason against it, with one owner for each table, whichever language it uses. MongoDB for documents that differ in shape; never for accounts.',
          },
          {
            title: 'Changed without a stop',
            text: 'A table changes in two steps, so that yesterday’s version works while today’s is rolled out. Slow queries are read from pg_stat_statements each week.',
          },
        ],
      },
      {
        kind: 'projects',
        id: 'projects',
        heading: 'Behind the counter',
        sample: 'three projects of your own that used Node.js or Python',
        projects: [
          {
            title: 'Fee payment for a state university',
            description:
              'UPI, card and bank challan for 38,000 students, most of whom pay in the same four days. Each message of the gateway is stored before it is answered, and by ten in the morning the day before is matched to the rupee.',
            technologies: ['Node.js', 'Fastify', 'PostgreSQL', 'BullMQ', 'Redis'],
          },
          {
            title: 'Leaf weights for a tea estate',
            description:
              'Eleven scales send their weights to one service, some of them a day late. Python makes wages and yield by section out of them. When a weight is disputed, the record names the scale and the minute.',
            technologies: ['Python', 'FastAPI', 'Pydantic', 'MQTT', 'PostgreSQL'],
          },
          {
            title: 'A grievance register for a district office',
            description:
              'Letters, calls and web entries in one list, with a deadline for each subject. The back office is Django’s own admin with eleven changed screens, which left money for search in three languages.',
            technologies: ['Django', 'Celery', 'PostgreSQL', 'OpenSearch'],
          },
        ],
      },
      {
        kind: 'list',
        id: 'standing',
        heading: 'In every service we hand over',
        intro: 'Routine work, for the most part. It is missed the first time something fails at night.',
        items: [
          'An API description made from the code, with examples that are tested',
          'A time limit on each call to somebody else’s server',
          'Logs as JSON with a request number but no personal data',
          'A readiness check that asks the database, and a liveness check that does not',
          'A clean stop: finish what is open, then exit',
          'Tests against a real PostgreSQL, not an imitation',
          'A start that refuses when a setting is missing',
          'Money in whole paise, times in UTC',
          'Locked packages, with updates proposed every week',
        ],
      },
    ],
    callToAction: {
      heading: 'Connecting two systems',
      text: 'For a sketch we need their names and a sentence about the data that should pass between them. With it come the questions to put to each vendor.',
      action: { label: 'Describe Your Systems' },
    },
  },
} satisfies TechnologySource;
