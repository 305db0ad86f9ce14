import { readSettings } from '../server/config/settings.ts';
import { formatKilobytes } from '../server/format/format.ts';
import { type Backup, listBackups } from '../server/storage/sqlite/backup-manifest.ts';
import { describeContent, refuseDatabase } from './backup/common.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { fromCallerDir, readOptions, runCommand } from './command-line/command.ts';
import { formatIndiaTime } from './command-line/india-time.ts';

const help = `npm run restore                   lists the backups in BACKUP_DIR
npm run restore -- <its folder>   replaces the store with one

Stop the server first. What stands in the data folder is put aside in it, and
never deleted. What was erased since, or is too old by now, stays erased.`;

/** `npm run restore`: lists the backups, or replaces the store with one. */
await runCommand(async () => {
  const { values, positionals } = readOptions('restore', {}, { maxPositionals: 1 });
  if (values.help) return help;
  const settings = readSettings(process.env);
  refuseDatabase(settings);
  const [folder] = positionals;
  if (folder === undefined) return formatEntries(listBackups(settings.backupDir), settings.backupDir);
  return restoreBackup(settings, fromCallerDir(folder), new Date());
});

/** A line for each, newest first. */
function formatEntries(backups: readonly Backup[], dir: string): string {
  if (backups.length === 0)
    return `There is no backup in ${dir}. npm run backup makes one; BACKUP_DIR says where they are.`;
  const lines = backups.map(
    ({ dir: own, manifest }) =>
      `  ${formatIndiaTime(manifest.madeAt)}  ${describeContent(manifest)}; ${formatKilobytes(manifest.files['store.db'].bytes)}\n    ${own}`,
  );
  return [
    `Backups in ${dir}, newest first; times are India's:`,
    ...lines,
    'To replace the store with one, stop the server, then: npm run restore -- <its folder>',
  ].join('\n');
}
