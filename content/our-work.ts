import { addresses } from './addresses.ts';
import type { OurWorkSource } from './schema/our-work.ts';

export default {
  metadata: {
    title: 'Our work | {company.name}',
    description:
      'Seven products in daily use: messaging, sales, hotels, shops, schools, maps and forecasting. With the technologies behind them and where to see each.',
  },
  hero: {
    eyebrow: 'Our work',
    heading: 'Seven products, in daily use',
    trail: 'Our Work',
    lead: 'Each began as one client’s problem and is now run by many. Take one as it is, or as the start of yours.',
  },
  projects: {
    anchor: 'projects',
    heading: 'Products',
    intro: 'Drawn as they look on an ordinary working day.',
    read: 'See {product}',
    projectType: 'One of your products',
  },
  technologies: {
    anchor: 'technologies',
    heading: 'And what they are made with',
    intro: 'Seven fields we work in. Each page says what we use it for, and shows projects built with it.',
  },
  closing: {
    heading: 'Is one of these near to what you need?',
    text: 'Tell us which, and what is different at your place. A demonstration takes half an hour.',
    actions: [
      { label: 'Get Started', href: addresses.contact },
      { label: 'Explore All Technologies', href: `${addresses.ourWork}#technologies` },
    ],
  },
} satisfies OurWorkSource;
