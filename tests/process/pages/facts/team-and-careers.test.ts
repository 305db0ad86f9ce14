import { positions } from '#content';
import { counts, first, inOrder, type PageFact, testFacts } from './page-facts.ts';

/** Specification, section 2 'Team', section 3 'Team member'. */
testFacts([
  ['/company/our-team', 'six members', '.member h3', 6],
  ['/company/our-team', 'initials of each', '.member-portrait > span', /^[A-Z]{2}$/],
  ['/company/our-team', 'a role of each', '.member-role', 6],
  ['/company/our-team', 'a bio of each', '.member-bio', 6],
  ['/company/our-team', 'skill tags of each', counts('.member', '.badge'), /^[2-9]$/],
  ['/company/our-team', 'links of each', '.member-links a', Array(6).fill('LinkedIn, E-mail, GitHub').join(', ')],
  ['/company/our-team', 'three links each', counts('.member', '.member-links > a'), '3, 3, 3, 3, 3, 3'],
  ['/company/our-team', 'banner', '.call-to-action h2', 'Join Our Growing Team'],
  ['/company/our-team', 'button of the banner', first(1, '.call-to-action a'), 'View Open Positions'],
  ['/company/our-team', 'target of the button', first(1, '.call-to-action a @href'), '/company/careers'],
]);

/** Section 2 'Careers', section 3 'Job position', section 9 'Careers': the positions of the sample content. */
const specified = [
  ['full-stack-developer', 'Full-Stack Developer', 'Tripura, Full-time, 2-4 years'],
  ['flutter-developer', 'Flutter Developer', 'Remote, Full-time, 2-3 years'],
  ['machine-learning-engineer', 'Machine Learning Engineer', 'Hybrid, Full-time, 3-5 years'],
  ['devops-engineer', 'DevOps Engineer', 'Remote, Full-time, 3-5 years'],
  ['product-designer', 'UI/UX Designer', 'Hybrid, Full-time, 2-4 years'],
  ['programming-instructor', 'Programming Instructor', 'Tripura, Full-time, 2-3 years'],
] as const;

testFacts([
  ['/company/careers', 'six benefit cards', '#benefits h3', 6],
  ['/company/careers', 'a description of each benefit', '#benefits li p', 6],
  ['/company/careers', 'six open positions', '#positions h3', inOrder(...specified.map(([, title]) => title))],
  [
    '/company/careers',
    'targets of their buttons',
    '.position > a @href',
    inOrder(...specified.map(([slug]) => `/company/careers/apply/${slug}`)),
  ],
  ['/company/careers', 'buttons of the positions', '.position > a', /^Apply Now$/],
  ['/company/careers', 'a department of each position', counts('.position', '.position-head p'), /^1$/],
  ['/company/careers', 'skill tags of each position', counts('.position', '.badge'), /^[2-9]$/],
  ['/company/careers', 'a description of each position', '.position-body > p', /\w.{60}/],
  ['/company/careers', 'hiring process', '#hiring ol h3', 'Application, Screening, Technical, Final'],
  ...specified.map(
    ([slug, title, facts]): PageFact => [
      '/company/careers',
      `location, type and experience of ${title}`,
      first(3, `[aria-labelledby=position-${slug}] .position-facts dd`),
      facts,
    ],
  ),
]);

/** The breadcrumbs of an application form contain the page that links to it. */
testFacts([
  ['/company/careers', 'breadcrumbs', 'nav.breadcrumbs a @href', '/, /about'],
  ...positions.map(
    ({ href }) => [href, 'breadcrumbs', 'nav.breadcrumbs a @href', '/, /about, /company/careers'] as const,
  ),
]);
