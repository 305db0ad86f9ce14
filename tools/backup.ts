import { readSettings } from '../server/config/settings.ts';
import { makeBackup } from './backup/make-backup.ts';
import { fromCallerDir, readOptions, runCommand } from './command-line/command.ts';

const help = `npm run backup                    a backup into BACKUP_DIR; the site may run
npm run backup -- --to <folder>   into another folder, ideally on another disk

Each backup is a folder named by its time (UTC). It holds the store as one file,
the secret of links if the data folder has it, and manifest.json, which
describes the content. Backups that are too old (BACKUP_DAYS), or replaced by
newer ones, are deleted.`;

/** `npm run backup`: makes a backup and checks it, even while the site runs. */
await runCommand(async () => {
  const { values } = readOptions('backup', { to: { type: 'string' } });
  if (values.help) return help;
  const settings = readSettings(process.env);
  return makeBackup(settings, values.to === undefined ? settings.backupDir : fromCallerDir(values.to), new Date());
});
