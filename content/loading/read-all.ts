import profileSource from '../company/profile.ts';
import { files, folders } from '../files.ts';
import { profileSchema } from '../schema/company/profile.ts';
import { freezeDeep } from './deep-readonly.ts';
import { ContentReader } from './read-content.ts';
import { readFiles, readFolders } from './read-tables.ts';

/** Collects every sample and every file. Complete after the calls below. */
export const reader = new ContentReader();

const readProfile = reader.read({ file: 'content/company/profile.ts', source: profileSource }, profileSchema);
// The other files take the names of the company from the profile, so it must be valid first.
reader.finish();
/** The profile. */
export const company = freezeDeep(readProfile());
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
  'company.gstin': company.registration.gstin,
  'company.duns': company.registration.duns,
  'company.nationalStartupNumber': company.registration.nationalStartupNumber,
  'company.stateStartupNumber': company.registration.stateStartupNumber,
  'company.incorporated': company.registration.incorporated,
});

const [readWords, readEntries] = [readFiles(reader, files), readFolders(reader, folders)];
reader.finish();
/** The data of the single files, by their names in `files.ts`. */
export const words = freezeDeep(readWords());

/** The entries of each folder, sorted by `order`. */
export const entries = freezeDeep(readEntries());
