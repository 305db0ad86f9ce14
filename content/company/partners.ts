import type { PartnersSource } from '../schema/partner.ts';

const hint = 'a partner organisation that agreed to be named, with its monogram';

export default [
  {
    sample: hint,
    name: 'Riverbank State University',
    mark: { monogram: 'RU', hue: 'indigo', alt: 'Riverbank State University monogram' },
  },
  {
    sample: hint,
    name: 'Seven Slopes Tea Cooperative',
    mark: { monogram: 'TC', hue: 'leaf', alt: 'Seven Slopes Tea Cooperative monogram' },
  },
  {
    sample: hint,
    name: 'Lakeside District Hospital Trust',
    mark: { monogram: 'HT', hue: 'teal', alt: 'Lakeside District Hospital Trust monogram' },
  },
  {
    sample: hint,
    name: 'Cane and Bamboo Artisans Guild',
    mark: { monogram: 'CB', hue: 'marigold', alt: 'Cane and Bamboo Artisans Guild monogram' },
  },
  {
    sample: hint,
    name: 'Border Road Chamber of Trade',
    mark: { monogram: 'CT', hue: 'madder', alt: 'Border Road Chamber of Trade monogram' },
  },
  {
    sample: hint,
    name: 'Hill Colleges Placement Forum',
    mark: { monogram: 'PF', hue: 'plum', alt: 'Hill Colleges Placement Forum monogram' },
  },
] satisfies PartnersSource;
