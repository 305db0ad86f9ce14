import type { InternshipSource } from '../schema/internship.ts';

export default {
  order: 40,
  title: 'AI & Machine Learning',
  icon: 'brain-circuit',
  hue: 'plum',
  weeks: { from: 4, to: 7 },
  description:
    'Leaf photographs to sort or circulars to search: your team trains a model for one such task, starting from the plainest baseline. With a mentor you count its errors and build a service around it. What you keep: code, model card, certificate.',
  highlights: [
    'A plain baseline first, then models that must beat it',
    'Errors examined case by case with the mentor',
    'A service that runs, where most stop at a notebook',
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
  domain: 'AI/ML & Data Science',
  domainReason: 'Machine learning and data science are one domain of the registration. Name the track when we call.',
} satisfies InternshipSource;
