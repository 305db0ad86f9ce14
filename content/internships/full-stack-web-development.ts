import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 10,
  title: 'Full Stack Web Development',
  icon: 'layers',
  hue: 'indigo',
  description:
    'Your team builds one small web application, from a pencil sketch to a public address. You write pages and the service behind them, review the changes of others, and keep your code and a certificate.',
  highlights: [
    'A public web address, open to visitors',
    'Each change reviewed before it is merged',
    'Pages, service and database in one repository',
    'Tested by new users before you finish',
  ],
  topics: [
    'HTML & CSS',
    'TypeScript',
    'Git & Pull Requests',
    'React',
    'Node.js & Express',
    'PostgreSQL',
    'Sign-in & Sessions',
    'Automated Tests',
    'Docker',
    'Deployment',
  ],
  tools: ['VS Code', 'GitHub', 'TypeScript', 'React 19', 'Express 5', 'PostgreSQL', 'Vitest', 'Docker'],
  outcomes: [
    'Pull requests under your name in a repository that employers can open',
    'An application with sign-in, forms and stored data that you can explain completely',
    'Tests that run on every push and reject a broken change',
    'A README that tells a stranger how to start the application',
  ],
  prerequisites: [
    {
      skill: 'HTML, CSS and JavaScript for a small page with a form',
      course: 'fullstack-mern',
      freeSource: {
        label: 'MDN, Learn web development',
        href: 'https://developer.mozilla.org/en-US/docs/Learn_web_development',
      },
    },
    {
      skill: 'A commit, a branch and a merge in Git',
      freeSource: { label: 'Pro Git, chapters 1 to 3', href: 'https://git-scm.com/book/en/v2' },
    },
  ],
  weeks: [
    {
      work: 'Interview three people; sketch the screens and share out the work',
      demo: 'Sketches on paper, and a backlog of ten items',
    },
    {
      work: 'Write one Express route and one table; store what a form sends',
      demo: 'One form, from the browser to PostgreSQL',
    },
    { work: 'Add sign-in with sessions, and tests on every push', demo: 'A change that the tests rejected' },
    {
      work: 'Deploy with Docker; let strangers try it, and fix what fails',
      demo: 'The live application, with its README',
    },
    {
      work: 'Add roles and permissions; try to read another user’s data',
      demo: 'Each fixed vulnerability, with its test',
    },
    {
      work: 'Measure slow pages; add an index, a cache or smaller pictures',
      demo: 'Times before and after, on a cheap phone',
    },
    {
      work: 'Restore a backup, log errors, and hand over to another group',
      demo: 'The application, run by people who read the README',
    },
  ],
  terms: {
    sample: 'your real hours, mentors, accounts and rights',
    hoursPerWeek: 20,
    mentor: {
      hoursPerWeek: 3,
      reviews: 'We review each pull request within a working day and explain the reasons in writing.',
    },
    accounts:
      'Yours: a laptop with 8 GB of memory and the free plan of GitHub. Ours: the server and its address, during the internship and for three months after. You need no card.',
    ownership:
      'The code that you write, under your name in the group’s public repository. The address ends after three months; the README says how to move the application.',
  },
  domain: 'Full-Stack Web Development',
  domainReason: 'The registration has a domain of this name.',
} satisfies InternshipSource;
