import { positions } from '#content';
import { counts, distinct, figures, first, testFacts } from './page-facts.ts';

/** Specification, section 2 'Team', section 3 'Team member'. */
testFacts([
  ['/company/our-team', 'six members', '.member h3', 6],
  ['/company/our-team', 'initials of each', '.member-mark > span', /^[A-Z]{2}$/],
  ['/company/our-team', 'a role of each', '.member-role', 6],
  ['/company/our-team', 'a bio of each', '.member-bio', 6],
  ['/company/our-team', 'skill tags of each', counts('.member', '.badge'), /^[2-9]$/],
  ['/company/our-team', 'ways to reach each', distinct('.member-links a'), 'E-mail, GitHub, LinkedIn'],
  ['/company/our-team', 'three of them', counts('.member', '.member-links > a'), /^3$/],
  ['/company/our-team', 'banner', '.closing h2', 'Join Our Growing Team'],
  ['/company/our-team', 'its button', first(1, '.closing a'), 'View Open Positions'],
  ['/company/our-team', 'where it leads', first(1, '.closing a @href'), '/company/careers'],
]);

/** Section 2 'Careers', section 3 'Job position', section 9 'Careers'. The positions change: only what all share is fixed. */
testFacts([
  ['/company/careers', 'six benefit cards', '#benefits h3', 6],
  ['/company/careers', 'what each is', '#benefits li p', 6],
  ['/company/careers', 'open positions', '#positions h3', 6],
  ['/company/careers', 'a department of each', '.position-head p', /\w/],
  [
    '/company/careers',
    'experience, type and location',
    distinct(figures('.position-facts > div')),
    '2-3 years Experience, 2-4 years Experience, 3-5 years Experience, Full-time Type, Hybrid Location, Remote Location, Tripura Location',
  ],
  ['/company/careers', 'skill tags of each', counts('.position', '.badge'), /^[2-9]$/],
  ['/company/careers', 'a description of each', '.position-words > p', 6],
  ['/company/careers', 'buttons', '.position > a', /^Apply Now$/],
  ['/company/careers', 'where they lead', '.position > a @href', /^\/company\/careers\/apply\/[a-z-]+$/],
  ['/company/careers', 'hiring process', '#hiring ol h3', 'Application, Screening, Technical, Final'],
]);

/** A form lies below the page it is reached from. */
testFacts([
  ['/company/careers', 'trail', 'nav.trail a @href', '/, /about'],
  ...positions.map(({ href }) => [href, 'trail', 'nav.trail a @href', '/, /about, /company/careers'] as const),
]);
