import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 40,
  title: 'AI and ML',
  icon: 'brain',
  hue: 'plum',
  description:
    'Your team trains a model that names ten plants from photographs of their leaves. You start with a simple baseline and count the errors with a mentor. In seven weeks you build a service around it.',
  highlights: [
    'A simple baseline first, then models that must beat it',
    'Errors examined case by case with the mentor',
    'In seven weeks, a service that says when it is not sure',
  ],
  topics: [
    'Python & NumPy',
    'Labels & Agreement',
    'Data Splits & Leakage',
    'Baselines',
    'Evaluation',
    'Neural Networks',
    'Image Models',
    'Fine-tuning',
    'Error Analysis',
    'Confidence',
    'Model Serving',
  ],
  tools: ['Python', 'Jupyter', 'NumPy', 'scikit-learn', 'PyTorch', 'Hugging Face', 'MLflow', 'FastAPI'],
  outcomes: [
    'A model compared with its baseline on new photographs',
    'A model card: purpose, errors, and where it fails',
    'A log of experiments that can be repeated',
  ],
  prerequisites: [
    {
      skill: 'Python with NumPy; what training and test data are',
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
    'Photograph leaves of ten plants; two of you label the same hundred',
    'Split so that no single plant is in both parts; score a baseline',
    'Train a small network; fine-tune a pretrained one on free GPU hours',
    'Read the errors case by case; write the model card',
    'Build a FastAPI service: check the picture, answer with a confidence',
    'Measure the confidence; let the service say “not sure”',
    'Test photographs from another town and phone; hand over',
  ],
  results: [
    'The trained model with its baseline, and a model card',
    'The service, tested on photographs from another town',
  ],
  terms: {
    sample: 'hours, mentors, seats, devices and accounts as you really offer them',
    hoursPerWeek: 20,
    mentor: { role: 'Machine learning engineer', languages: 'Bengali and English', hoursPerWeek: 3 },
    seats: 8,
    laptop: '8 GB of memory',
    accounts:
      'You need a free Kaggle account, which asks for a phone number and gives GPU hours. We pay for the server until the last day. A model based on a public one keeps its licence.',
  },
  domain: 'AI/ML & Data Science',
} satisfies InternshipSource;
