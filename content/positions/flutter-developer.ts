import type { PositionSource } from '../schema/company/position.ts';

export default {
  sample: 'a position that is open; take the file away when it is filled',
  order: 20,
  title: 'Flutter Developer',
  department: 'Mobile',
  location: 'Remote',
  type: 'Full-time',
  experience: '2-3 years',
  skills: ['Dart', 'Flutter', 'SQLite', 'REST APIs'],
  description:
    'Two of our apps are used by field staff who are offline for most of the day. You will own how they keep, merge and send what was typed, and release one of them on your own by the end of the first quarter.',
} satisfies PositionSource;
