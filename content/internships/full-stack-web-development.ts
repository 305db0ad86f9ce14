import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 10,
  title: 'Full Stack Web Development',
  icon: 'layers',
  hue: 'indigo',
  description:
    'Your team builds one small web application, from a pencil sketch to a public address. You write pages and the service behind them, and review the changes of others.',
  highlights: [
    'A public web address, open to visitors',
    'Each change reviewed before it is merged',
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
    'Pull requests under your name, open to employers',
    'An application with sign-in, forms and stored data',
    'Tests that stop a broken change on every push',
  ],
  prerequisites: [
    {
      skill: 'JavaScript, and a small page in React',
      course: 'fullstack-mern',
      freeSource: { label: 'React, Quick Start', href: 'https://react.dev/learn' },
    },
    {
      skill: 'A table, an INSERT and a SELECT in SQL',
      course: 'fullstack-mern',
      freeSource: { label: 'PostgreSQL, the tutorial', href: 'https://www.postgresql.org/docs/current/tutorial.html' },
    },
    {
      skill: 'A commit, a branch and a merge in Git',
      freeSource: { label: 'Pro Git, chapters 1 to 3', href: 'https://git-scm.com/book/en/v2' },
    },
  ],
  weeks: [
    'Interview three people; sketch the screens; build one in TypeScript',
    'Write one Express route and one table; store what a form sends',
    'Add sign-in with sessions, and tests on every push',
    'Deploy with Docker; let strangers try it; fix what fails',
    'Add roles; try to read another user’s data',
    'Find slow pages; add an index or smaller pictures',
    'Restore a backup, log errors, hand over to another group',
  ],
  results: ['The live application, with tests and a README', 'The application, run by another group from your README'],
  terms: {
    sample: 'hours, mentors, seats, devices and accounts as you really offer them',
    hoursPerWeek: 20,
    mentor: { role: 'Web developer', languages: 'Bengali and English', hoursPerWeek: 3 },
    seats: 12,
    laptop: '8 GB of memory',
    accounts:
      'You need a free GitHub account, but no card. We pay for the server and its address, for three months after the internship too.',
  },
  domain: 'Full-Stack Web Development',
} satisfies InternshipSource;
