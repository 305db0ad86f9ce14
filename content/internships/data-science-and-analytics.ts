import type { InternshipSource } from '../schema/internship.ts';

export default {
  order: 20,
  title: 'Data Science & Analytics',
  icon: 'chart-line',
  hue: 'marigold',
  weeks: { from: 4, to: 7 },
  description:
    'A question about market prices, rainfall or sales, and the untidy records that may answer it. Interns clean, test and chart them together, a mentor doubts every figure, and the result is a report you can defend, with a certificate.',
  highlights: [
    'Real records, with every gap and misspelling',
    'Findings questioned by a mentor as a client would',
    'A dashboard that someone else can use unaided',
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
  domain: 'AI/ML & Data Science',
  domainReason: 'One domain takes data science and machine learning together. Name the track when we call.',
} satisfies InternshipSource;
