import type { PositionSource } from '../schema/company/position.ts';

export default {
  sample: 'a position that is open; take the file away when it is filled',
  order: 10,
  title: 'Full-Stack Developer',
  department: 'Engineering',
  location: 'Tripura',
  type: 'Full-time',
  experience: '2-4 years',
  skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
  description:
    'You will take a hospital’s ward system from its second release to its third: new screens for the nurses, faster lists, fewer clicks. You sit with two developers and a designer, and visit the wards in your first month.',
} satisfies PositionSource;
