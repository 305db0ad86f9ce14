/** The only module of `content/` that other folders import: all text and data of the site, checked and read-only. */

import type * as z from 'zod';
import { addresses, guessedAddresses } from './addresses.ts';
import { type DeskTemplate, deskTemplates } from './desk-templates.ts';
import { facts as factFiles } from './facts/facts.ts';
import { files, folders } from './files.ts';
import { type ContentLink, findLinks, type Page } from './loading/check-links.ts';
import { monthlyInWords } from './loading/courses/cost.ts';
import { weeksOf } from './loading/courses/plan-weeks.ts';
import { type DeepReadonly, freezeDeep } from './loading/deep-readonly.ts';
import { fill } from './loading/fill.ts';
import { dateInWords, inRupees } from './loading/format.ts';
import { sessionHours } from './loading/join-entries.ts';
import { type Facts, findBrokenReferences } from './loading/join-facts.ts';
import {
  type Content,
  languages,
  listOpenTranslations,
  listTranslations,
  listUntranslatedFacts,
  loadLanguage,
  type PageVersion,
  samples,
  tablesByLanguage,
  translationsOf,
} from './loading/languages.ts';
import { loadContent } from './loading/load-content.ts';
import { dedupeByName, splitIntoRows } from './loading/marquee-rows.ts';
import { findBrokenTexts } from './loading/read-all.ts';
import type { SampleLeft } from './loading/sample.ts';
import { findContradictions as contradictionsOf } from './loading/specification.ts';
import { pairTexts, type TextPair } from './loading/translate.ts';
import type { siteLink } from './schema/shared/link.ts';
import type { diagram, screen } from './schema/shared/visuals.ts';
import type { message } from './schema/site/site-text.ts';

const tables = { facts: factFiles, files, folders };
const { all, content } = loadContent(tables);
const { words, entries, company, factData } = all;

export const {
  home,
  navigation,
  siteText,
  allServices,
  services,
  products,
  technologies,
  courses,
  courseQuestion,
  internshipRegistration,
  internships,
} = content;

export type { Content, ContentLink, DeskTemplate, Facts, Page, PageVersion, SampleLeft };
export {
  addresses,
  dateInWords,
  deskTemplates,
  factFiles,
  fill,
  guessedAddresses,
  inRupees,
  languages,
  listTranslations,
  monthlyInWords,
  sessionHours,
  translationsOf,
  weeksOf,
};

/** The company: names, contact details, registered office, registration numbers. */
export const profile = company;

/** The texts of the search page. The page adds the lists of entries. */
export const { search } = words;

/** Texts shown with every course, texts of the page that lists the courses, and texts of every course page. */
export const { courseWords, placementTraining, curriculumWords } = words;

/** Fees, batches and rules of the courses. */
export const { enrolment } = words;

/** Texts that both registrations share, and those of the placement registration. */
export const { registrationWords, placementRegistration } = words;

export const { contactPage, internshipPage, kokborok } = words;

/** The page for parents and students who compare courses before they pay. */
export const { beforeYouDecide } = words;

export const { partners, testimonials } = words;

/** The photographs of people, which the build writes into files. */
export const { photos } = all;

/** Texts of the emails, and messages of the forms. */
export const { emails, formMessages } = words;

/** The logos of the marquee, each name once. */
export const technologyPartners = freezeDeep(dedupeByName(words.technologyPartners));

/** The logos of the marquee, split into its rows. */
export const technologyPartnerRows = freezeDeep(
  splitIntoRows(technologyPartners, words.home.technologyPartners.rowCount),
);

/** The options of Project Type in the contact form: the services, then the others. */
export const projectTypes: readonly string[] = freezeDeep([
  ...services.map((service) => service.title),
  ...words.home.contact.form.extraProjectTypes,
]);

/** The page about the company, which has two addresses. */
export const about = freezeDeep({ ...words.about, otherHref: addresses.aboutCompany });

export const { team, ourWork } = words;

/** Every open position; its page is its application form. */
export const { positions } = entries;

/** The pages for buyers. */
export const { contracting, tenderFile } = words;

/** Kinds of organisations that we build for, and the texts that their pages share. */
export const { sectors } = entries;
export const { sectorWords } = words;

/** The careers page, without the positions. */
export const careers = freezeDeep({ ...words.careers, email: company.careersEmail });

/** BCP 47. The language of every page that is not a translation. */
export const siteLanguage = 'en-IN';

const { version, effective, name, page: notice, ...noticeFile } = words.privacyNotice;
const translations = [words.privacyNoticeBengali, words.privacyNoticeHindi];

/** The privacy notice in each of its languages, the original first. */
const noticeLanguages = [{ language: siteLanguage, name, href: noticeFile.href }, ...translations].map(
  ({ language, name, href }) => ({ language, name, href }),
);

/** The content in the language of the site. */
const original: Content = { ...content, language: siteLanguage, dateLocale: 'en-US' };

/** The content in a language (BCP 47), or in the language of the site if `content/` has no folder for it. */
export const contentIn = (language: string): Content => loadLanguage(language) ?? original;

/** The privacy notice in a language, as a translator checks it. Its version, not a hash, says whether it is out of date. */
export const listNoticeTexts = (code: string): { readonly file: string; readonly texts: readonly TextPair[] }[] =>
  translations
    .filter(({ language }) => language === code)
    .map(({ file, page }) => ({
      file,
      // Anchors and addresses are the same in both languages.
      texts: pairTexts(notice, page).filter(({ text, translation }) => text !== translation),
    }));

/** The language fields of a page that has no translation. */
const untranslated = { language: siteLanguage, languages: [] as typeof noticeLanguages, note: undefined };

/** The legal pages. `languages` lists all versions of a translated page. */
export const legalPages = freezeDeep([
  { ...untranslated, ...words.privacyPolicy, sections: numbered(words.privacyPolicy.sections) },
  { ...untranslated, ...words.termsOfService, sections: numbered(words.termsOfService.sections) },
  {
    ...untranslated,
    ...notice,
    ...noticeFile,
    sections: numbered(notice.sections),
    languages: noticeLanguages,
    date: fill(notice.date, { version, date: dateInWords(effective) }),
  },
  ...translations.map(({ page, language, note, translatedVersion, href, file }) => ({
    ...page,
    sections: numbered(page.sections),
    language,
    languages: noticeLanguages,
    note,
    href,
    file,
    date: fill(page.date, { version: translatedVersion, date: dateInWords(effective, `${language}-IN-u-nu-latn`) }),
  })),
]);

/** The legal pages with the terms in a language: only what concerns students and their parents. */
export function legalPagesIn(language: string): readonly LegalPage[] {
  const { termsOfService } = contentIn(language);
  if (termsOfService.href === words.termsOfService.href) return legalPages;
  const sections = numbered(termsOfService.sections).filter(({ concernsStudents }) => concernsStudents);
  return [...legalPages, { ...untranslated, ...termsOfService, language, sections }];
}

/** The version of the privacy notice that forms show and entries store. The notice itself is in `legalPages`. */
export const privacyNotice = freezeDeep({ version, effective, href: noticeFile.href });

/** The address of the contact form with a project type selected. */
export const { contactAbout } = addresses;

/** The pages that have a content file, each with every text that may contain an anchor. */
const filePages = [
  ...Object.values(words).filter((text) => 'href' in text),
  ...[...allServices, ...products, ...technologies, ...positions],
  ...courses.map((course) => ({ ...course, sharedWords: curriculumWords })),
  ...sectors.map((sector) => ({ ...sector, sharedWords: sectorWords })),
];

/** All versions of a page, the original first; empty for a page in one language. */
function allVersions(href: string): readonly PageVersion[] {
  if (noticeLanguages.some((version) => version.href === href)) return noticeLanguages;
  const versions = translationsOf(href);
  return versions.length === 0 ? [] : [{ language: siteLanguage, name, href }, ...versions];
}

const originals: (Page & { readonly versions: readonly PageVersion[] })[] = [
  ...filePages.map(({ href, ...page }) => ({
    href,
    anchors: anchorsIn(page),
    versions: allVersions(href),
    ...('language' in page && { language: page.language }),
  })),
  ...courseQuestion.subjects.map(({ href }) => ({
    href,
    anchors: [],
    versions: allVersions(href),
    canonicalHref: courseQuestion.href,
  })),
];

/** Every address of the site. The order is not defined. */
export const pages: readonly Page[] = freezeDeep([
  ...originals,
  // The versions in the languages of the folders.
  ...originals.flatMap(({ href: original, anchors, versions, canonicalHref }) =>
    translationsOf(original).map(({ language, href }) => ({
      href,
      anchors,
      language,
      versions,
      ...(canonicalHref && { canonicalHref: `/${language}${canonicalHref}` }),
    })),
  ),
  { href: about.otherHref, anchors: anchorsIn(about), canonicalHref: about.href },
]);

/** Every value that must be replaced before launch. */
export function listSamples(): readonly SampleLeft[] {
  return [...all.samples, ...samples, ...listTranslationTasks()];
}

/** What has to be done to the translations: texts whose original has changed, and facts without a translation. */
export const listTranslationTasks = (): readonly SampleLeft[] => listOpenTranslations(factData);

/** A sentence for each fact that differs from the specification. @param changed proposed facts, checked by their schemas */
export const findContradictions = (changed: Partial<Facts> = {}): string[] =>
  contradictionsOf({ ...factData, ...changed });

/** The texts of facts that have no translation into one of the languages. @param changed proposed facts, checked by their schemas */
export const findUntranslated = (changed: Partial<Facts>): string[] => [
  ...new Set(listUntranslatedFacts({ ...factData, ...changed }).map(({ field }) => field)),
];

const findBrokenTextsInAllLanguages = (changed: Facts['company']) => [
  ...new Set([tables, ...tablesByLanguage()].flatMap((files) => findBrokenTexts(files, changed))),
];

/** Problems between facts and other content: a batch at a centre that does not exist, or a name that makes a text too long. */
export const findBrokenFacts = (changed: Partial<Facts> = {}): string[] => [
  ...findBrokenReferences(
    { ...factData, ...changed },
    courses.map(({ slug }) => slug),
  ),
  ...(changed.company ? findBrokenTextsInAllLanguages(changed.company) : []),
];

/** Every link from content to a page of this site. */
export function listLinks(): readonly ContentLink[] {
  return findLinks(all.files);
}

export type Service = (typeof allServices)[number];
/** The page of a service, a technology or a product. */
export type InnerPage = Service['page'] | Product['page'];
export type PageSection = InnerPage['sections'][number];
export type PageSectionOf<Kind extends PageSection['kind']> = Extract<PageSection, { kind: Kind }>;
/** A figure, its label, and how it was counted. */
export type Statistic = PageSectionOf<'metrics'>['metrics'][number];
/** A picture of a product. */
export type ScreenName = z.output<typeof screen>;
export type DiagramName = z.output<typeof diagram>;
export type Product = (typeof products)[number];
export type Technology = (typeof technologies)[number];
export type Course = (typeof courses)[number];
export type Internship = (typeof internships)[number];
/** A subject of the question form: a course, or the internship. */
export type QuestionSubject = (typeof courseQuestion)['subjects'][number];
export type Sector = (typeof sectors)[number];
export type Position = (typeof positions)[number];
export type TeamMember = (typeof team)['members'][number];
export type LegalPage = (typeof legalPages)[number];
/** A link to a page of this site. */
export type SiteLink = DeepReadonly<z.output<typeof siteLink>>;
/** A title and a sentence, for a toast or a reply page. */
export type Message = DeepReadonly<z.output<typeof message>>;

/** The sections of a legal page, with their numbers. */
function numbered<Section extends object>(sections: readonly Section[]) {
  return sections.map((section, index) => ({ ...section, number: index + 1 }));
}

/** The anchors of a page, in the order of its texts. */
function anchorsIn(words: unknown): string[] {
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) =>
    (key === 'anchor' || key === 'id') && typeof value === 'string' ? [value] : anchorsIn(value),
  );
}
