import { addresses } from '../addresses.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 10,
  title: 'React & Angular',
  logos: ['React', 'Angular'],
  hue: 'indigo',
  description: 'Screens that people keep open all day: tills, ward lists, dashboards and forms of forty fields.',
  project: 'Custom Software Development',
  page: {
    sample: 'what you work with, and how: each habit, limit and interval on this page',
    metadata: {
      title: 'React & Angular development | {company.name}',
      description:
        'React 19 and Angular for screens in use all day: how we choose between the two, the limits each build has to keep, and projects made with both.',
    },
    hero: {
      eyebrow: 'Technology: user interfaces',
      lead: 'We write browser screens in TypeScript, with React or Angular. Which of the two depends less on the screens than on the people who will look after the code in five years.',
      actions: [
        { label: 'Talk About Your Screens' },
        { label: 'Custom software', href: addresses.service('custom-software') },
      ],
      picture: {
        screen: 'hotel-calendar',
        alt: 'A hotel’s rooms against the days of November, each stay a bar in its row, and the bill of the booking that is open',
      },
    },
    sections: [
      {
        kind: 'offerings',
        id: 'choice',
        heading: 'Which one, and when neither',
        intro: 'Both do the job. The team decides, and its taste for having things settled in advance.',
        items: [
          {
            title: 'React 19',
            text: 'A library and a choice of parts around it. Form actions and optimistic updates, which we used to write by hand, now come with it, and the React Compiler has replaced most of our useMemo and useCallback. Its freedom has a price: somebody must keep the list of parts short.',
            points: [
              'React Router or Next.js, depending on what the server has to do',
              'TanStack Query for data the server owns, plain state for the rest',
              'A global store when three screens need it, not before',
            ],
            idealFor: 'public sites, products with a design of their own, small teams',
          },
          {
            title: 'Angular',
            text: 'Router, forms, HTTP and dependency injection come in one box, and a command moves all of it to the next major version. New applications use signals and run without Zone.js, so Angular checks the views that read a changed value and leaves the others alone.',
            points: [
              'Standalone components; old NgModules stay until someone works there',
              'Reactive forms where rules run between fields',
              'A major version twice a year, taken one at a time',
            ],
            idealFor: 'large teams, long forms, systems meant to run for ten years',
          },
          {
            title: 'What you have already',
            text: 'AngularJS and jQuery screens are replaced one route at a time, old and new behind the same sign-in, so that improvements arrive during the year. A Create React App project moves to Vite first: a matter of days, and every later step is quicker for it.',
          },
          {
            title: 'No framework at all',
            text: 'A page that is read and not worked in needs none. The page you are reading was written by React when the site was built, and sends your browser HTML, a style sheet and a few lines of script.',
          },
        ],
      },
      {
        kind: 'figure',
        id: 'limits',
        heading: 'Limits a build has to keep',
        intro: 'Measured on a mid-range Android phone over a slow network. A change that breaks one is not merged.',
        figure: 'page-request',
        arrangement: 'columns',
        alt: 'Four pictures of a ward list as it loads. At the start there is an address and an empty page. After 0.6 seconds 11 KB of HTML and 9 KB of style have come: the beds can be read, with empty boxes where values will stand. After 1.2 seconds 4 KB of data fill these boxes without moving anything. After 1.8 seconds 38 KB of script have made one part answer: the button of bed 8. A limit of 150 KB would allow four times as much.',
        steps: [
          {
            title: 'The address',
            text: 'One that can be reloaded and sent on. Each journey is done once by keyboard alone, and axe has no finding on any screen, in light and dark.',
          },
          {
            title: 'HTML to read',
            text: 'Main content on screen within 2.5 seconds, before any script has come. Text at twice its size has no line cut off.',
          },
          {
            title: 'Data in its place',
            text: 'Layout shift below 0.1, with fonts and pictures loading late. Ten thousand table rows without a stutter, since those out of sight are not drawn.',
          },
          {
            title: 'The part that answers',
            text: 'At most 150 KB of script on the first visit, compressed. An answer to every tap within 200 milliseconds.',
          },
        ],
      },
      {
        kind: 'projects',
        id: 'projects',
        heading: 'Screens people work in',
        sample: 'three projects of your own that used React or Angular',
        projects: [
          {
            title: 'Ward lists for a district hospital',
            description:
              'Observations and medicines due for 240 beds, on one tablet per ward. Without a network the list can still be read and new observations wait in the browser. If two nurses changed the same chart, both versions are shown.',
            technologies: ['React', 'TypeScript', 'TanStack Query', 'IndexedDB'],
          },
          {
            title: 'Loan entry for a cooperative bank',
            description:
              'Sixty-two fields on four sheets of paper became six steps that check each other as one types. In the first quarter, applications sent back for corrections went down from one in four to one in eleven.',
            technologies: ['Angular', 'Signals', 'RxJS', 'Spring Boot'],
          },
          {
            title: 'A control board for a power distributor',
            description:
              'Three hundred feeders on a wall and on each engineer’s desk, refreshed every two seconds. React draws the frame around the chart; its 20,000 points go straight to a canvas, because a component for each was too slow.',
            technologies: ['React', 'WebSocket', 'Canvas', 'Node.js'],
          },
        ],
      },
      {
        kind: 'groups',
        id: 'toolbox',
        heading: 'The set we start with',
        groups: [
          { title: 'With React', items: ['Vite', 'React Router', 'TanStack Query', 'React Hook Form', 'React Aria'] },
          { title: 'With Angular', items: ['Angular CLI', 'RxJS', 'Angular Material and CDK', 'NgRx SignalStore'] },
          { title: 'With either', items: ['TypeScript, strict', 'OpenAPI clients', 'Storybook', 'Biome or ESLint'] },
          { title: 'Tests', items: ['Vitest', 'Testing Library', 'Playwright', 'axe-core'] },
          {
            title: 'Left out',
            text: 'We meet these in older projects and keep them running, but start nothing with them.',
            items: ['Enzyme', 'Karma', 'Protractor', 'Run-time CSS in JavaScript', 'Micro front ends for one team'],
          },
        ],
      },
    ],
    callToAction: {
      heading: 'One slow screen is a good start',
      text: 'From what is on it, how often it is opened and where people wait, we can sketch a better one and explain which framework we would use.',
      action: { label: 'Describe a Screen' },
    },
  },
} satisfies TechnologySource;
