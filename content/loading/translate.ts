import { createHash } from 'node:crypto';
import * as z from 'zod';
import { addresses } from '../addresses.ts';
import { facts } from '../facts/facts.ts';
import { files, folders } from '../files.ts';
import type { Tables } from './read-all.ts';
import { ContentError, type EntrySource, type Source } from './read-content.ts';
import type { FileTable, FolderTable } from './read-tables.ts';
import { type Authored, extractSamples, type Sample } from './sample.ts';

/**
 * What a translation of the file `T` may contain: its texts, at the same places. Everything else, such as addresses and icons, comes
 * from that file. A text may be missing if no page in the language shows it.
 */
export type Texts<T> =
  T extends Sample<unknown>
    ? never
    : T extends string
      ? string
      : T extends readonly (infer Item)[]
        ? readonly (Texts<Item> | undefined)[]
        : T extends object
          ? { readonly [Key in keyof T]?: Texts<T[Key]> | undefined }
          : never;

/** `content/<language>/language.ts`. */
export const languageSchema = z.strictObject({
  name: z.string().describe('The name of the language in the language itself.'),
  /** BCP 47, with the digits that pages use. */
  dateLocale: z.string(),
  pages: z.array(z.string().startsWith('/')).describe('The addresses of the pages that exist in this language.'),
  forms: z.array(z.string()).describe('The ids of the forms that exist in this language.'),
  note: z.string().describe('Shown below the header of each translated page: says that it is a translation.'),
  staleNote: z.string().describe('Shown instead if the original has changed since its translation.'),
  readTranslation: z.string().describe('Label of the link from the original to the translation.'),
  readOriginal: z.string().describe('Label of the link to the original.'),
  others: z.string().describe('Label of the link to the first page, on pages without a version in this language.'),
  factWords: z
    .record(z.string(), z.string())
    .describe('The words of the facts, such as days and names of centres, each with its translation.'),
});

export type LanguageSource = Authored<z.input<typeof languageSchema>>;

/** One file of `content/<language>/`, with the file that it translates. `.generated/entries.ts` lists these. */
export interface Translation extends Source {
  /** `content/site-text.ts` */
  readonly original: string;
}

/** A text and its translation. */
export interface TextPair {
  /** `costs.heading` */
  readonly field: string;
  readonly text: string;
  readonly translation: string;
}

/**
 * The files of the content with the texts of one language.
 * @throws ContentError if a translation has a text that its original lacks
 */
export function translateTables(translations: readonly Translation[]): Tables {
  const problems: string[] = [];
  const byOriginal = new Map(translations.map((translation) => [translation.original, translation]));
  for (const { file, original } of translations.filter(({ original }) => !originals.has(original)))
    problems.push(`${file}: there is no ${original}, so remove this translation`);
  const inLanguage = (file: string, source: unknown): unknown => {
    const translation = byOriginal.get(file);
    if (!translation) return source;
    return replaceTexts(source, translation.source, (field, problem) =>
      problems.push(`${translation.file}: ${field}: ${problem}`),
    );
  };
  const tables = {
    facts,
    files: mapRows(files, ([file, source, ...rest]) => [file, inLanguage(file, source), ...rest]),
    folders: mapRows(folders, ([entries, ...rest]) => [
      entries.map((entry: EntrySource) => ({ ...entry, source: inLanguage(entry.file, entry.source) })),
      ...rest,
    ]),
  };
  if (problems.length > 0) throw new ContentError(problems);
  return tables;
}

/** Replaces every row of a table. The rows keep their types: only texts in their sources change. */
const mapRows = <Table extends object>(table: Table, replace: (row: Table[keyof Table]) => unknown): Table =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, replace(row)])) as Table;

/** @param field `rows.0.label` */
type Report = (field: string, problem: string) => void;

/**
 * Replaces the texts of the original by those of its translation.
 * @param original as its author wrote it; the marks of samples are removed
 * @param report receives each problem
 */
export const replaceTexts = (original: unknown, texts: unknown, report: Report): unknown =>
  replaceIn(extractSamples('', original).plain, texts, report, []);

function replaceIn(original: unknown, texts: unknown, report: Report, path: readonly string[]): unknown {
  if (texts === undefined) return original;
  if (typeof texts === 'string' && typeof original === 'string') return texts;
  if (!isBranch(original) || !isBranch(texts) || Array.isArray(original) !== Array.isArray(texts)) {
    report(path.join('.'), 'not the same kind of value as in the original');
    return original;
  }
  for (const key of Object.keys(texts).filter((key) => !(key in original)))
    report([...path, key].join('.'), 'the original has no such text; remove it');
  if (Array.isArray(original) && Object.keys(texts).length !== original.length)
    report(path.join('.'), `has ${Object.keys(texts).length} items; the original has ${original.length}`);
  const entries = Object.entries(original).map(
    ([key, value]) => [key, replaceIn(value, texts[key], report, [...path, key])] as const,
  );
  return Array.isArray(original) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The hash of the texts that a translation was made from. */
export const hashTexts = (pairs: readonly TextPair[]): string =>
  createHash('sha256')
    .update(JSON.stringify(pairs.map(({ text }) => text)))
    .digest('hex')
    .slice(0, 12);

/** The source of every file that can be translated, by its path. */
export const originals: ReadonlyMap<string, { readonly source: unknown; readonly href?: string | undefined }> = new Map(
  [
    ...Object.values(files as FileTable).map(([file, source, , href]) => [file, { source, href }] as const),
    ...Object.values(folders as FolderTable).flatMap(([entries, , hrefOf]) =>
      entries.map(({ file, source, slug }) => [file, { source, href: hrefOf?.(slug) }] as const),
    ),
  ],
);

/** Every text of a translation with the text that it translates. @param original the source of the file that it translates */
export function pairTexts(original: unknown, texts: unknown, path: readonly string[] = []): TextPair[] {
  const { plain } = path.length === 0 ? extractSamples('', original) : { plain: original };
  if (typeof texts === 'string') return [{ field: path.join('.'), text: String(plain), translation: texts }];
  if (!isBranch(texts) || !isBranch(plain)) return [];
  return Object.entries(texts).flatMap(([key, value]) => pairTexts(plain[key], value, [...path, key]));
}

/** Replaces the addresses of pages, without their query and fragment. @param hrefs the new address of each page that has one */
export function localizeLinks<T>(value: T, hrefs: ReadonlyMap<string, string>): T {
  if (typeof value === 'string') {
    // The form on the home page is for clients. Students and parents, who read the translations, have a page.
    if (value === addresses.contact) return localizeLinks(addresses.contactPage, hrefs) as T;
    const [path = ''] = value.split(/[?#]/);
    return ((hrefs.get(path) ?? path) + value.slice(path.length)) as T;
  }
  if (Array.isArray(value)) return value.map((item) => localizeLinks(item, hrefs)) as T;
  if (!isBranch(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localizeLinks(item, hrefs)])) as T;
}
