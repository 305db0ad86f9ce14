import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 10,
  title: 'Full Stack Web Development',
  icon: 'layers',
  hue: 'indigo',
  description: 'Your team builds one small web application: the pages, the service behind them, and the database.',
  highlights: ['A public web address', 'Each change reviewed', 'Tested by new users'],
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
  tools: ['VS Code', 'GitHub', 'React 19', 'Express 5', 'Vitest'],
  outcomes: [
    'Your pull requests, open to employers',
    'An application with sign-in and data',
    'Tests that stop a broken change',
  ],
  prerequisites: [
    {
      skill: 'JavaScript, and a small page in React',
      course: 'fullstack-mern',
      freeSource: 'https://react.dev/learn',
    },
    {
      skill: 'INSERT and SELECT in SQL',
      course: 'fullstack-mern',
      freeSource: 'https://www.postgresql.org/docs/current/tutorial.html',
    },
    {
      skill: 'Commits and branches in Git',
      freeSource: 'https://git-scm.com/book/en/v2',
    },
  ],
  weeks: [
    'Interview users; sketch the screens; start TypeScript',
    'Send one form to Express and PostgreSQL',
    'Add sign-in, and tests on every push',
    'Deploy with Docker; fix what testers find',
    'Add roles; try to read another user’s data',
    'Find slow pages and make them faster',
    'Restore a backup; hand over to another group',
  ],
  results: ['A live application with tests', 'An application that others run'],
  terms: {
    sample: 'hours, mentors, seats and accounts as they really are',
    hoursPerWeek: 20,
    homework: 'None',
    mentor: { role: 'Web developer', languages: 'Bengali and English', hoursPerWeek: 3 },
    seats: 12,
    accounts: 'A laptop with 8 GB, a GitHub account',
  },
  nextCourse: 'data-structures',
  domain: 'full-stack',
} satisfies InternshipSource;
