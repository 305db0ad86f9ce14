import type { ShowcaseSource } from '../schema/showcase.ts';

export default {
  order: 40,
  name: 'RetailPOS Plus',
  summary: 'Billing, stock and customer accounts for shops, at the till and in the store room.',
  category: 'BusinessApplication',
} satisfies ShowcaseSource;
