import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 60,
  title: 'Digital Marketing and Analytics',
  icon: 'megaphone',
  hue: 'madder',
  description:
    'Who should hear about a page, where, and did it help? Your group writes a page of its own, such as the buses to Neermahal, takes it to its readers with a mentor, and counts what came of it. A report and a certificate go home with you.',
  highlights: [
    'A page of your own, never that of a client',
    'Texts and pictures edited line by line with a mentor',
    'Results reported as they are, good or poor',
    'In seven weeks, a talk before readers of the page',
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
  prerequisites: [
    {
      skill: 'A page of clear English, Bengali or Hindi, written by you',
      freeSource: { label: 'Purdue OWL, on writing', href: 'https://owl.purdue.edu/owl/general_writing/index.html' },
    },
    {
      skill: 'Sums, percentages and a chart in a spreadsheet',
      freeSource: { label: 'GCFGlobal, Google Sheets', href: 'https://edu.gcfglobal.org/en/googlesheets/' },
    },
  ],
  weeks: [
    {
      work: 'A reader and an aim are chosen; the page is written and goes live',
      demo: 'The page, and the number it is judged by',
    },
    {
      work: 'Analytics with consent; each event is set off by hand and looked for',
      demo: 'A measurement plan, ticked event by event',
    },
    {
      work: 'Titles, texts and posts, edited line by line; Search Console is read',
      demo: 'The first posts, before and after editing',
    },
    {
      work: 'A week of posts; visits counted, and what cannot be known is said',
      demo: 'The campaign report, with its doubts',
    },
    {
      work: 'Search ads from our account, under a fixed limit',
      demo: 'What one useful visit has cost',
    },
    {
      work: 'Two versions of the page, and how many visitors a fair test needs',
      demo: 'The result, or why there is none',
    },
    {
      work: 'A letter to those who asked for it; the report is rewritten, shorter',
      demo: 'Ten minutes before people who read the page',
    },
  ],
  terms: {
    sample: 'hours, mentors, accounts and rights as you really hold them',
    hoursPerWeek: 16,
    mentor: {
      hoursPerWeek: 2,
      reviews: 'Each text is edited before it is published, each figure checked before it is reported.',
    },
    accounts:
      'Yours: a laptop. Ours: the address of the page, and every rupee of advertising, from our account and up to a fixed limit. No intern pays to promote anything, and no client’s page is promoted.',
    ownership:
      'The texts, the pictures and the report. The page stays up for a year under your names, or comes down when you ask. The advertising account stays ours.',
  },
  domain: 'AI/ML & Data Science',
  domainReason:
    'The registration has no domain for marketing. Half of this track is reading figures, so the one for data lies nearest. Name the track when we call.',
} satisfies InternshipSource;
