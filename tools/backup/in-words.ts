import type { Backup, Manifest } from '../../server/storage/sqlite/backup-manifest.ts';
import { howMany, sizeInWords } from '../../server/words/how-many.ts';
import { inIndia } from '../words/india-time.ts';

/** Such as `12 leads, 3 files, 1 subscriber`. */
export const contentInWords = ({ rows }: Pick<Manifest, 'rows'>) =>
  [
    howMany(rows.lead ?? 0, 'lead'),
    howMany(rows.attachment ?? 0, 'file'),
    howMany(rows.subscriber ?? 0, 'subscriber'),
  ].join(', ');

/** A line for each, newest first. */
export function listInWords(backups: readonly Backup[], dir: string): string {
  if (backups.length === 0)
    return `There is no backup in ${dir}. npm run backup makes one; BACKUP_DIR says where they are.`;
  const lines = backups.map(
    ({ dir: own, manifest }) =>
      `  ${inIndia(manifest.madeAt)}  ${contentInWords(manifest)}; ${sizeInWords(manifest.files['store.db'].bytes)}\n    ${own}`,
  );
  return [
    `Backups in ${dir}, newest first; times are India's:`,
    ...lines,
    'To put one in the place of the store, stop the server, then: npm run restore -- <its folder>',
  ].join('\n');
}
