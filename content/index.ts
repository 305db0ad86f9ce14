/** The only door into `content/`: everything the site says, checked once, as plain read-only data. */

import type * as z from 'zod';
import { addresses } from './addresses.ts';
import { type ContentLink, findLinks, type Page } from './loading/check-links.ts';
import { weeksOf } from './loading/courses/plan-weeks.ts';
import { type DeepReadonly, freezeDeep } from './loading/deep-readonly.ts';
import { fill } from './loading/fill.ts';
import { home, navigation, siteText } from './loading/fill-in-company.ts';
import { dateInWords, inRupees } from './loading/format.ts';
import {
  allServices,
  courseQuestion,
  courses,
  internshipRegistration,
  internships,
  products,
  services,
  sessionHours,
  technologies,
} from './loading/join-entries.ts';
import { dedupeByName, splitIntoRows } from './loading/marquee-rows.ts';
import { company, entries, reader, words } from './loading/read-all.ts';
import type { SampleLeft } from './loading/sample.ts';
import type { siteLink } from './schema/shared/link.ts';
import type { diagram, screen } from './schema/shared/visuals.ts';
import type { message } from './schema/site/site-text.ts';

export type { ContentLink, Page, SampleLeft };
export {
  addresses,
  allServices,
  courseQuestion,
  courses,
  dateInWords,
  fill,
  home,
  inRupees,
  internshipRegistration,
  internships,
  navigation,
  products,
  services,
  sessionHours,
  siteText,
  technologies,
  weeksOf,
};

/** The company: names, ways to write, registered office, identity numbers. */
export const profile = company;

/** The search page; its lists of entries are filled in by the page. */
export const { search } = words;

/** What stands around a course wherever it is shown, the page of all, and the page of each. */
export const { courseWords, placementTraining, curriculumWords } = words;

/** What decides whether one joins a course: sums, dates, rules. */
export const { enrolment } = words;

/** What stands in the brochure of a course, and only there. */
export const brochureWords = words.brochure;

/** What both registrations say, and what is said by each. */
export const { registrationWords, placementRegistration } = words;

export const { internshipPage } = words;

export const { partners, testimonials } = words;

/** What goes out by mail. What a receipt says too is said in its words. */
export const { emails } = words;

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

/** The page about the company, at both of its addresses. What the home page says too is that of `home`. */
export const about = freezeDeep({ ...words.about, otherHref: addresses.aboutCompany });

export const { team, ourWork } = words;

/** Every open position; its page is its application form. */
export const { positions } = entries;

/** What a buyer reads before the first signature. */
export const { contracting, tenderFile } = words;

/** Kinds of organisations that we build for, and what their pages say alike. */
export const { sectors } = entries;
export const { sectorWords } = words;

/** The careers page around the positions. */
export const careers = freezeDeep({ ...words.careers, write: company.careersEmail });

/** Of every page that is not a translation: BCP 47. */
export const siteLanguage = 'en-IN';

const { version, effective, name, page: notice, ...noticePlace } = words.privacyNotice;
const translations = [words.privacyNoticeBengali, words.privacyNoticeHindi];

/** The notice in each of its languages, the one it is written in first. */
const noticeLanguages = [{ language: siteLanguage, name, href: noticePlace.href }, ...translations].map(
  ({ language, name, href }) => ({ language, name, href }),
);

/** A page there is in one language alone. */
const inEnglish = { language: siteLanguage, languages: [] as typeof noticeLanguages, note: undefined };

/** The pages of law. Of those that there are in several `languages`, each names all. */
export const legalPages = freezeDeep([
  { ...inEnglish, ...words.privacyPolicy },
  { ...inEnglish, ...words.termsOfService },
  {
    ...inEnglish,
    ...notice,
    ...noticePlace,
    languages: noticeLanguages,
    date: fill(notice.date, { version, date: dateInWords(effective) }),
  },
  ...translations.map(({ page, language, note, translatedVersion, href, file }) => ({
    ...page,
    language,
    languages: noticeLanguages,
    note,
    href,
    file,
    date: fill(page.date, { version: translatedVersion, date: dateInWords(effective, `${language}-IN-u-nu-latn`) }),
  })),
]);

/** Which notice a form shows: an entry keeps the version. The notice itself is a page of law. */
export const privacyNotice = freezeDeep({ version, effective, href: noticePlace.href });

/** Where a button leads that names a project type for the contact form. */
export const { contactAbout } = addresses;

/** Pages with words of their own, each with what holds the names of its parts. */
const worded = [
  ...Object.values(words).filter((each) => 'href' in each),
  ...[...allServices, ...products, ...technologies, ...positions],
  ...courses.map((course) => ({ ...course, around: curriculumWords })),
  ...sectors.map((sector) => ({ ...sector, around: sectorWords })),
];

/** Every address of the site, in no promised order. */
export const pages: readonly Page[] = freezeDeep([
  ...worded.map(({ href, file, ...page }) => ({
    href,
    file,
    anchors: anchorsIn(page),
    ...('language' in page && { language: page.language }),
  })),
  { href: about.otherHref, anchors: anchorsIn(about), original: about.href },
  ...courseQuestion.subjects.map(({ href }) => ({ href, anchors: [], original: courseQuestion.href })),
]);

const sources = new Map(pages.map(({ href, file }) => [href, file]));

/** The file that holds what a page says, where it is one: its history tells when the page last changed. */
export function sourceOf(address: string): string | undefined {
  return sources.get(address);
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
/** What a service, a technology or a product tells on its page. */
export type InnerPage = Service['page'] | Product['page'];
export type PageSection = InnerPage['sections'][number];
export type PageSectionOf<Kind extends PageSection['kind']> = Extract<PageSection, { kind: Kind }>;
/** A figure, what it counts, and how one knows. */
export type Statistic = PageSectionOf<'metrics'>['metrics'][number];
/** A picture of a product. */
export type ScreenName = z.output<typeof screen>;
export type DiagramName = z.output<typeof diagram>;
export type Product = (typeof products)[number];
export type Technology = (typeof technologies)[number];
export type Course = (typeof courses)[number];
export type Internship = (typeof internships)[number];
/** What one can ask about: a course, or an internship. */
export type QuestionSubject = (typeof courseQuestion)['subjects'][number];
export type Sector = (typeof sectors)[number];
export type Position = (typeof positions)[number];
export type TeamMember = (typeof team)['members'][number];
export type LegalPage = (typeof legalPages)[number];
/** Words that lead to a page of this site. */
export type SiteLink = DeepReadonly<z.output<typeof siteLink>>;
/** A title and a sentence: a toast, the head of an answer. */
export type Message = DeepReadonly<z.output<typeof message>>;

/** The names of the parts of a page, in the order of its words. */
function anchorsIn(words: unknown): string[] {
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) =>
    (key === 'anchor' || key === 'id') && typeof value === 'string' ? [value] : anchorsIn(value),
  );
}
