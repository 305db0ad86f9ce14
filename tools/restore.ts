import { readSettings } from '../server/config/settings.ts';
import { formatKilobytes } from '../server/format/format.ts';
import { type Backup, listBackups } from '../server/storage/sqlite/backup-manifest.ts';
import { describeContent } from './backup/common.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { fromCallerDir, readOptions, runCommand } from './command-line/command.ts';
import { formatIndiaTime } from './command-line/india-time.ts';

const help = `npm run restore                   lists the backups in BACKUP_DIR
npm run restore -- <folder>       replaces the store with one of them

Stop every server first. The old store moves to a subfolder of the data folder,
and is never deleted. With DATABASE_URL, that folder gets a copy of the
database, and the backup replaces the content of the database. Entries that
were erased since the backup, or are too old, stay erased.`;

/** `npm run restore`: lists the backups, or replaces the store with one. */
await runCommand(async () => {
  const { values, positionals } = readOptions('restore', {}, { maxPositionals: 1 });
  if (values.help) return help;
  const settings = readSettings(process.env);
  const [folder] = positionals;
  if (folder === undefined) return formatBackups(listBackups(settings.backupDir), settings.backupDir);
  return restoreBackup(settings, fromCallerDir(folder), new Date());
});

function formatBackups(backups: readonly Backup[], dir: string): string {
  if (backups.length === 0)
    return `There is no backup in ${dir}. npm run backup makes one; BACKUP_DIR sets the folder.`;
  const lines = backups.map(
    ({ dir: path, manifest }) =>
      `  ${formatIndiaTime(manifest.madeAt)}  ${describeContent(manifest)}; ${formatKilobytes(manifest.files['store.db'].bytes)}\n    ${path}`,
  );
  return [
    `Backups in ${dir}, newest first; times are in India:`,
    ...lines,
    'To replace the store with a backup, stop the server, then: npm run restore -- <folder>',
  ].join('\n');
}
