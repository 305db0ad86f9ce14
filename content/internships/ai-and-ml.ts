import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 40,
  title: 'AI and ML',
  icon: 'brain',
  hue: 'plum',
  description:
    'Your team trains a model for one task, such as sorting leaf photographs. You start with a simple baseline and count the errors with a mentor. In seven weeks you build a service around the model. You keep code, model card and certificate.',
  highlights: [
    'A simple baseline first, then models that must beat it',
    'Errors examined case by case with the mentor',
    'In seven weeks, a service around the model',
  ],
  topics: [
    'Python & NumPy',
    'Data Splits & Leakage',
    'Regression',
    'Classification',
    'Evaluation',
    'Gradient-boosted Trees',
    'Neural Networks',
    'Image Models',
    'Transformers',
    'Search & Language Models',
    'Model Serving',
  ],
  tools: ['Python', 'Jupyter', 'NumPy', 'scikit-learn', 'PyTorch', 'Hugging Face', 'MLflow', 'FastAPI'],
  outcomes: [
    'A trained model compared with its baseline on new data',
    'A model card: what the model is for, how often it is wrong and for whom',
    'An HTTP service that answers with a prediction and its confidence',
    'A log of experiments that can be repeated',
  ],
  prerequisites: [
    {
      skill: 'Python with NumPy and pandas; what training and test data are',
      course: 'machine-learning',
      freeSource: {
        label: 'Google, Machine Learning Crash Course',
        href: 'https://developers.google.com/machine-learning/crash-course',
      },
    },
    {
      skill: 'Vectors, slopes and probability from class XII',
      course: 'machine-learning',
      freeSource: { label: 'Mathematics for Machine Learning', href: 'https://mml-book.github.io/' },
    },
  ],
  weeks: [
    {
      work: 'Choose one task; two of you label the same hundred cases separately',
      demo: 'How often the two of you agree',
    },
    {
      work: 'Split the data without leakage; score the simplest baseline',
      demo: 'The number that a model must beat',
    },
    {
      work: 'Train a simple model for your task, then a better one; log each run',
      demo: 'A table of runs that can be repeated',
    },
    {
      work: 'Read the errors case by case; write for whom the model is wrong',
      demo: 'The model card, with ten errors explained',
    },
    {
      work: 'Fine-tune a pretrained model within the free GPU hours',
      demo: 'What it gains over the baseline, and at what cost',
    },
    {
      work: 'Build a FastAPI service: check the input, answer with a confidence',
      demo: 'A service that says when it is not sure',
    },
    {
      work: 'Test cases from another place, watch for drift, hand over',
      demo: 'The score on the new cases, good or bad',
    },
  ],
  terms: {
    sample: 'your real hours, mentors, accounts and rights',
    hoursPerWeek: 20,
    mentor: {
      hoursPerWeek: 3,
      reviews: 'We review the log of runs every week, and the model card line by line.',
    },
    accounts:
      'Yours: a laptop with 8 GB of memory and a free Kaggle account, which asks for a phone number and gives enough GPU hours. Ours: the server for the model.',
    ownership:
      'Your code, labels and model card. A model based on a public one keeps its licence. We switch the service off on the last day.',
  },
  domain: 'AI/ML & Data Science',
  domainReason: 'Machine learning and data science are one domain of the registration. Tell us the track when we call.',
} satisfies InternshipSource;
