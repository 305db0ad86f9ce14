/** The only door into `content/`: everything the site says, checked once, as plain read-only data. */

import type * as z from 'zod';
import { addresses } from './addresses.ts';
import profileSource from './company/profile.ts';
import { files, folders } from './files.ts';
import { type ContentLink, findLinks, type Page } from './reading/check-links.ts';
import { type DeepReadonly, freezeDeep } from './reading/deep-readonly.ts';
import { fill } from './reading/fill.ts';
import { inRupees } from './reading/in-rupees.ts';
import { dedupeByName, splitIntoRows } from './reading/marquee-rows.ts';
import { numberSessions } from './reading/number-sessions.ts';
import { ContentReader } from './reading/read-content.ts';
import { readFiles, readFolders } from './reading/read-tables.ts';
import type { SampleLeft } from './reading/sample.ts';
import type { siteLink } from './schema/link.ts';
import type { icon } from './schema/look.ts';
import { profileSchema } from './schema/profile.ts';
import type { message } from './schema/site-text.ts';

export type { ContentLink, Page, SampleLeft };
export { fill, inRupees };

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
  'company.supportHours': company.supportHours,
  'company.city': company.registeredOffice.locality,
  'company.address': company.registeredOffice.text,
  'company.cin': company.registration.cin,
});

const [readWords, readEntries] = [readFiles(reader, files), readFolders(reader, folders)];
reader.finish();
const words = freezeDeep(readWords());
const entries = freezeDeep(readEntries());

/** The company: names, ways to write, registered office, identity numbers. */
export const profile = freezeDeep(company);

/** Every service that has a page, in the order of the menu. */
export const allServices = entries.services;

/** The services of the menu and of every list. */
export const services = allServices.filter((service) => service.isInMenu !== false);

/** The products in the order of the portfolio. */
export const showcases = freezeDeep(
  entries.showcases.map(({ address, ...showcase }) => ({ ...showcase, href: address ?? showcase.href })),
);

/** The search page; its lists of entries are filled in by the page. */
export const { search } = words;

/** The technologies in the order of their cards. */
export const { technologies } = entries;

/** Hours of one session of any course (specification, section 9). */
export const sessionHours = 2;

/** The courses in the order of their cards, each with its sessions numbered and the addresses that belong to it. */
export const courses = freezeDeep(
  entries.courses.map((course) => {
    const parts = numberSessions(course.parts);
    const sessionCount = parts.reduce((sum, { sessions }) => sum + sessions.length, 0);
    return {
      ...course,
      parts,
      sessionCount,
      hourCount: sessionCount * sessionHours,
      registerHref: `${addresses.placementRegistration}?program=${course.slug}`,
      askHref: addresses.question(course.slug),
      brochureHref: addresses.brochure(course.slug),
    };
  }),
);

/** What stands around a course wherever it is shown, the page of all, and the page of each. */
export const { courseWords, placementTraining, curriculumWords } = words;

/** What stands in the brochure of a course, and only there. */
export const brochureWords = words.brochure;

/** What both registrations say, and what is said by each. */
export const { registrationWords, internshipRegistration, placementRegistration } = words;

/** The tracks of the internship, each with the address that registers for its domain. */
export const internships = freezeDeep(
  entries.internships.map((track) => {
    const domain = internshipRegistration.domains.find(({ label }) => label === track.domain);
    if (!domain) {
      throw new Error(
        `content/internships/${track.slug}.ts: domain: '${track.domain}' is no domain of the registration`,
      );
    }
    return { ...track, applyHref: `${internshipRegistration.href}?program=${domain.value}` };
  }),
);

export const { internshipPage } = words;

const internshipSubject = {
  ...words.courseQuestion.internship,
  hue: 'teal' as const,
  href: addresses.question('internship'),
};

/** Where one asks before one registers. What one can ask about has a page each, on which it is chosen already. */
export const courseQuestion = freezeDeep({
  ...words.courseQuestion,
  internship: internshipSubject,
  subjects: [
    ...courses.map(({ name, curriculumName, hue, askHref }) => ({
      answer: name,
      about: curriculumName,
      hue,
      href: askHref,
    })),
    internshipSubject,
  ],
});

export const { partners, testimonials } = words;

/** The logos of the marquee, each name once. */
export const technologyPartners = freezeDeep(dedupeByName(words.technologyPartners));

/** The same in the rows of the marquee. */
export const technologyPartnerRows = freezeDeep(
  splitIntoRows(technologyPartners, words.home.technologyPartners.rowCount),
);

/** What the contact form offers as Project Type: the services, then what is none of them. */
export const projectTypes: readonly string[] = freezeDeep([
  ...services.map((service) => service.title),
  ...words.home.contact.form.extraProjectTypes,
]);

/** The home page, band by band. Numbers and addresses of the company are filled in from the profile. */
export const home = freezeDeep({
  ...words.home,
  about: { ...words.home.about, registration: rowsOf(words.home.about.registration, company.registration) },
  contact: {
    ...words.home.contact,
    card: {
      heading: words.home.contact.card.heading,
      response: words.home.contact.card.response,
      responseNote: words.home.contact.card.responseNote,
      hours: { label: words.home.contact.card.hours, text: company.supportHours },
      phone: { label: words.home.contact.card.phone, ...company.phone },
      whatsapp: {
        label: words.home.contact.card.whatsapp,
        about: words.home.contact.card.whatsappAbout,
        ...company.whatsapp,
      },
      email: { label: words.home.contact.card.email, ...company.email },
      address: { label: words.home.contact.card.address, text: company.registeredOffice.text },
    },
  },
});

/** Header and footer. */
export const navigation = freezeDeep({
  header: {
    ...words.navigation.header,
    solutions: {
      label: words.navigation.header.solutions,
      href: `${home.href}#${home.services.anchor}`,
      links: services,
    },
  },
  footer: {
    ...words.navigation.footer,
    other: {
      ...words.navigation.footer.other,
      professionalNetwork: { label: words.navigation.footer.other.professionalNetwork, href: company.linkedin },
    },
    legal: {
      heading: words.navigation.footer.legal.heading,
      copyright: words.navigation.footer.legal.copyright,
      name: company.legalName,
      registeredOffice: { label: words.navigation.footer.legal.registeredOffice, text: company.registeredOffice.text },
      cin: { label: words.navigation.footer.legal.cin, text: company.registration.cin },
      phone: { label: words.navigation.footer.legal.phone, ...company.phone },
      email: { label: words.navigation.footer.legal.email, ...company.email },
      grievance: {
        label: words.navigation.footer.legal.grievanceOfficer,
        officer: company.grievance.officer,
        ...company.grievance.email,
      },
    },
  },
});

/** The frame around each page, what is said when something happens, and the pages for when something is wrong. */
export const siteText = freezeDeep({
  ...words.siteText,
  sending: {
    ...words.siteText.sending,
    ways: {
      write: { label: words.siteText.sending.ways.write, href: company.email.href },
      call: { label: words.siteText.sending.ways.call, href: company.phone.href },
    },
  },
  answers: {
    ...words.siteText.answers,
    contact: { ...words.siteText.answers.contact, stored: words.siteText.sending.stored },
    newsletter: { ...words.siteText.answers.newsletter, stored: words.navigation.footer.newsletter.subscribed },
    application: { ...words.siteText.answers.application, stored: words.careers.application.stored },
    courseQuestion: { ...words.siteText.answers.courseQuestion, stored: words.courseQuestion.stored },
  },
  error: {
    ...words.siteText.error,
    writeInstead: { label: words.siteText.error.writeInstead, href: company.email.href },
    island: {
      ...words.siteText.error.island,
      call: { label: words.siteText.error.island.call, href: company.phone.href },
    },
  },
});

/** The page about the company, at both of its addresses. What the home page says too is that of `home`. */
export const about = freezeDeep({ ...words.about, otherHref: addresses.aboutCompany });

export const { team, ourWork } = words;

/** Every open position; its page is its application form. */
export const { positions } = entries;

/** The careers page around the positions. */
export const careers = freezeDeep({ ...words.careers, write: company.careersEmail });

const { version, effective, page: notice, ...noticePlace } = words.privacyNotice;

/** The pages of law. */
export const legalPages = freezeDeep([
  words.privacyPolicy,
  words.termsOfService,
  { ...notice, ...noticePlace, date: fill(notice.date, { version, date: inWords(effective) }) },
]);

/** Which notice a form shows: an entry keeps the version. The notice itself is a page of law. */
export const privacyNotice = freezeDeep({ version, effective, href: noticePlace.href });

/** Where a button leads that names a project type for the contact form. */
export const { contactAbout } = addresses;

/** Pages with words of their own, each with what holds the names of its parts. */
const worded = [
  ...Object.values(words).filter((each) => 'href' in each),
  ...[...allServices, ...showcases, ...technologies, ...positions],
  ...courses.map((course) => ({ ...course, around: curriculumWords })),
];

/** Every address of the site, in no promised order. */
export const pages: readonly Page[] = freezeDeep([
  ...worded.map(({ href, file, ...page }) => ({ href, file, anchors: anchorsIn(page) })),
  { href: about.otherHref, anchors: anchorsIn(about), original: about.href },
  ...courseQuestion.subjects.map(({ href }) => ({ href, anchors: [], original: courseQuestion.href })),
]);

/** The file that holds what a page says, where it is one: its history tells when the page last changed. */
export function sourceOf(address: string): string | undefined {
  return pages.find(({ href }) => href === address)?.file;
}

/** Every value that must be replaced before launch. */
export function listSamples(): readonly SampleLeft[] {
  return reader.samples;
}

/** Every link from content to a page of this site. */
export function listLinks(): readonly ContentLink[] {
  return findLinks(reader.files);
}

export type Service = (typeof allServices)[number];
export type InnerPage = Service['page'];
export type Band = InnerPage['bands'][number];
export type BandOf<Kind extends Band['kind']> = Extract<Band, { kind: Kind }>;
/** An icon of lucide, by its name there. */
export type ServiceIcon = z.output<typeof icon>;
export type Showcase = (typeof showcases)[number];
export type Technology = (typeof technologies)[number];
export type Course = (typeof courses)[number];
export type Internship = (typeof internships)[number];
/** What one can ask about: a course, or an internship. */
export type QuestionSubject = (typeof courseQuestion)['subjects'][number];
export type Position = (typeof positions)[number];
export type TeamMember = (typeof team)['members'][number];
export type LegalPage = (typeof legalPages)[number];
/** Words that lead to a page of this site. */
export type SiteLink = DeepReadonly<z.output<typeof siteLink>>;
/** A title and a sentence: a toast, the head of an answer. */
export type Message = DeepReadonly<z.output<typeof message>>;

/** Pairs each label with the value of the same name, in the order of the labels. */
function rowsOf<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  values: Readonly<Record<Key, string>>,
): { label: string; text: string }[] {
  return (Object.keys(labels) as Key[]).map((key) => ({ label: labels[key], text: values[key] }));
}

/** `2026-11-21` as the specification writes dates: 'November 21, 2026'. */
function inWords(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** The names of the parts of a page, in the order of its words. */
function anchorsIn(words: unknown): string[] {
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) =>
    (key === 'anchor' || key === 'id') && typeof value === 'string' ? [value] : anchorsIn(value),
  );
}
