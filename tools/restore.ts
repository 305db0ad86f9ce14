import { readSettings } from '../server/config.ts';
import { listBackups } from '../server/storage/sqlite/backup-manifest.ts';
import { restoreHelp } from './backup/help.ts';
import { listInWords } from './backup/in-words.ts';
import { readRestoreRequest } from './backup/options.ts';
import { refuseDatabase } from './backup/refuse-database.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { runCommand } from './words/run-command.ts';

/** `npm run restore`: lists the backups, or puts one in the place of the store. */
await runCommand(async () => {
  const request = readRestoreRequest();
  if (request === 'help') return restoreHelp;
  const settings = readSettings(process.env);
  refuseDatabase(settings);
  if (request.folder === undefined) return listInWords(listBackups(settings.backupDir), settings.backupDir);
  return restoreBackup(settings, request.folder, new Date());
});
