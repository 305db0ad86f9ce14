import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 20,
  title: 'Data Science and Analytics',
  icon: 'chart',
  hue: 'marigold',
  description:
    'Answer one question about market prices, rainfall or sales from untidy public records. You clean and chart them, and a mentor questions every figure of your report.',
  highlights: [
    'Real records, with gaps and spelling errors',
    'Findings questioned by a mentor, as a client would',
    'In seven weeks, a dashboard that others use without help',
  ],
  topics: [
    'Python & Notebooks',
    'SQL Queries',
    'Cleaning with pandas',
    'Statistics',
    'Honest Charts',
    'Forecasts with scikit-learn',
    'Dashboards',
    'Report Writing',
  ],
  tools: ['Python', 'JupyterLab', 'pandas', 'PostgreSQL', 'Matplotlib', 'scikit-learn', 'Power BI'],
  outcomes: [
    'A report: question, method, answer, and how sure it is',
    'A notebook from the raw file to the last chart',
    'A dashboard with filters, and each figure explained',
  ],
  prerequisites: [
    {
      skill: 'Python, and a small table in pandas',
      course: 'machine-learning',
      freeSource: {
        label: 'pandas, 10 minutes to pandas',
        href: 'https://pandas.pydata.org/docs/user_guide/10min.html',
      },
    },
    {
      skill: 'A SELECT with WHERE and ORDER BY in SQL',
      course: 'machine-learning',
      freeSource: { label: 'PostgreSQL, the tutorial', href: 'https://www.postgresql.org/docs/current/tutorial.html' },
    },
    {
      skill: 'Averages and percentages of school statistics',
      freeSource: { label: 'OpenIntro Statistics, chapters 1 and 2', href: 'https://www.openintro.org/book/os/' },
    },
  ],
  weeks: [
    'Choose one question and its public records: who counted what, and when',
    'Find gaps, duplicates and impossible values; repair them in pandas',
    'Compute medians and spreads; draw a chart for each claim',
    'Test what could be chance; finish and defend the report',
    'Load the records into PostgreSQL; repeat the counts in SQL',
    'Forecast months that the model has not seen',
    'Build a dashboard from which others answer three questions',
  ],
  results: [
    'The report and its notebook, defended before strangers',
    'The dashboard, used by people who did not build it',
  ],
  terms: {
    sample: 'hours, mentors, seats, devices and accounts as you really offer them',
    hoursPerWeek: 16,
    mentor: { role: 'Data analyst', languages: 'Bengali and English', hoursPerWeek: 2 },
    seats: 8,
    laptop: '8 GB of memory; Windows for Power BI',
    accounts:
      'Every program is free. Without Windows, use one of our machines or Data Studio. Names of people are removed from the records first.',
  },
  domain: 'AI/ML & Data Science',
} satisfies InternshipSource;
