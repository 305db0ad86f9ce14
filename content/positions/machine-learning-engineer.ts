import type { PositionSource } from '../schema/company/position.ts';

export default {
  sample: 'a position that is open; take the file away when it is filled',
  order: 30,
  title: 'Machine Learning Engineer',
  department: 'Data and AI',
  location: 'Hybrid',
  type: 'Full-time',
  experience: '3-5 years',
  skills: ['Python', 'PyTorch', 'SQL', 'Docker', 'Model evaluation'],
  description:
    'Our document reader is right nineteen times in twenty. You will work on the twentieth: better samples, honest measurements, and a screen that lets a clerk correct it quickly. You also decide when a rule does the job and no model is needed.',
} satisfies PositionSource;
