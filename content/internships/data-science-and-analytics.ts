import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 20,
  title: 'Data Science and Analytics',
  icon: 'chart',
  hue: 'marigold',
  description: 'Answer one question about prices, rainfall or sales from untidy public records.',
  highlights: [
    'Real records, with gaps and errors',
    'Findings questioned by a mentor',
    'After seven weeks, a dashboard',
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
  tools: ['JupyterLab', 'PostgreSQL', 'Matplotlib', 'Power BI'],
  outcomes: [
    'A report that says how exact it is',
    'A notebook from raw file to chart',
    'A dashboard with figures explained',
  ],
  prerequisites: [
    {
      skill: 'Python, and a small table in pandas',
      course: 'machine-learning',
      freeSource: 'https://allendowney.github.io/ThinkPython/',
    },
    {
      skill: 'SELECT with WHERE in SQL',
      course: 'machine-learning',
      freeSource: 'https://www.postgresql.org/docs/current/tutorial.html',
    },
    {
      skill: 'Averages and percentages',
      freeSource: 'https://www.openintro.org/book/os/',
    },
  ],
  weeks: [
    'Choose one question and its public records',
    'Find and repair gaps and duplicates in pandas',
    'Measure how figures vary; draw a chart for each claim',
    'Check what could be chance; defend the report',
    'Count again in PostgreSQL and compare',
    'Forecast months that the model has not seen',
    'Build a dashboard that answers three questions',
  ],
  results: ['A report with its notebook', 'A dashboard that others use'],
  terms: {
    sample: 'hours, mentors, seats and accounts as they really are',
    hoursPerWeek: 16,
    homework: 'None',
    mentor: { role: 'Data analyst', languages: 'Bengali and English', hoursPerWeek: 2 },
    seats: 8,
    accounts: 'A laptop with 8 GB; Windows for Power BI',
  },
  nextCourse: 'machine-learning',
  domain: 'ai-ml',
} satisfies InternshipSource;
