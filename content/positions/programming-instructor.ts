import type { PositionSource } from '../schema/company/position.ts';

export default {
  sample: 'a position that is open; take the file away when it is filled',
  order: 60,
  title: 'Programming Instructor',
  department: 'IT academy',
  location: 'Tripura',
  type: 'Full-time',
  experience: '2-3 years',
  skills: ['C++', 'Data structures', 'Java', 'Teaching'],
  description:
    'You will teach two batches of twenty-five, two hours a session, and mark their code in the margin. One day a week you work on a client’s project, so that what you teach on Monday is what you did on Friday.',
} satisfies PositionSource;
