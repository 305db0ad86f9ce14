/** The only door into `content/`: everything the site says, checked once, as plain read-only data. */

import type * as z from 'zod';
import * as generated from '#generated/entries.ts';
import brochureSource from './academy/brochure.ts';
import courseQuestionSource from './academy/course-question.ts';
import courseWordsSource from './academy/course-words.ts';
import curriculumWordsSource from './academy/curriculum-words.ts';
import internshipPageSource from './academy/internship.ts';
import placementTrainingSource from './academy/placement-training.ts';
import aboutSource from './company/about.ts';
import careersSource from './company/careers.ts';
import partnersSource from './company/partners.ts';
import profileSource from './company/profile.ts';
import teamSource from './company/team.ts';
import testimonialsSource from './company/testimonials.ts';
import homeSource from './home.ts';
import privacyPolicySource from './legal/privacy-policy.ts';
import termsOfServiceSource from './legal/terms-of-service.ts';
import navigationSource from './navigation.ts';
import ourWorkSource from './our-work.ts';
import privacyNoticeSource from './privacy-notice.ts';
import { type ContentLink, findLinks, type Page } from './reading/check-links.ts';
import { type DeepReadonly, freezeDeep } from './reading/deep-readonly.ts';
import { fill } from './reading/fill.ts';
import { inRupees } from './reading/in-rupees.ts';
import { dedupeByName, splitIntoRows } from './reading/marquee-rows.ts';
import { numberSessions } from './reading/number-sessions.ts';
import { ContentReader } from './reading/read-content.ts';
import type { SampleLeft } from './reading/sample.ts';
import internshipRegistrationSource from './registration/internship.ts';
import placementRegistrationSource from './registration/placement-training.ts';
import registrationWordsSource from './registration/words.ts';
import { aboutSchema } from './schema/about.ts';
import {
  courseWordsSchema,
  curriculumWordsSchema,
  internshipPageSchema,
  placementTrainingSchema,
} from './schema/academy.ts';
import { brochureSchema } from './schema/brochure.ts';
import { careersSchema } from './schema/careers.ts';
import { courseSchema } from './schema/course.ts';
import { courseQuestionSchema } from './schema/course-question.ts';
import { homeSchema } from './schema/home.ts';
import { internshipSchema } from './schema/internship.ts';
import { legalPageSchema } from './schema/legal-page.ts';
import type { siteLink } from './schema/link.ts';
import type { hue, icon, screen } from './schema/look.ts';
import { navigationSchema } from './schema/navigation.ts';
import { ourWorkSchema } from './schema/our-work.ts';
import { partnersSchema } from './schema/partner.ts';
import { positionSchema } from './schema/position.ts';
import { privacyNoticeSchema } from './schema/privacy-notice.ts';
import { profileSchema } from './schema/profile.ts';
import {
  internshipRegistrationSchema,
  placementRegistrationSchema,
  registrationWordsSchema,
} from './schema/registration.ts';
import { searchSchema } from './schema/search.ts';
import { serviceSchema } from './schema/service.ts';
import { showcaseSchema } from './schema/showcase.ts';
import { type message, siteTextSchema } from './schema/site-text.ts';
import type { statistic } from './schema/statistic.ts';
import { teamSchema } from './schema/team.ts';
import { technologySchema } from './schema/technology.ts';
import { technologyPartnersSchema } from './schema/technology-partner.ts';
import { testimonialsSchema } from './schema/testimonial.ts';
import searchSource from './search.ts';
import siteTextSource from './site-text.ts';
import technologyPartnersSource from './technology-partners.ts';

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

const readServices = reader.readEntries(generated.services, serviceSchema);
const readShowcases = reader.readEntries(generated.showcases, showcaseSchema);
const readTechnologies = reader.readEntries(generated.technologies, technologySchema);
const readPositions = reader.readEntries(generated.positions, positionSchema);
const readCourses = reader.readEntries(generated.courses, courseSchema);
const readInternships = reader.readEntries(generated.internships, internshipSchema);
const readCourseWords = reader.read(
  { file: 'content/academy/course-words.ts', source: courseWordsSource },
  courseWordsSchema,
);
const readCurriculumWords = reader.read(
  { file: 'content/academy/curriculum-words.ts', source: curriculumWordsSource },
  curriculumWordsSchema,
);
const readPlacementTraining = reader.read(
  { file: 'content/academy/placement-training.ts', source: placementTrainingSource },
  placementTrainingSchema,
);
const readCourseQuestion = reader.read(
  { file: 'content/academy/course-question.ts', source: courseQuestionSource },
  courseQuestionSchema,
);
const readInternshipPage = reader.read(
  { file: 'content/academy/internship.ts', source: internshipPageSource },
  internshipPageSchema,
);
const readBrochure = reader.read({ file: 'content/academy/brochure.ts', source: brochureSource }, brochureSchema);
const readRegistrationWords = reader.read(
  { file: 'content/registration/words.ts', source: registrationWordsSource },
  registrationWordsSchema,
);
const readInternshipRegistration = reader.read(
  { file: 'content/registration/internship.ts', source: internshipRegistrationSource },
  internshipRegistrationSchema,
);
const readPlacementRegistration = reader.read(
  { file: 'content/registration/placement-training.ts', source: placementRegistrationSource },
  placementRegistrationSchema,
);
const readAbout = reader.read({ file: 'content/company/about.ts', source: aboutSource }, aboutSchema);
const readTeam = reader.read({ file: 'content/company/team.ts', source: teamSource }, teamSchema);
const readCareers = reader.read({ file: 'content/company/careers.ts', source: careersSource }, careersSchema);
const readOurWork = reader.read({ file: 'content/our-work.ts', source: ourWorkSource }, ourWorkSchema);
const readPrivacyPolicy = reader.read(
  { file: 'content/legal/privacy-policy.ts', source: privacyPolicySource },
  legalPageSchema,
);
const readTermsOfService = reader.read(
  { file: 'content/legal/terms-of-service.ts', source: termsOfServiceSource },
  legalPageSchema,
);
const readPrivacyNotice = reader.read(
  { file: 'content/privacy-notice.ts', source: privacyNoticeSource },
  privacyNoticeSchema,
);
const readHome = reader.read({ file: 'content/home.ts', source: homeSource }, homeSchema);
const readNavigation = reader.read({ file: 'content/navigation.ts', source: navigationSource }, navigationSchema);
const readSearch = reader.read({ file: 'content/search.ts', source: searchSource }, searchSchema);
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
const aboutText = readAbout();
const careersText = readCareers();
const ourWorkText = readOurWork();
const noticeText = readPrivacyNotice();
const navigationText = readNavigation();
const siteWords = readSiteText();

/** The company: names, ways to write, registered office, identity numbers. */
export const profile = freezeDeep(company);

/** Every service that has a page, in the order of the menu, each with the address of its page. */
export const allServices = freezeDeep(
  readServices().map((service) => ({ ...service, href: `/services/${service.slug}` })),
);

/** The services of the menu and of every list. */
export const services = allServices.filter((service) => service.isInMenu !== false);

/** The products in the order of the portfolio, each with the address of its page. */
export const showcases = freezeDeep(
  readShowcases().map(({ address, ...showcase }) => ({ ...showcase, href: address ?? `/work/${showcase.slug}` })),
);

/** The search page; its lists of entries are filled in by the page. */
export const search = freezeDeep(readSearch());

/** The technologies in the order of their cards, each with the address of its page. */
export const technologies = freezeDeep(
  readTechnologies().map((technology) => ({ ...technology, href: `/technologies/${technology.slug}` })),
);

/** Hours of one session of any course (specification, section 9). */
export const sessionHours = 2;

/** The courses in the order of their cards, each with its sessions numbered and the addresses that belong to it. */
export const courses = freezeDeep(
  readCourses().map((course) => {
    const parts = numberSessions(course.parts);
    const sessionCount = parts.reduce((sum, { sessions }) => sum + sessions.length, 0);
    return {
      ...course,
      parts,
      sessionCount,
      hourCount: sessionCount * sessionHours,
      href: `/curriculum/${course.slug}`,
      registerHref: `/placement-training-registration?program=${course.slug}`,
      askHref: `/ask/${course.slug}`,
      brochureHref: `/brochures/${course.slug}.pdf`,
    };
  }),
);

/** What stands around a course wherever it is shown, the page of all, and the page of each. */
export const courseWords = freezeDeep(readCourseWords());
export const placementTraining = freezeDeep(readPlacementTraining());
export const curriculumWords = freezeDeep(readCurriculumWords());

/** What stands in the brochure of a course, and only there. */
export const brochureWords = freezeDeep(readBrochure());

const internshipRegistrationText = readInternshipRegistration();

/** The tracks of the internship, each with the address that registers for its domain. */
export const internships = freezeDeep(
  readInternships().map((track) => {
    const domain = internshipRegistrationText.domains.find(({ label }) => label === track.domain);
    if (!domain) {
      throw new Error(
        `content/internships/${track.slug}.ts: domain: '${track.domain}' is no domain of the registration`,
      );
    }
    return { ...track, applyHref: `/internship-registration?program=${domain.value}` };
  }),
);

export const internshipPage = freezeDeep(readInternshipPage());

/** What both registrations say, and what is said by each. */
export const registrationWords = freezeDeep(readRegistrationWords());
export const internshipRegistration = freezeDeep(internshipRegistrationText);
export const placementRegistration = freezeDeep(readPlacementRegistration());

const questionText = readCourseQuestion();
const internshipSubject = { ...questionText.internship, hue: 'teal' as const, href: '/ask/internship' };

/** Where one asks before one registers. What one can ask about has a page each, on which it is chosen already. */
export const courseQuestion = freezeDeep({
  ...questionText,
  href: '/ask',
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
      responseNote: homeText.contact.card.responseNote,
      hours: { label: homeText.contact.card.hours, text: company.supportHours },
      phone: { label: homeText.contact.card.phone, ...company.phone },
      whatsapp: {
        label: homeText.contact.card.whatsapp,
        about: homeText.contact.card.whatsappAbout,
        ...company.whatsapp,
      },
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
  sending: {
    ...siteWords.sending,
    ways: {
      write: { label: siteWords.sending.ways.write, href: company.email.href },
      call: { label: siteWords.sending.ways.call, href: company.phone.href },
    },
  },
  answers: {
    ...siteWords.answers,
    contact: { ...siteWords.answers.contact, stored: siteWords.sending.stored },
    newsletter: { ...siteWords.answers.newsletter, stored: navigationText.footer.newsletter.subscribed },
    application: { ...siteWords.answers.application, stored: careersText.application.stored },
    courseQuestion: { ...siteWords.answers.courseQuestion, stored: questionText.stored },
  },
  error: {
    ...siteWords.error,
    writeInstead: { label: siteWords.error.writeInstead, href: company.email.href },
    island: { ...siteWords.error.island, call: { label: siteWords.error.island.call, href: company.phone.href } },
  },
});

/** The page about the company. What the home page says too (technologies, certifications, numbers) is that of `home`. */
export const about = freezeDeep(aboutText);

export const team = freezeDeep(readTeam());

/** Every open position, each with the address of its application form. */
export const positions = freezeDeep(
  readPositions().map((position) => ({ ...position, applyHref: `/company/careers/apply/${position.slug}` })),
);

/** The careers page around the positions. */
export const careers = freezeDeep({ ...careersText, write: company.careersEmail });

export const ourWork = freezeDeep(ourWorkText);

/** The pages of law, by their addresses. */
export const legalPages = freezeDeep([
  { href: '/privacy-policy', ...readPrivacyPolicy() },
  { href: '/terms-of-service', ...readTermsOfService() },
  {
    href: '/privacy-notice',
    ...noticeText.page,
    date: fill(noticeText.page.date, { version: noticeText.version, date: inWords(noticeText.effective) }),
  },
]);

/** Which notice a form shows: an entry keeps the version. The notice itself is a page of law. */
export const privacyNotice = freezeDeep({
  version: noticeText.version,
  effective: noticeText.effective,
  href: '/privacy-notice',
});

/** Every address of the site, in no promised order. */
export const pages: readonly Page[] = freezeDeep([
  { href: '/', anchors: anchorsOf(homeText) },
  ...allServices.map(({ href, page }) => ({ href, anchors: page.bands.map(({ id }) => id) })),
  ...showcases.map(({ href, page }) => ({ href, anchors: page.bands.map(({ id }) => id) })),
  ...technologies.map(({ href, page }) => ({ href, anchors: page.bands.map(({ id }) => id) })),
  { href: '/about', anchors: anchorsOf(aboutText) },
  { href: '/company/about-us', anchors: anchorsOf(aboutText), original: '/about' },
  { href: '/company/our-team', anchors: [] },
  { href: '/company/careers', anchors: anchorsOf(careersText) },
  { href: '/search', anchors: [] },
  { href: '/our-work', anchors: anchorsOf(ourWorkText) },
  ...legalPages.map(({ href, sections }) => ({ href, anchors: sections.map(({ id }) => id) })),
  ...positions.map(({ applyHref }) => ({ href: applyHref, anchors: [] })),
  { href: '/placement-training', anchors: anchorsOf(placementTraining) },
  ...courses.map(({ href }) => ({ href, anchors: anchorsOf(curriculumWords) })),
  { href: '/internship', anchors: anchorsOf(internshipPage) },
  { href: courseQuestion.href, anchors: [] },
  ...courseQuestion.subjects.map(({ href }) => ({ href, anchors: [], original: courseQuestion.href })),
  { href: '/internship-registration', anchors: [] },
  { href: '/placement-training-registration', anchors: [] },
]);

/** Pages whose words stand in one file that is no entry of a folder. */
const filesOfPages: Readonly<Record<string, string>> = {
  '/': 'content/home.ts',
  '/about': 'content/company/about.ts',
  '/company/about-us': 'content/company/about.ts',
  '/company/our-team': 'content/company/team.ts',
  '/company/careers': 'content/company/careers.ts',
  '/our-work': 'content/our-work.ts',
  '/placement-training': 'content/academy/placement-training.ts',
  '/internship': 'content/academy/internship.ts',
  '/ask': 'content/academy/course-question.ts',
  '/internship-registration': 'content/registration/internship.ts',
  '/placement-training-registration': 'content/registration/placement-training.ts',
  '/privacy-policy': 'content/legal/privacy-policy.ts',
  '/terms-of-service': 'content/legal/terms-of-service.ts',
  '/privacy-notice': 'content/privacy-notice.ts',
};

/** The file that holds what a page says, where it is one: its history tells when the page last changed. */
export function sourceOf(address: string): string | undefined {
  const slug = address.slice(address.lastIndexOf('/') + 1);
  const entries = [
    ...generated.courses,
    ...generated.services,
    ...generated.technologies,
    ...generated.showcases,
    ...generated.positions,
  ];
  const addresses = [
    ...[...courses, ...allServices, ...technologies, ...showcases].map(({ href }) => href),
    ...positions.map(({ applyHref }) => applyHref),
  ];
  const entry = addresses.includes(address) ? entries.find((each) => each.slug === slug) : undefined;
  return filesOfPages[address] ?? entry?.file;
}

/** Every value that must be replaced before launch. */
export function listSamples(): readonly SampleLeft[] {
  return reader.samples;
}

/** Every link from content to a page of this site. */
export function listLinks(): readonly ContentLink[] {
  return findLinks(reader.files);
}

export type Profile = typeof profile;
export type Service = (typeof allServices)[number];
export type InnerPage = Service['page'];
export type Band = InnerPage['bands'][number];
export type BandOf<Kind extends Band['kind']> = Extract<Band, { kind: Kind }>;
/** An icon of lucide, by its name there. */
export type ServiceIcon = z.output<typeof icon>;
export type Hue = z.output<typeof hue>;
/** A picture of a product. */
export type ScreenName = z.output<typeof screen>;
export type Showcase = (typeof showcases)[number];
export type Technology = (typeof technologies)[number];
export type Partner = (typeof partners)[number];
export type Testimonial = (typeof testimonials)[number];
export type TechnologyPartner = (typeof technologyPartners)[number];
export type Home = typeof home;
export type Course = (typeof courses)[number];
export type Internship = (typeof internships)[number];
/** What one can ask about: a course, or an internship. */
export type QuestionSubject = (typeof courseQuestion)['subjects'][number];
export type CourseWords = typeof courseWords;
export type RegistrationWords = typeof registrationWords;
export type Position = (typeof positions)[number];
export type TeamMember = (typeof team)['members'][number];
export type LegalPage = (typeof legalPages)[number];
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

/** `2026-11-21` as the specification writes dates: 'November 21, 2026'. */
function inWords(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

function anchorsOf(page: object): string[] {
  return Object.values(page).flatMap((part: unknown) => {
    if (typeof part !== 'object' || part === null) return [];
    if ('anchor' in part) return [String(part.anchor)];
    return 'id' in part ? [String(part.id)] : [];
  });
}
