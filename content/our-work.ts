import { addresses } from './addresses.ts';
import type { OurWorkSource } from './schema/site/our-work.ts';

export default {
  metadata: {
    title: 'Our work | {company.name}',
    description:
      'Software of our own for messaging, sales, hotels, shops, schools, maps and forecasting, each on a page of its own, and the technologies behind it.',
  },
  hero: {
    eyebrow: 'Our work',
    heading: 'Products you can start from',
    breadcrumbs: 'Our Work',
    lead: 'A messaging app, and software for sales, hotels, shops, schools, land offices and analysts. Use each as it is, or changed until it fits.',
  },
  projects: {
    anchor: 'projects',
    heading: 'Products',
    intro: 'As they look on a working day.',
    detailsLink: 'See {product}',
    projectType: 'One of your products',
  },
  technologies: {
    anchor: 'technologies',
    heading: 'Technologies',
    intro: 'What each is used for, with projects.',
  },
  callToAction: {
    heading: 'A demonstration takes half an hour',
    text: 'It is prepared for your case: say what is different at your place.',
    actions: [
      { label: 'Get Started', href: addresses.contact },
      { label: 'Explore All Technologies', href: `${addresses.ourWork}#technologies` },
    ],
  },
} satisfies OurWorkSource;
