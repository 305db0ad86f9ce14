import type { ShowcaseSource } from '../schema/showcase.ts';

export default {
  order: 70,
  name: 'AI Analytics Toolbox',
  summary: 'Forecasts, image recognition and text analysis that plug into software already in use.',
  category: 'BusinessApplication',
} satisfies ShowcaseSource;
