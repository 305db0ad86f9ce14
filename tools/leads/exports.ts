import { writeFileSync } from 'node:fs';
import { newsletterForm } from '#forms/newsletter.ts';
import { formatKilobytes, pluralize } from '../../server/format/format.ts';
import { sheetsOf, toCsv, toXlsx } from '../../server/format/sheets.ts';
import type { LeadFilter, LeadReader } from '../../server/storage/ports/desk.ts';
import { fromCallerDir, joinLines, UsageError } from '../command-line/command.ts';
import { findEntries } from './entries.ts';

/**
 * Writes entries to a new file, `.xlsx` or `.csv`. Leads in quarantine are left out unless the filter selects them.
 * @throws UsageError
 */
export async function exportEntries(reader: LeadReader, to: string, filter: LeadFilter): Promise<string> {
  const [kind] = /\.(csv|xlsx)$/i.exec(to) ?? [];
  if (!kind) throw new UsageError('--export needs the name of a new file that ends with .xlsx or .csv.');
  const isQuarantined = filter.isQuarantined ?? false;
  const found = await findEntries(reader, { ...filter, isQuarantined });
  const sheets = sheetsOf(found);
  const [sheet, secondSheet] = sheets;
  if (!sheet) {
    const note = filter.form === newsletterForm.id ? ' Only confirmed addresses are exported.' : '';
    throw new UsageError(`There is nothing to export.${note}`);
  }
  const isCsv = kind.toLowerCase() === '.csv';
  if (isCsv && secondSheet) {
    const names = sheets.map(({ name }) => name).join(', ');
    throw new UsageError(`A .csv file holds one form. Add --form with one of ${names}, or export to .xlsx.`);
  }
  const path = writeNewFile(to, isCsv ? toCsv(sheet) : await toXlsx(sheets), '--export');
  const unconfirmed = found.subscribers.filter(({ state }) => state !== 'confirmed').length;
  const quarantined = isQuarantined ? [] : await reader.leads({ ...filter, isQuarantined: true });
  return joinLines(
    path,
    ...sheets.map(({ name, rows }) => `  ${name}: ${rows.length}`),
    isCsv && found.leads.some(({ phones }) => Object.keys(phones).length > 0) && phoneNote,
    quarantined.length > 0 && `  left out, in quarantine: ${pluralize(quarantined.length, 'lead')}`,
    unconfirmed > 0 && `  left out, not confirmed: ${pluralize(unconfirmed, 'address', 'addresses')}`,
    'It holds personal data: delete it when it is no longer needed.',
  );
}

const phoneNote =
  '  Phone numbers in it begin with an apostrophe, since Excel would change them. An .xlsx file needs no apostrophe.';

/** Writes the file of a lead to a new file. npm prints its own lines on standard output. @throws UsageError */
export async function writeAttachment(reader: LeadReader, leadId: string, to: string): Promise<string> {
  const [file] = await reader.attachments(leadId);
  if (!file)
    throw new UsageError(
      `No lead ${JSON.stringify(leadId)} with a file exists. npm run leads lists the leads with their files.`,
    );
  return `${writeNewFile(to, file.content, '--to')}: ${formatKilobytes(file.byteSize)}`;
}

/**
 * Creates a file that only its owner can read. Never overwrites one.
 * @returns its absolute path
 * @throws UsageError
 */
function writeNewFile(to: string, content: Uint8Array | string, option: string): string {
  const path = fromCallerDir(to);
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') throw new UsageError(`${path} already exists. Name another file after ${option}.`);
    throw new UsageError(`${path} cannot be written (${code}). Name another file after ${option}.`);
  }
  return path;
}
