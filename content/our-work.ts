import { addresses } from './addresses.ts';
import { sample } from './loading/sample.ts';
import type { OurWorkSource } from './schema/site/our-work.ts';

export default {
  metadata: {
    title: 'Our work | {company.name}',
    description:
      'Our own software for chat, sales, hotels, shops, schools, maps and forecasting, and the technologies behind it.',
  },
  hero: {
    eyebrow: 'Our work',
    heading: 'Our products and client projects',
    breadcrumbs: 'Our Work',
    lead: 'A chat app, and software for sales, hotels, shops, schools, maps and forecasts. Use a product as it is, or let us adapt it. Each page states the price.',
  },
  projects: {
    anchor: 'projects',
    heading: 'Products',
    intro: sample('Each picture shows a product in daily use.', 'that your products are in use'),
    detailsLink: 'See {product}',
    projectType: 'One of your products',
  },
  clientProjects: {
    anchor: 'client-projects',
    heading: 'Client projects',
    intro: 'A selection. Each link leads to a description.',
    priceNote: 'Prices are rounded, without GST.',
    groups: {
      health: 'Health',
      government: 'Government',
      farming: 'Farming and food',
      utilities: 'Utilities and travel',
      finance: 'Banking and insurance',
      education: 'Education',
    },
    filter: {
      legend: 'Show projects',
      all: 'All',
      byClient: 'By client',
      byService: 'By service',
      option: '{label} ({count})',
    },
    tenderLink: {
      label: sample('Three clients you may call', 'which clients agreed to be called'),
      href: `${addresses.tenderFile}#referees`,
    },
    matchingHeading: 'Client projects: {label}',
    listLink: 'More client projects',
  },
  technologies: {
    anchor: 'technologies',
    heading: 'Technologies',
    intro: 'What we use each technology for, with projects.',
  },
  callToAction: {
    heading: 'A demo takes half an hour',
    text: sample(
      'Tell us what your organisation does. We prepare a free demo with similar data.',
      'what a demo costs with you',
    ),
    actions: [
      { label: 'Get Started', href: addresses.contact },
      { label: 'Explore All Technologies', href: `${addresses.ourWork}#technologies` },
    ],
  },
} satisfies OurWorkSource;
