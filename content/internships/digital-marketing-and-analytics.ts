import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 60,
  title: 'Digital Marketing and Analytics',
  icon: 'megaphone',
  hue: 'madder',
  description:
    'Your group writes a web page, such as one about buses to Neermahal, brings it to its readers with a mentor, and counts the result. You keep a report and a certificate.',
  highlights: [
    'Your own page, never a client’s page',
    'Texts and pictures edited with a mentor',
    'Results reported as they are, good or bad',
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
    'A campaign report: aim, cost, visits, enquiries and what you would change',
    'Published posts, pages and ads that you can show',
    'A measurement plan in Analytics, checked event by event',
    'A comparison of two versions, and whether the numbers are large enough',
  ],
  prerequisites: [
    {
      skill: 'A page of clear English, Bengali or Hindi that you wrote',
      freeSource: { label: 'Purdue OWL, on writing', href: 'https://owl.purdue.edu/owl/general_writing/index.html' },
    },
    {
      skill: 'Sums, percentages and a chart in a spreadsheet',
      freeSource: { label: 'GCFGlobal, Google Sheets', href: 'https://edu.gcfglobal.org/en/googlesheets/' },
    },
  ],
  weeks: [
    {
      work: 'Choose readers and an aim; write the page and publish it',
      demo: 'The page, and the number that measures it',
    },
    {
      work: 'Set up Analytics with consent; trigger and check each event',
      demo: 'The measurement plan, checked event by event',
    },
    {
      work: 'Edit titles, texts and posts; read Search Console',
      demo: 'The first posts, before and after editing',
    },
    {
      work: 'Publish posts for a week; count visits, and say what you cannot know',
      demo: 'The campaign report, with its doubts',
    },
    {
      work: 'Run search ads from our account, within a fixed limit',
      demo: 'The cost of one useful visit',
    },
    {
      work: 'Publish a second version for a week; compare the numbers with care',
      demo: 'The result, or why there is none',
    },
    {
      work: 'Write an email that your mentor sends to subscribers; shorten the report',
      demo: 'Ten minutes before people who read the page',
    },
  ],
  terms: {
    sample: 'your real hours, mentors, accounts and rights',
    hoursPerWeek: 16,
    mentor: {
      hoursPerWeek: 2,
      reviews: 'We edit each text before it is published and check each figure before it is reported.',
    },
    accounts:
      'Yours: a laptop. Ours: the address of the page and the advertising budget, up to a fixed limit. You pay for no promotion, and you promote no client’s page.',
    ownership:
      'The texts, the pictures and the report. The page stays online for a year under your names, or until you ask us to remove it. The advertising account stays ours.',
  },
  domain: 'AI/ML & Data Science',
  domainReason:
    'The registration has no domain for marketing. This one is closest, because half of the track is data. Tell us the track when we call.',
} satisfies InternshipSource;
