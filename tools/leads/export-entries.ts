import { newsletterForm } from '#forms/newsletter.ts';
import type { LeadFilter, LeadReader } from '../../server/storage/ports/desk.ts';
import { howMany } from '../../server/words/how-many.ts';
import { ToldWrong } from '../words/told-wrong.ts';
import { writeNewFile } from '../words/write-new-file.ts';
import { type Found, findEntries } from './list-leads.ts';
import { sheetsOf } from './sheets.ts';
import { toCsv } from './to-csv.ts';
import { toXlsx } from './to-xlsx.ts';

/**
 * Writes entries to a new file, `.xlsx` or `.csv`. Those in quarantine are left out unless they are asked for.
 * @throws ToldWrong
 */
export async function exportEntries(reader: LeadReader, to: string, filter: LeadFilter): Promise<string> {
  const [kind] = /\.(csv|xlsx)$/i.exec(to) ?? [];
  if (!kind) throw new ToldWrong('--export needs the name of a new file that ends with .xlsx or .csv.');
  const isQuarantined = filter.isQuarantined ?? false;
  const found = await findEntries(reader, { ...filter, isQuarantined });
  const sheets = sheetsOf(found);
  const [sheet, other] = sheets;
  if (!sheet) throw new ToldWrong(`There is nothing to export.${unconfirmed(filter)}`);
  const isCsv = kind.toLowerCase() === '.csv';
  if (isCsv && other) {
    const names = sheets.map(({ name }) => name).join(', ');
    throw new ToldWrong(`A .csv file holds one form: add --form, one of ${names}; or export to .xlsx.`);
  }
  const path = writeNewFile(to, isCsv ? toCsv(sheet) : await toXlsx(sheets), '--export');
  const counts = sheets.map(({ name, rows }) => `  ${name}: ${rows.length}`);
  return [
    path,
    ...counts,
    ...(isCsv && found.leads.some(({ phones }) => Object.keys(phones).length > 0) ? [telephones] : []),
    ...(isQuarantined ? [] : await quarantinedIn(reader, filter)),
    ...unconfirmedIn(found),
    'It holds personal data: delete it when it is no longer needed.',
  ].join('\n');
}

const telephones = '  Telephones in it begin with an apostrophe, or Excel spoils them; .xlsx needs none.';

const unconfirmed = ({ form }: LeadFilter) =>
  form === newsletterForm.id ? ' Only addresses that were confirmed are exported.' : '';

const leftOut = (count: number, why: string, what: string, many?: string) =>
  count === 0 ? [] : [`  left out, ${why}: ${howMany(count, what, many)}`];

const quarantinedIn = async (reader: LeadReader, filter: LeadFilter) =>
  leftOut((await reader.leads({ ...filter, isQuarantined: true })).length, 'in quarantine', 'lead');

const unconfirmedIn = ({ subscribers }: Found) =>
  leftOut(subscribers.filter(({ state }) => state !== 'confirmed').length, 'not confirmed', 'address', 'addresses');
