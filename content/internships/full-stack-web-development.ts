import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 10,
  title: 'Full Stack Web Development',
  icon: 'layers',
  hue: 'indigo',
  description:
    'One small web application, taken by a team and its mentor from a pencil sketch to a public address. You write pages and the service behind them, read the changes of the others, and leave with your code and a certificate.',
  highlights: [
    'A working address on the web, open to visitors',
    'Each change read by someone else before it is merged',
    'Pages, service and database in one repository',
    'Tried out by people new to it before you finish',
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
    'Pull requests under your own name in a repository that employers can open',
    'An application with sign-in, forms and stored data that you can explain from browser to database',
    'Tests that run on every push and stop a broken change from going out',
    'A README from which a stranger can start the application on a new laptop',
  ],
  prerequisites: [
    {
      skill: 'HTML, CSS and the JavaScript of a small page with a form',
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
      work: 'Three people say what they need; you sketch the screens and share out the work',
      demo: 'Sketches on paper, a backlog of ten items',
    },
    {
      work: 'Routes and tables; the first form that stores what is typed',
      demo: 'One form, from browser to PostgreSQL',
    },
    { work: 'Sign-in with sessions, and tests that run at every push', demo: 'A change that the tests have stopped' },
    {
      work: 'Docker and a public address; strangers try it and you mend what they hit',
      demo: 'The application in use, with its README',
    },
    {
      work: 'Roles and permissions; you try to read what belongs to another user',
      demo: 'Each hole that was closed, with its test',
    },
    {
      work: 'Slow pages measured; an index, a cache or a smaller picture for each',
      demo: 'Times before and after, on a cheap phone',
    },
    {
      work: 'A backup restored, errors logged, and a hand-over to another group',
      demo: 'The application run by people who read the README',
    },
  ],
  terms: {
    sample: 'hours, mentors, accounts and rights as you really hold them',
    hoursPerWeek: 20,
    mentor: {
      hoursPerWeek: 3,
      reviews: 'Each pull request is read within a working day, with the reasons in writing.',
    },
    accounts:
      'Yours: a laptop with 8 GB of memory and the free plan of GitHub. Ours: the server and its address, during the weeks and for three months after. You enter no card anywhere.',
    ownership:
      'The code you write, under your name in the group’s public repository. The address is lent: it ends after three months, and the README says how to put the application elsewhere.',
  },
  domain: 'Full-Stack Web Development',
  domainReason: 'The registration has a domain of this name.',
} satisfies InternshipSource;
