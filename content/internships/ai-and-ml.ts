import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 40,
  title: 'AI and ML',
  icon: 'brain',
  hue: 'plum',
  description: 'Your team trains a model that names ten plants from photographs of their leaves.',
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
    'A model compared with its baseline',
    'A model card that names its errors',
    'Experiments that can be repeated',
  ],
  prerequisites: [
    {
      skill: 'Python with NumPy; training and test data',
      course: 'machine-learning',
      freeSource: 'https://developers.google.com/machine-learning/crash-course',
    },
    {
      skill: 'Vectors, slopes and probability from Class 12',
      course: 'machine-learning',
      freeSource: 'https://mml-book.github.io/',
    },
  ],
  weeks: [
    'Photograph leaves; label the same hundred in pairs',
    'Split the plants: some for training, others for testing',
    'Score a baseline; fine-tune a pretrained model on free GPUs',
    'Read the errors one by one; write the model card',
    'Build a FastAPI service around the model',
    'Measure the confidence; answer “not sure” below a limit',
    'Test photographs from another town; hand over',
  ],
  results: [
    'The trained model with its baseline, and a model card',
    'The service, tested on photographs from another town',
  ],
  terms: {
    sample: 'hours, mentors, seats and accounts as they really are',
    hoursPerWeek: 20,
    mentor: { role: 'Machine learning engineer', languages: 'Bengali and English', hoursPerWeek: 3 },
    seats: 8,
    accounts: 'A laptop with 8 GB, a Kaggle account',
  },
  domain: 'ai-ml',
} satisfies InternshipSource;
