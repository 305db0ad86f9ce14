import type { PositionSource } from '../schema/company/position.ts';

export default {
  sample: 'a position that is open; take the file away when it is filled',
  order: 50,
  title: 'UI/UX Designer',
  department: 'Design',
  location: 'Hybrid',
  type: 'Full-time',
  experience: '2-4 years',
  skills: ['Figma', 'Prototyping', 'User interviews', 'HTML and CSS'],
  description:
    'You watch people work, then draw what would help. First comes the till of RetailPOS Plus, on counters in three markets. You will test paper sketches with cashiers, and stay until the developers have built it the way it was drawn.',
} satisfies PositionSource;
