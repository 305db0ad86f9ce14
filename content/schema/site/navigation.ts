import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { siteAddress, siteLink } from '../shared/link.ts';
import { text } from '../shared/plain-text.ts';
import { message } from './site-text.ts';

const heading = text({ max: 30 });
const links = z.array(siteLink).min(1);

/** Header and footer. Lists of services, products and numbers come from other files. */
export const navigationSchema = z.strictObject({
  header: z.strictObject({
    home: text({ max: 20 }).describe('The first breadcrumb.'),
    logo: siteLink.describe('The label is for screen readers only.'),
    about: siteLink.describe('A link that looks like a button.'),
    solutions: text({ max: 30 }).describe('Opens the list of services.'),
    links: links.describe('Shown after the list of services, in this order.'),
    contact: siteLink.describe('Last in the menu of a phone. The header bar has no room for it.'),
    actions: z
      .strictObject({ project: text({ max: 20 }), register: text({ max: 20 }) })
      .describe('The button of the header: the first for clients, the second for students.'),
    search: siteLink.extend({
      pattern: siteAddress.describe('The address of a search, for search engines.'),
    }),
  }),
  buyers: z
    .strictObject({ heading, links: links.describe('The sectors follow, from their own files.') })
    .describe('Shown beside the contact form and at the end of the page of a service or a product.'),
  footer: z.strictObject({
    technologies: z.strictObject({ heading, links }),
    company: z.strictObject({ heading, links }),
    other: z.strictObject({
      heading,
      links,
      professionalNetwork: text({ max: 30 }).describe('Links to the company page in the profile.'),
    }),
    newsletter: z.strictObject({
      heading,
      intro: text({ max: 120 }).describe('What a subscriber gets, and how often.'),
      label: text({ max: 40 }).describe('The label of the field in forms/newsletter.ts.'),
      placeholder: text({ max: 40 }),
      submit: text({ max: 20 }),
      submitting: text({ max: 20 }),
      privacyLink: siteLink.describe('Shown after the intro.'),
      subscribed: message,
    }),
    legal: z.strictObject({
      heading,
      registeredOffice: text({ max: 30 }),
      cin: text({ max: 30 }),
      phone: text({ max: 30 }),
      email: text({ max: 30 }),
      grievanceOfficer: text({ max: 30 }),
      copyright: text({ max: 90 }),
    }),
  }),
});

/** What the author writes. */
export type NavigationSource = Authored<z.input<typeof navigationSchema>>;
