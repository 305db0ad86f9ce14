import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 40,
  title: 'AI and ML',
  icon: 'brain',
  hue: 'plum',
  description:
    'Leaf photographs to sort or circulars to search: your team trains a model for one such task, starting from the plainest baseline. With a mentor you count its errors; in seven weeks a service is built around it. Code, model card and certificate are yours.',
  highlights: [
    'A plain baseline first, then models that must beat it',
    'Errors examined case by case with the mentor',
    'In seven weeks, a service where most stop at a notebook',
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
    'A trained model compared with its baseline on data that neither of them had seen',
    'A model card that says what the model is for, how often it is wrong and for whom',
    'An HTTP service that answers with a prediction and says how confident it is',
    'A log of experiments from which each result can be produced again',
  ],
  prerequisites: [
    {
      skill: 'Python with NumPy and pandas, and what a train and a test set are',
      course: 'machine-learning',
      freeSource: {
        label: 'Google, Machine Learning Crash Course',
        href: 'https://developers.google.com/machine-learning/crash-course',
      },
    },
    {
      skill: 'Vectors, slopes and probability as in class XII',
      course: 'machine-learning',
      freeSource: { label: 'Mathematics for Machine Learning', href: 'https://mml-book.github.io/' },
    },
  ],
  weeks: [
    {
      work: 'A task is chosen; two of you label the same hundred cases apart',
      demo: 'How often the two of you agree',
    },
    {
      work: 'Data split so that nothing leaks; the plainest baseline is scored',
      demo: 'The one number that a model must beat',
    },
    {
      work: 'Two models: boosted trees, and a small network; each run is logged',
      demo: 'A table of runs that can be repeated',
    },
    {
      work: 'Errors read case by case; the model card says for whom it is wrong',
      demo: 'The model card, with ten errors explained',
    },
    {
      work: 'A pretrained model is fine-tuned within the free GPU hours',
      demo: 'What it gains over the baseline, and at what cost',
    },
    {
      work: 'FastAPI around the model: input checked, confidence in the answer',
      demo: 'A service that says when it cannot judge',
    },
    {
      work: 'Cases from somewhere else, a watch for drift, and the hand-over',
      demo: 'The score on the new cases, good or poor',
    },
  ],
  terms: {
    sample: 'hours, mentors, accounts and rights as you really hold them',
    hoursPerWeek: 20,
    mentor: {
      hoursPerWeek: 3,
      reviews: 'The log of runs is gone through every week, the model card line by line.',
    },
    accounts:
      'Yours: a laptop with 8 GB of memory and a free Kaggle account, whose GPU hours are enough for what we train; it asks for a phone number. Ours: the server that the model answers from.',
    ownership:
      'Your code, labels and model card. A model made from a public one keeps the licence of that one. The service is switched off on the last day.',
  },
  domain: 'AI/ML & Data Science',
  domainReason: 'Machine learning and data science are one domain of the registration. Name the track when we call.',
} satisfies InternshipSource;
