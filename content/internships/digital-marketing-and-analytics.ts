import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 60,
  title: 'Digital Marketing and Analytics',
  icon: 'megaphone',
  hue: 'madder',
  description:
    'Your group writes a web page, such as one about buses to Neermahal, brings it to its readers, and counts the result. A mentor edits every text with you.',
  highlights: [
    'Your own page, never a client’s page',
    'Texts and pictures edited with a mentor',
    'Results reported as they are, good or bad',
  ],
  topics: [
    'Audience & Goals',
    'Copywriting',
    'Search Optimisation',
    'Social Media',
    'Consent & Privacy',
    'Search Ads',
    'Measurement Plans',
    'Google Analytics 4',
    'Comparing Versions',
    'Campaign Reports',
  ],
  tools: [
    'WordPress',
    'Google Analytics 4',
    'Search Console',
    'Tag Manager',
    'Google Ads',
    'Meta Business Suite',
    'Canva',
    'Data Studio',
  ],
  outcomes: [
    'A campaign report: aim, cost, visits and enquiries',
    'A measurement plan in Analytics, checked event by event',
    'Published posts, pages and ads that you can show',
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
    'Choose readers and an aim; write the page and publish it',
    'Set up Analytics with consent; check each event',
    'Edit titles, texts and posts; read Search Console',
    'Publish posts for a week; count visits; write the report',
    'Run search ads from our account, within a fixed limit',
    'Publish a second version for a week; compare both weeks',
    'Shorten the report; present it to readers of the page',
  ],
  results: ['The published page and a campaign report', 'A report on ads and a second version, told to readers'],
  terms: {
    sample: 'hours, mentors, seats, devices and accounts as you really offer them',
    hoursPerWeek: 16,
    mentor: { role: 'Marketing editor', languages: 'Bengali and English', hoursPerWeek: 2 },
    seats: 12,
    laptop: 'Any laptop',
    accounts:
      'We pay for the address and for ads up to a fixed limit; you pay for no promotion. The page stays online for a year under your names, or until you ask us to remove it.',
  },
  domain: 'Full-Stack Web Development',
} satisfies InternshipSource;
