import { readSettings } from '../server/config/settings.ts';
import { refuseDatabase } from './backup/common.ts';
import { makeBackup } from './backup/make-backup.ts';
import { fromCallerDir, readOptions, runCommand } from './command-line/command.ts';

const help = `npm run backup                    a backup into BACKUP_DIR; the site may run
npm run backup -- --to <folder>   into another folder, best on another disk

Each is a folder named by its time (UTC): the store as one file, the secret for
links where the data folder has it, and manifest.json, which says what it holds.
Those that are too old (BACKUP_DAYS), or that newer ones stand for, are deleted.`;

/** `npm run backup`: a copy of the store that was looked through, also while the site runs. */
await runCommand(async () => {
  const { values } = readOptions('backup', { to: { type: 'string' } });
  if (values.help) return help;
  const settings = readSettings(process.env);
  refuseDatabase(settings);
  return makeBackup(settings, values.to === undefined ? settings.backupDir : fromCallerDir(values.to), new Date());
});
