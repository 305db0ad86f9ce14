import type { PositionSource } from '../schema/company/position.ts';

export default {
  sample: 'a position that is open; take the file away when it is filled',
  order: 40,
  title: 'DevOps Engineer',
  department: 'Cloud and operations',
  location: 'Remote',
  type: 'Full-time',
  experience: '3-5 years',
  skills: ['AWS', 'Terraform', 'Kubernetes', 'Grafana', 'Linux'],
  description:
    'Some forty systems run in our care. You will bring their set-up into one repository, shorten the time from a merged change to a live one, and share the night watch one week in five, the next Monday off.',
} satisfies PositionSource;
