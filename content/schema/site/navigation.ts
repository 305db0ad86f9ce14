import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { siteAddress, siteLink } from '../shared/link.ts';
import { text } from '../shared/plain-text.ts';
import { message } from './site-text.ts';

const heading = text({ max: 30 });
const links = z.array(siteLink).min(1);

/** Header and footer. Lists of services, products and numbers are filled in from their own files. */
export const navigationSchema = z.strictObject({
  header: z.strictObject({
    home: text({ max: 20 }).describe('First step of the path above a heading.'),
    logo: siteLink.describe('The label is read out, not shown.'),
    about: siteLink.describe('A link with the look of a button.'),
    solutions: text({ max: 30 }).describe('Opens the list of services.'),
    links: links.describe('After the list of services, in this order.'),
    contact: siteLink.describe('Last in the menu of a phone; the bar has no room for it.'),
    search: siteLink.extend({
      pattern: siteAddress.describe('Address of a search, as told to search engines.'),
    }),
  }),
  buyers: z
    .strictObject({ heading, links: links.describe('The sectors follow, from their own files.') })
    .describe('Beside the contact form, and below what a service or a product says last.'),
  footer: z.strictObject({
    technologies: z.strictObject({ heading, links }),
    company: z.strictObject({ heading, links }),
    other: z.strictObject({
      heading,
      links,
      professionalNetwork: text({ max: 30 }).describe('Leads to the company page named in the profile.'),
    }),
    newsletter: z.strictObject({
      heading,
      intro: text({ max: 120 }).describe('What one gets and how often.'),
      label: text({ max: 40 }).describe('The question, as in forms/newsletter.ts.'),
      placeholder: text({ max: 40 }),
      submit: text({ max: 20 }),
      submitting: text({ max: 20 }),
      privacyLink: siteLink.describe('After the line on what one gets.'),
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
