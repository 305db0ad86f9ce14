import * as generated from '#generated/entries.ts';
import { addresses } from '../addresses.ts';
import { freezeDeep } from './deep-readonly.ts';
import type { Facts } from './join-facts.ts';
import { type LoadedContent, loadContent } from './load-content.ts';
import type { Tables } from './read-all.ts';
import { ContentReader } from './read-content.ts';
import type { SampleLeft } from './sample.ts';
import {
  hashTexts,
  languageSchema,
  localizeLinks,
  originals,
  pairTexts,
  type TextPair,
  type Translation,
  translateTables,
} from './translate.ts';

/** The content in one language. */
export interface Content extends LoadedContent {
  /** BCP 47. */
  readonly language: string;
  /** BCP 47, for dates. */
  readonly dateLocale: string;
  /** On translated pages: the notes about the translation, and the pages whose original has changed since. */
  readonly translation?: {
    readonly note: string;
    readonly staleNote: string;
    readonly readOriginal: string;
    readonly stalePages: readonly string[];
  };
}

/** A version of a page. */
export interface PageVersion {
  /** BCP 47. */
  readonly language: string;
  /** The name of the language in the language itself. */
  readonly name: string;
  readonly href: string;
}

const reader = new ContentReader();
const entries = Object.entries(generated.languages).map(([code, { language, ...files }]) => ({
  code,
  files,
  get: reader.read(language, languageSchema),
}));
reader.finish();

/** The languages of the folders `content/<language>/`, in addition to the language of the site. */
export const languages = freezeDeep(entries.map(({ code, get }) => ({ code, ...get() })));

interface LanguageFiles {
  readonly translations: readonly Translation[];
  /** By the path of an original: the hash of its texts when they were translated. */
  readonly originals: Readonly<Record<string, string>>;
}

/** The files of each language, by its code. */
const languageFiles: ReadonlyMap<string, LanguageFiles> = new Map(entries.map(({ code, files }) => [code, files]));

/** A file of a language, as a translator checks it. */
export interface CheckedTranslation {
  /** `content/bn/site-text.ts` */
  readonly file: string;
  /** `content/site-text.ts` */
  readonly original: string;
  /** Hash of the current texts of the original. */
  readonly hash: string;
  /** Whether a text of the original has changed since its translation. */
  readonly isStale: boolean;
  readonly texts: readonly TextPair[];
}

/** Every translation of a language. */
export function listTranslations(code: string): CheckedTranslation[] {
  const { translations = [], originals: hashes = {} } = languageFiles.get(code) ?? {};
  return translations.map(({ file, original, source }) => {
    const texts = pairTexts(originals.get(original)?.source, source);
    const hash = hashTexts(texts);
    return { file, original, hash, isStale: hash !== hashes[original], texts };
  });
}

/** The facts that pages in other languages show. */
type TranslatedFacts = Pick<Facts, 'batches' | 'centres' | 'company'>;

/** The translations to make or to update before launch. @param factData the facts in the language of the site */
export function listOpenTranslations(factData: TranslatedFacts): SampleLeft[] {
  const stale = languages
    .flatMap(({ code }) => listTranslations(code))
    .filter(({ isStale }) => isStale)
    .map(({ file, original }) => ({
      file,
      field: '(whole file)',
      hint: `a translation of the changes in ${original}; then run: npm run translations -- --accept`,
    }));
  return [...stale, ...listUntranslatedFacts(factData)];
}

/** The texts of facts without a translation. Pages in that language show them in the language of the site. */
export function listUntranslatedFacts({ batches, centres, company }: TranslatedFacts): SampleLeft[] {
  const { tagline, supportHours, registeredOffice, grievance } = company;
  const facts = new Set([
    ...batches.flatMap(({ days, time, language, teacher }) => [...days, time, language, teacher]),
    ...centres.flatMap(({ name, address }) => [name, address]),
    ...[tagline, supportHours, registeredOffice.locality, registeredOffice.text, grievance.designation],
  ]);
  return languages.flatMap(({ code, name, factWords }) =>
    [...facts]
      .filter((fact) => factWords[fact] === undefined)
      .map((fact) => ({ file: `content/${code}/fact-words.ts`, field: fact, hint: `this fact in ${name}` })),
  );
}

/** The samples in the language files: a native speaker must check every translation before launch. */
export const { samples } = reader;

/** The files of the content with the texts of each language. */
export const tablesByLanguage = (): Tables[] => languages.map(({ code }) => tablesOf(code));

const tablesOf = (code: string) => translateTables(languageFiles.get(code)?.translations ?? []);

const loaded = new Map<string, Content>();

/**
 * The content in a language. Links lead to the version of a page in that language, if it has one.
 * @returns undefined for a language without a folder
 */
export function loadLanguage(code: string): Content | undefined {
  const language = languages.find((item) => item.code === code);
  if (!language) return undefined;
  const known = loaded.get(code);
  if (known) return known;
  const { dateLocale, note, staleNote, readOriginal, pages, factWords } = language;
  const { content } = loadContent(tablesOf(code), factWords);
  const stalePages = listTranslations(code).flatMap(({ original, isStale }) =>
    isStale ? (originals.get(original)?.href ?? []) : [],
  );
  const notices = [content.privacyNoticeBengali, content.privacyNoticeHindi];
  const hrefs = new Map([
    ...pages.map((page) => [page, `/${code}${page}`] as const),
    // A course with a page in the language has a brochure, too.
    ...content.courses.flatMap(({ href, slug, brochureHref }) =>
      pages.includes(href) ? [[brochureHref, addresses.brochure(slug, code)] as const] : [],
    ),
    ...notices.flatMap((notice) =>
      notice.language === code ? [[content.privacyNotice.href, notice.href] as const] : [],
    ),
  ]);
  const result: Content = {
    ...localizeLinks(content, hrefs),
    language: code,
    dateLocale,
    translation: { note, staleNote, readOriginal, stalePages },
  };
  loaded.set(code, result);
  return result;
}

/** The versions of a page in the languages of the folders, without the original. @param path of the original */
export const translationsOf = (path: string): PageVersion[] =>
  languages
    .filter(({ pages }) => pages.includes(path))
    .map(({ code, name }) => ({ language: code, name, href: `/${code}${path}` }));
