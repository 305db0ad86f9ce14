import type { ShowcaseSource } from '../schema/showcase.ts';

export default {
  order: 60,
  name: 'GeoIntel Solutions',
  summary: 'Maps, surveys and spatial analysis for government, utilities, forestry and farming.',
  category: 'UtilitiesApplication',
} satisfies ShowcaseSource;
