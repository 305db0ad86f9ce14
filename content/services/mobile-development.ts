import type { ServiceSource } from '../schema/service.ts';

export default {
  order: 40,
  title: 'Mobile Development',
  icon: 'smartphone',
  hue: 'marigold',
  summary: 'Apps for Android, iOS and the browser, made for weak signal too',
  description:
    'Native, cross-platform and progressive web apps. We test on mid-range phones and slow networks, because that is what most people here carry: forms keep what was typed when the signal drops, and pictures shrink before they are sent.',
} satisfies ServiceSource;
