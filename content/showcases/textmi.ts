import type { ShowcaseSource } from '../schema/showcase.ts';

export default {
  order: 10,
  name: 'TextMi',
  summary: 'Direct messages, group chats, voice and video calls, and stories that disappear after 24 hours.',
  category: 'CommunicationApplication',
  address: '/textmi',
} satisfies ShowcaseSource;
