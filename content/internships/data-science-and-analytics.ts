import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 20,
  title: 'Data Science and Analytics',
  icon: 'chart',
  hue: 'marigold',
  description:
    'A question about market prices, rainfall or sales, and the untidy records that may answer it. Interns clean, test and chart them together, a mentor doubts every figure, and the result is a report you can defend, with a certificate.',
  highlights: [
    'Real records, with every gap and misspelling',
    'Findings questioned by a mentor as a client would',
    'In seven weeks, a dashboard others use unaided',
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
    'A written report of a few pages: the question, the method, the answer and how sure it is',
    'A notebook that runs from raw file to final chart without a step done by hand',
    'A dashboard with filters, handed over with a page that explains each figure',
  ],
  prerequisites: [
    {
      skill: 'Python with loops, functions and lists',
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
      work: 'One question and its public records: who counted what, and when',
      demo: 'The question in one sentence, with its sources',
    },
    {
      work: 'Files into PostgreSQL; gaps, doubles and impossible values are found',
      demo: 'A register of each fault and its repair',
    },
    {
      work: 'Counts, medians and spreads in SQL and pandas; a chart for each claim',
      demo: 'Three charts, doubted by the mentor',
    },
    {
      work: 'The report; one notebook runs from the raw file to the last chart',
      demo: 'The report, defended before strangers',
    },
    {
      work: 'Could the difference be chance? Intervals, and a test where one fits',
      demo: 'Each finding with how sure it is',
    },
    {
      work: 'A forecast beside last year’s value, on months it has not seen',
      demo: 'The errors of both, side by side',
    },
    {
      work: 'A dashboard with filters, from which others answer three questions',
      demo: 'The dashboard, and a page on its figures',
    },
  ],
  terms: {
    sample: 'hours, mentors, accounts and rights as you really hold them',
    hoursPerWeek: 16,
    mentor: {
      hoursPerWeek: 2,
      reviews: 'The notebook is read every week; each figure of the report is questioned before it stands.',
    },
    accounts:
      'Yours: a laptop with 8 GB of memory. Every program is free. Power BI Desktop needs Windows: without it, use a machine of ours, or draw the dashboard in Data Studio.',
    ownership:
      'Your report, notebooks and charts, in the group’s public repository. The records stay under the licence of whoever published them; names of people are taken out first.',
  },
  domain: 'AI/ML & Data Science',
  domainReason: 'One domain takes data science and machine learning together. Name the track when we call.',
} satisfies InternshipSource;
