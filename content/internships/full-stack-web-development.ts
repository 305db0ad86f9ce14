import type { InternshipSource } from '../schema/internship.ts';

export default {
  order: 10,
  title: 'Full Stack Web Development',
  icon: 'code-xml',
  hue: 'indigo',
  weeks: { from: 4, to: 7 },
  description:
    'One small web application, taken by a team and its mentor from a pencil sketch to a public address. You write pages and the service behind them, read the changes of the others, and leave with the repository and a certificate.',
  highlights: [
    'A working address on the web, open to visitors',
    'Each change read by someone else before it is merged',
    'Pages, service and database in one repository',
    'A closing demonstration to people new to the project',
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
  domain: 'Full-Stack Web Development',
  domainReason: 'The registration has a domain of this name.',
} satisfies InternshipSource;
