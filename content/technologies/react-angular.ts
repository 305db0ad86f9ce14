import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 10,
  title: 'React & Angular',
  logos: ['React', 'Angular'],
  hue: 'indigo',
  description: 'Screens that people use all day: tills, ward lists, dashboards and long forms.',
  project: 'Custom Software Development',
  page: {
    sample: 'what you work with, and how: each habit, limit and interval on this page',
    metadata: {
      title: 'React & Angular development | {company.name}',
      description:
        'React 19 and Angular for screens in use all day: how we choose, the limits that each build keeps, and projects with both.',
    },
    hero: {
      eyebrow: 'Technology: user interfaces',
      lead: 'We build browser screens in TypeScript, with React or Angular. The choice depends mostly on the people who will maintain the code in five years.',
      actions: [
        { label: 'Talk About Your Screens' },
        { label: 'Custom software', href: addresses.service('custom-software') },
      ],
      picture: {
        screen: 'hotel-calendar',
        alt: 'The rooms of a hotel over several days of November, each stay a bar in its row, and the bill of the open booking',
      },
    },
    sections: [
      {
        kind: 'offerings',
        id: 'choice',
        heading: 'React, Angular or neither',
        intro: 'Both work well. Angular settles conventions; React leaves them to your team.',
        items: [
          {
            title: 'React 19',
            text: 'A library that you combine with others. Form actions and optimistic updates are included. Your team has to keep the list of libraries short.',
            points: [
              'React Router or Next.js, depending on the server',
              'TanStack Query for server data',
              'A global store only if three screens need it',
            ],
            idealFor: 'public sites, products with their own design, small teams',
          },
          {
            title: 'Angular',
            text: 'Router, forms, HTTP and dependency injection come together, and one command updates all of them. New applications use signals without Zone.js, so Angular checks only views whose values changed.',
            points: [
              'Standalone components; we migrate old NgModules later',
              'Reactive forms for rules between fields',
              'Two major updates a year, never skipped',
            ],
            idealFor: 'large teams, long forms, systems for ten years',
          },
          {
            title: 'Your existing code',
            text: sample(
              'We take over existing code after a paid review of one week. We replace AngularJS and jQuery screens one by one, with one sign-in for old and new.',
              'how you take over code that others wrote',
            ),
          },
          {
            title: 'No framework',
            text: 'Pages that people only read need none. This page was generated with React in advance; your browser gets HTML, a style sheet and a small script.',
          },
        ],
      },
      {
        kind: 'figure',
        id: 'limits',
        heading: 'Limits for each build',
        intro:
          'We measure on a mid-range Android phone with a slow network. We do not merge a change that breaks a limit.',
        figure: 'page-request',
        arrangement: 'columns',
        alt: 'Four pictures of a ward list as it loads. At the start there is an address and an empty page. After 0.6 seconds 11 KB of HTML and 9 KB of style have come: the beds can be read, with empty boxes for the values. After 1.2 seconds 4 KB of data fill these boxes without moving anything. After 1.8 seconds 38 KB of script make one button work: that of bed 8. The limit of 150 KB would allow four times as much.',
        steps: [
          {
            title: 'The address',
            text: 'You can reload and share the address of each screen. We test each screen by keyboard and with axe.',
          },
          {
            title: 'HTML to read',
            text: 'The main content appears within 2.5 seconds, before any script. You can enlarge text to 200%.',
          },
          {
            title: 'Stable layout',
            text: 'Layout shift stays below 0.1, even if fonts and pictures load late. Tables with ten thousand rows scroll smoothly.',
          },
          {
            title: 'Fast reaction',
            text: 'A page has at most 150 KB of compressed script. Every tap gets a reaction within 200 milliseconds.',
          },
        ],
      },
      {
        kind: 'projects',
        id: 'projects',
        heading: 'Three screens we built',
        sample: 'three projects of your own that used React or Angular',
        projects: [
          {
            id: 'ward-lists',
            title: 'Tablet charts for the wards of a district hospital',
            client: 'health',
            service: 'custom-software',
            scope: '2025, 6 months, ₹20 lakh',
            description:
              'Nurses enter observations and medicines for 240 beds, on one tablet per ward. The list also works offline, and new observations wait in the browser. If two nurses change the same chart, both versions are shown.',
            technologies: ['React', 'TypeScript', 'TanStack Query', 'IndexedDB'],
          },
          {
            id: 'loan-entry',
            title: 'Online loan applications for a cooperative bank',
            client: 'finance',
            service: 'custom-software',
            scope: '2024, 4 months, ₹13 lakh',
            description:
              'Sixty-two fields on paper became six steps that check each other. In the first quarter, returned applications fell from one in four to one in eleven.',
            technologies: ['Angular', 'Signals', 'RxJS', 'Spring Boot'],
          },
          {
            id: 'control-board',
            title: 'A live control board for a power distributor',
            client: 'utilities',
            service: 'data-engineering',
            scope: '2026, 5 months, ₹18 lakh',
            description:
              'It shows three hundred feeders on a wall and on each engineer’s screen, updated every two seconds. A canvas draws the 20,000 points of the chart.',
            technologies: ['React', 'WebSocket', 'Canvas', 'Node.js'],
          },
        ],
      },
      {
        kind: 'groups',
        id: 'toolbox',
        heading: 'Libraries that we start with',
        groups: [
          { title: 'With React', items: ['Vite', 'React Router', 'TanStack Query', 'React Hook Form', 'React Aria'] },
          { title: 'With Angular', items: ['Angular CLI', 'RxJS', 'Angular Material and CDK', 'NgRx SignalStore'] },
          { title: 'With either', items: ['TypeScript, strict', 'OpenAPI clients', 'Storybook', 'Biome or ESLint'] },
          { title: 'Tests', items: ['Vitest', 'Testing Library', 'Playwright', 'axe-core'] },
          {
            title: 'Left out',
            text: 'We keep these running in older projects but do not start with them.',
            items: ['Enzyme', 'Karma', 'Protractor', 'Run-time CSS in JavaScript', 'Micro front ends for one team'],
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Start with one slow screen',
      text: sample(
        'Describe what it shows, how often people open it and where they wait. Within five working days you get a free sketch of a better screen. We also name the framework we would use.',
        'what this costs with you, and how soon you answer',
      ),
      action: { label: 'Describe a Screen' },
    },
  },
} satisfies TechnologySource;
