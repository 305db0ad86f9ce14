import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 60,
  title: 'Digital Marketing and Analytics',
  icon: 'megaphone',
  hue: 'madder',
  description:
    'Your group writes a web page, such as one about buses to Neermahal, finds readers for it, and counts how many come and stay.',
  highlights: ['Your own page, never a client’s', 'Texts edited with a mentor', 'Results reported, good or bad'],
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
  tools: ['WordPress', 'Search Console', 'Tag Manager', 'Google Ads', 'Meta Business Suite', 'Canva', 'Data Studio'],
  outcomes: [
    'A report on visits, and on ads if you ran any',
    'A measurement plan, checked event by event',
    'Posts, pages and ads that you published',
  ],
  prerequisites: [
    {
      skill: 'A clear page that you wrote',
      freeSource: 'https://owl.purdue.edu/owl/general_writing/index.html',
    },
    {
      skill: 'Sums and charts in a spreadsheet',
      freeSource: 'https://edu.gcfglobal.org/en/googlesheets/',
    },
  ],
  weeks: [
    'Choose readers; write and publish the page',
    'Set up Analytics with consent; check each event',
    'Request indexing; improve titles and texts',
    'Publish posts for a week; report the visits',
    'Run search ads within a fixed limit',
    'Alternate two versions daily; compare the visits',
    'Present the report to readers of the page',
  ],
  results: ['A page and a campaign report', 'A report on ads and versions'],
  terms: {
    sample: 'hours, mentors, seats and accounts as they really are',
    hoursPerWeek: 16,
    homework: 'Daily posts in week 4',
    mentor: { role: 'Marketing editor', languages: 'Bengali and English', hoursPerWeek: 2 },
    seats: 12,
    accounts: 'Any laptop, a Google and a Facebook account',
  },
  nextCourse: 'cpp-programming',
  domain: 'full-stack',
} satisfies InternshipSource;
