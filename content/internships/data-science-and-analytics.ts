import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 20,
  title: 'Data Science and Analytics',
  icon: 'chart',
  hue: 'marigold',
  description:
    'Answer one question about market prices, rainfall or sales from untidy public records. You clean, test and chart them, and a mentor questions every figure. You keep a report that you can defend, and a certificate.',
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
    'A report of a few pages: question, method, answer, and how sure it is',
    'A notebook that runs from the raw file to the last chart',
    'A dashboard with filters, and a page that explains each figure',
  ],
  prerequisites: [
    {
      skill: 'Python with loops, functions and lists; simple SQL helps',
      course: 'machine-learning',
      freeSource: { label: 'The tutorial of Python', href: 'https://docs.python.org/3/tutorial/' },
    },
    {
      skill: 'Averages, percentages and charts of school statistics',
      freeSource: { label: 'OpenIntro Statistics, chapters 1 and 2', href: 'https://www.openintro.org/book/os/' },
    },
  ],
  weeks: [
    {
      work: 'Choose one question and its public records: who counted what, and when',
      demo: 'The question in one sentence, with its sources',
    },
    {
      work: 'Learn pandas; find gaps, duplicates and impossible values',
      demo: 'A list of the errors and their corrections',
    },
    {
      work: 'Compute counts, medians and spreads; draw a chart for each claim',
      demo: 'Three charts, questioned by the mentor',
    },
    {
      work: 'Could it be chance? Compute intervals; finish the report',
      demo: 'The report, defended before strangers',
    },
    {
      work: 'Load the records into PostgreSQL; repeat the counts in SQL',
      demo: 'The same figures from SQL and pandas',
    },
    {
      work: 'Forecast months that the model has not seen; compare with last year',
      demo: 'The errors of both, side by side',
    },
    {
      work: 'Build a dashboard that answers three questions of other people',
      demo: 'The dashboard, and a page about its figures',
    },
  ],
  terms: {
    sample: 'your real hours, mentors, accounts and rights',
    hoursPerWeek: 16,
    mentor: {
      hoursPerWeek: 2,
      reviews: 'We read the notebook every week and question each figure of the report.',
    },
    accounts:
      'Yours: a laptop with 8 GB of memory. Every program is free. Power BI Desktop needs Windows: without it, use one of our machines or Data Studio.',
    ownership:
      'Your report, notebooks and charts, in the group’s public repository. The records keep the licence of their publisher. Names of people are removed first.',
  },
  domain: 'AI/ML & Data Science',
  domainReason: 'Data science and machine learning are one domain of the registration. Tell us the track when we call.',
} satisfies InternshipSource;
