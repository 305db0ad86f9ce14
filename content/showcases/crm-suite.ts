import type { ShowcaseSource } from '../schema/showcase.ts';

export default {
  order: 20,
  name: 'CRM Suite Pro',
  summary: 'Leads, customers and follow-ups in one pipeline that a sales team keeps up to date.',
  category: 'BusinessApplication',
} satisfies ShowcaseSource;
