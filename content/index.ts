/** The only door into `content/`: everything the site says, checked once, as plain read-only data. */

import type * as z from 'zod';
import * as generated from '#generated/entries.ts';
import partnersSource from './company/partners.ts';
import profileSource from './company/profile.ts';
import testimonialsSource from './company/testimonials.ts';
import homeSource from './home.ts';
import navigationSource from './navigation.ts';
import { plannedAddresses, plannedKinds } from './planned.ts';
import { type ContentLink, findLinks, type Page } from './reading/check-links.ts';
import { type DeepReadonly, freezeDeep } from './reading/deep-readonly.ts';
import { dedupeByName, splitIntoRows } from './reading/marquee-rows.ts';
import { ContentReader } from './reading/read-content.ts';
import type { SampleLeft } from './reading/sample.ts';
import { homeSchema } from './schema/home.ts';
import type { siteLink } from './schema/link.ts';
import type { hue, icon } from './schema/look.ts';
import { navigationSchema } from './schema/navigation.ts';
import { partnersSchema } from './schema/partner.ts';
import { profileSchema } from './schema/profile.ts';
import { serviceSchema } from './schema/service.ts';
import { showcaseSchema } from './schema/showcase.ts';
import { type message, siteTextSchema } from './schema/site-text.ts';
import type { statistic } from './schema/statistic.ts';
import { technologyPartnersSchema } from './schema/technology-partner.ts';
import { testimonialsSchema } from './schema/testimonial.ts';
import siteTextSource from './site-text.ts';
import technologyPartnersSource from './technology-partners.ts';

export { fill } from './reading/fill.ts';
export type { ContentLink, Page, SampleLeft };

const reader = new ContentReader();

const readProfile = reader.read({ file: 'content/company/profile.ts', source: profileSource }, profileSchema);
// The other files name the company only through the profile, so it has to be right first.
reader.finish();
const company = readProfile();
reader.fillIn({
  'company.name': company.name,
  'company.legalName': company.legalName,
  'company.shortName': company.shortName,
  'company.email': company.email.text,
  'company.phone': company.phone.text,
  'company.city': company.registeredOffice.locality,
});

const readServices = reader.readEntries(generated.services, serviceSchema);
const readShowcases = reader.readEntries(generated.showcases, showcaseSchema);
const readHome = reader.read({ file: 'content/home.ts', source: homeSource }, homeSchema);
const readNavigation = reader.read({ file: 'content/navigation.ts', source: navigationSource }, navigationSchema);
const readSiteText = reader.read({ file: 'content/site-text.ts', source: siteTextSource }, siteTextSchema);
const readPartners = reader.read({ file: 'content/company/partners.ts', source: partnersSource }, partnersSchema);
const readTestimonials = reader.read(
  { file: 'content/company/testimonials.ts', source: testimonialsSource },
  testimonialsSchema,
);
const readTechnologyPartners = reader.read(
  { file: 'content/technology-partners.ts', source: technologyPartnersSource },
  technologyPartnersSchema,
);
reader.finish();

const homeText = readHome();
const navigationText = readNavigation();
const siteWords = readSiteText();

/** The company: names, ways to write, registered office, identity numbers. */
export const profile = freezeDeep(company);

/** The services in the order of the menu, each with the address of its page. */
export const services = freezeDeep(
  readServices().map((service) => ({ ...service, href: `/services/${service.slug}` })),
);

/** The products in the order of the portfolio, each with the address of its page. */
export const showcases = freezeDeep(
  readShowcases().map(({ address, ...showcase }) => ({ ...showcase, href: address ?? `/work/${showcase.slug}` })),
);

export const partners = freezeDeep(readPartners());

export const testimonials = freezeDeep(readTestimonials());

/** The logos of the marquee, each name once. */
export const technologyPartners = freezeDeep(dedupeByName(readTechnologyPartners()));

/** The same in the rows of the marquee. */
export const technologyPartnerRows = freezeDeep(
  splitIntoRows(technologyPartners, homeText.technologyPartners.rowCount),
);

/** What the contact form offers as Project Type: the services, then what is none of them. */
export const projectTypes: readonly string[] = freezeDeep([
  ...services.map((service) => service.title),
  ...homeText.contact.form.extraProjectTypes,
]);

/** The home page, band by band. Numbers and addresses of the company are filled in from the profile. */
export const home = freezeDeep({
  ...homeText,
  about: { ...homeText.about, registration: rowsOf(homeText.about.registration, company.registration) },
  contact: {
    ...homeText.contact,
    card: {
      heading: homeText.contact.card.heading,
      response: homeText.contact.card.response,
      hours: { label: homeText.contact.card.hours, text: company.supportHours },
      phone: { label: homeText.contact.card.phone, ...company.phone },
      whatsapp: { label: homeText.contact.card.whatsapp, ...company.whatsapp },
      email: { label: homeText.contact.card.email, ...company.email },
      address: { label: homeText.contact.card.address, text: company.registeredOffice.text },
    },
  },
});

/** Header and footer. */
export const navigation = freezeDeep({
  header: {
    ...navigationText.header,
    solutions: { label: navigationText.header.solutions, links: services },
  },
  footer: {
    ...navigationText.footer,
    other: {
      ...navigationText.footer.other,
      professionalNetwork: { label: navigationText.footer.other.professionalNetwork, href: company.linkedin },
    },
    legal: {
      heading: navigationText.footer.legal.heading,
      copyright: navigationText.footer.legal.copyright,
      name: company.legalName,
      registeredOffice: { label: navigationText.footer.legal.registeredOffice, text: company.registeredOffice.text },
      cin: { label: navigationText.footer.legal.cin, text: company.registration.cin },
      phone: { label: navigationText.footer.legal.phone, ...company.phone },
      email: { label: navigationText.footer.legal.email, ...company.email },
      grievance: {
        label: navigationText.footer.legal.grievanceOfficer,
        officer: company.grievance.officer,
        ...company.grievance.email,
      },
    },
  },
});

/** The frame around each page, what is said when something happens, and the pages for when something is wrong. */
export const siteText = freezeDeep({
  ...siteWords,
  sending: { ...siteWords.sending, writeInstead: { label: siteWords.sending.writeInstead, href: company.email.href } },
  answers: {
    ...siteWords.answers,
    contact: { ...siteWords.answers.contact, stored: siteWords.sending.stored },
    newsletter: { ...siteWords.answers.newsletter, stored: navigationText.footer.newsletter.subscribed },
  },
  error: { ...siteWords.error, writeInstead: { label: siteWords.error.writeInstead, href: company.email.href } },
});

/** Every address of the site, built or planned, in no promised order. */
export const pages: readonly Page[] = freezeDeep([
  { href: '/', isBuilt: true, anchors: anchorsOf(homeText) },
  ...services.map(({ href }) => ({ href, isBuilt: !plannedKinds.includes('services'), anchors: [] })),
  ...showcases.map(({ href }) => ({ href, isBuilt: !plannedKinds.includes('showcases'), anchors: [] })),
  ...plannedAddresses.map((href) => ({ href, isBuilt: false, anchors: [] })),
]);

/** Every value that must be replaced before launch. */
export function listSamples(): readonly SampleLeft[] {
  return reader.samples;
}

/** Every link from content to a page of this site. */
export function listLinks(): readonly ContentLink[] {
  return findLinks(reader.files);
}

export type Profile = typeof profile;
export type Service = (typeof services)[number];
/** An icon of lucide, by its name there. */
export type ServiceIcon = z.output<typeof icon>;
export type Hue = z.output<typeof hue>;
export type Showcase = (typeof showcases)[number];
export type Partner = (typeof partners)[number];
export type Testimonial = (typeof testimonials)[number];
export type TechnologyPartner = (typeof technologyPartners)[number];
export type Home = typeof home;
export type Navigation = typeof navigation;
export type SiteText = typeof siteText;
/** Words that lead to a page of this site. */
export type SiteLink = DeepReadonly<z.output<typeof siteLink>>;
/** A figure and what it counts. */
export type Statistic = DeepReadonly<z.output<typeof statistic>>;
/** A title and a sentence: a toast, the head of an answer. */
export type Message = DeepReadonly<z.output<typeof message>>;

/** Pairs each label with the value of the same name, in the order of the labels. */
function rowsOf<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  values: Readonly<Record<Key, string>>,
): { label: string; text: string }[] {
  return (Object.keys(labels) as Key[]).map((key) => ({ label: labels[key], text: values[key] }));
}

function anchorsOf(page: Readonly<Record<string, object>>): string[] {
  return Object.values(page).flatMap((band) => ('anchor' in band ? [String(band.anchor)] : []));
}
