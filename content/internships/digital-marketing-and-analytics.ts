import type { InternshipSource } from '../schema/internship.ts';

export default {
  order: 60,
  title: 'Digital Marketing & Analytics',
  icon: 'megaphone',
  hue: 'madder',
  weeks: { from: 4, to: 7 },
  description:
    'Who should hear about this page, where, and did it help? Your group plans one campaign, runs it with a mentor at its side, and counts what came of it. A campaign report and a certificate go home with you.',
  highlights: [
    'A page to promote, for an owner with a definite aim',
    'Texts and pictures edited line by line with a mentor',
    'Results reported as they are, good or poor',
    'A closing talk before the owner of the page',
  ],
  topics: [
    'Audience & Goals',
    'Copywriting',
    'Search Optimisation',
    'Social Media',
    'Consent & Email',
    'Search Ads',
    'Measurement Plans',
    'Google Analytics 4',
    'A/B Tests',
    'Campaign Reports',
  ],
  tools: [
    'Google Analytics 4',
    'Search Console',
    'Tag Manager',
    'Google Ads',
    'Meta Business Suite',
    'Canva',
    'Data Studio',
  ],
  outcomes: [
    'A campaign report: aim, spending, visits, enquiries and what you would change',
    'Published posts, pages and advertisements that you can point to as your work',
    'A measurement plan set up in Analytics and checked event by event',
    'A test of two versions, with its result and whether enough visitors took part to trust it',
  ],
  domain: 'AI/ML & Data Science',
  domainReason:
    'The registration has no domain for marketing. Half of this track is reading figures, so the one for data lies nearest. Name the track when we call.',
} satisfies InternshipSource;
