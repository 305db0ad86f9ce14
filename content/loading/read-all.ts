import type { facts } from '../facts/facts.ts';
import type { files, folders } from '../files.ts';
import { freezeDeep } from './deep-readonly.ts';
import { type Facts, joinFacts } from './join-facts.ts';
import { ContentReader } from './read-content.ts';
import { readFiles, readFolders } from './read-tables.ts';

/** All files of the content. */
export interface Tables {
  readonly facts: typeof facts;
  readonly files: typeof files;
  readonly folders: typeof folders;
}

/**
 * Checks all files, and puts the facts into the texts that show them.
 * @param factWords translations of texts in the facts: `{ Sat: 'শনি' }`
 * @throws ContentError with the problems of all files
 */
export function readAll({ facts, files, folders }: Tables, factWords: Readonly<Record<string, string>> = {}) {
  /** Collects every sample and every file. */
  const reader = new ContentReader();
  const readFacts = readFiles(reader, facts);
  // The other files take the names of the company from the facts, so these must be valid first.
  reader.finish();
  /** The facts, by their names in `facts.ts`. */
  const factData = replaceWords(readFacts(), factWords);
  reader.fillIn(placeholdersOf(factData.company));
  const [readWords, readEntries] = [readFiles(reader, files), readFolders(reader, folders)];
  reader.finish();
  /** The words by their names in `files.ts`, and the entries of each folder, sorted by `order`. */
  const joined = freezeDeep(joinFacts(factData, readWords(), readEntries()));
  return { ...joined, factData, samples: reader.samples, files: reader.files };
}

/** Replaces every text that is a key of `words`. */
function replaceWords<T>(value: T, words: Readonly<Record<string, string>>): T {
  if (typeof value === 'string') return (words[value] ?? value) as T;
  if (Array.isArray(value)) return value.map((item) => replaceWords(item, words)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceWords(item, words)])) as T;
}

export type AllFiles = ReturnType<typeof readAll>;

/** The values of the placeholders in texts, such as `{company.name}`. */
function placeholdersOf(company: Facts['company']) {
  return {
    'company.name': company.name,
    'company.legalName': company.legalName,
    'company.shortName': company.shortName,
    'company.email': company.email.text,
    'company.phone': company.phone.text,
    'company.supportHours': company.supportHours,
    'company.city': company.registeredOffice.locality,
    'company.address': company.registeredOffice.text,
    'company.cin': company.registration.cin,
    'company.gstin': company.registration.gstin,
    'company.duns': company.registration.duns,
    'company.nationalStartupNumber': company.registration.nationalStartupNumber,
    'company.stateStartupNumber': company.registration.stateStartupNumber,
    'company.incorporated': company.registration.incorporated,
  };
}

/**
 * Checks all texts with proposed values of the company, because a longer name can make a text too long.
 * @returns a line for each problem: file, field and what to change
 */
export function findBrokenTexts({ files, folders }: Tables, company: Facts['company']): readonly string[] {
  const other = new ContentReader();
  other.fillIn(placeholdersOf(company));
  readFiles(other, files);
  readFolders(other, folders);
  return other.problems;
}
