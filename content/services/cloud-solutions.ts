import type { ServiceSource } from '../schema/service.ts';

export default {
  order: 50,
  title: 'Cloud Solutions',
  icon: 'cloud',
  hue: 'teal',
  summary: 'Migration, infrastructure as code, security and managed services',
  description:
    'We move systems to AWS, Azure or Google Cloud, describe the servers as code so that they can be rebuilt, and watch them day and night. Before the move you get a list: what goes, what stays, and what each part will cost a month.',
} satisfies ServiceSource;
