import { facts } from '../facts/facts.ts';
import { files, folders } from '../files.ts';
import { freezeDeep } from './deep-readonly.ts';
import { type Facts, joinFacts } from './join-facts.ts';
import { ContentReader } from './read-content.ts';
import { readFiles, readFolders } from './read-tables.ts';

/** Collects every sample and every file. Complete after the calls below. */
export const reader = new ContentReader();

const readFacts = readFiles(reader, facts);
// The other files take the names of the company from the facts, so these must be valid first.
reader.finish();
/** The facts, by their names in `facts.ts`. */
export const factData = readFacts();
/** The profile of the company. */
export const company = freezeDeep(factData.company);
reader.fillIn(placeholdersOf(company));

const [readWords, readEntries] = [readFiles(reader, files), readFolders(reader, folders)];
reader.finish();
const joined = freezeDeep(joinFacts(factData, readWords(), readEntries()));
/** The data of the single files, by their names in `files.ts`, with the facts. */
export const { words } = joined;

/** The entries of each folder, sorted by `order`, and the positions in the order of their file. */
export const { entries } = joined;

/** The photographs of people. */
export const { photos } = joined;

/** What the placeholders in texts become: `{company.name}`. */
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
 * Checks all texts with other values of the company: a longer name can make a text too long.
 * @returns a line for each problem: file, field and what to change
 */
export function findBrokenTexts(company: Facts['company']): readonly string[] {
  const other = new ContentReader();
  other.fillIn(placeholdersOf(company));
  readFiles(other, files);
  readFolders(other, folders);
  return other.problems;
}
