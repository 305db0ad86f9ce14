import { wordsOf } from '../../../tools/site-build/html-tree.ts';
import { select } from '../support/select.ts';
import { counts, type Finder, testFacts } from './page-facts.ts';

const page = '/internship';

const domainLinks = ['full-stack', 'ai-ml', 'full-stack', 'ai-ml', 'flutter', 'ai-ml']
  .map((domain) => `/internship-registration?program=${domain}`)
  .join(', ');

/** How many topics each track unfolds. */
const hiddenTopics: Finder = (root) =>
  select(root, '.track-details').map((details) => {
    const [topics] = select(details, 'dd');
    return String(topics ? wordsOf(topics).split(', ').length : 0);
  });

/** Specification, section 2 'Internship programs page', section 9 'Internships'. */
testFacts([
  [
    page,
    'six tracks',
    '#tracks h3',
    'Full Stack Web Development, Data Science & Analytics, Cloud Computing, AI & Machine Learning, Mobile App Development, Digital Marketing & Analytics',
  ],
  [page, 'how long each takes', '.track-head .badge', /^4-7 weeks$/],
  [page, 'a description of each', '.track-text', 6],
  [page, 'highlights of each', counts('.track', '.points > li'), /^[3-9]$/],
  [page, 'the first four topics of each', counts('.track', '.badges .badge'), /^4$/],
  [
    page,
    'how many more there are',
    '.track-more > [aria-hidden=true]',
    '+6 more, +4 more, +5 more, +7 more, +3 more, +6 more',
  ],
  [page, 'and they are there', hiddenTopics, '6, 4, 5, 7, 3, 6'],
  [page, 'buttons', '.track-apply a', /^Apply Now$/],
  [page, 'each leads to a domain of the registration', '.track-apply a @href', domainLinks],
  [
    page,
    'and says which to choose',
    '.track-apply strong',
    'Registers as: Full-Stack Web Development., Registers as: AI/ML & Data Science., Registers as: Full-Stack Web Development., Registers as: AI/ML & Data Science., Registers as: Flutter App Development., Registers as: AI/ML & Data Science.',
  ],
  [page, 'and why', '.track-apply p', /\. \w.{30}/],
  [
    page,
    'how one registers for the domain without a track',
    '.track-without a @href',
    '/internship-registration?program=iot',
  ],
  [page, 'first button', '.page-hero .actions a', 'Apply for Internship'],
  [page, 'where it leads', '.page-hero .actions a @href', '/internship-registration'],
  [page, 'why', '#why h2', /^Why Choose/],
  [page, 'badges', '.hero-badges li', '4-7 weeks, Expert mentorship, Industry certification'],
  [page, 'fees', '#fees .fee dt', '4 Weeks, 7 Weeks'],
  [page, 'fees', '#fees .fee-figure', '₹1,999, ₹2,999'],
]);
