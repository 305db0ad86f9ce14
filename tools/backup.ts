import { readSettings } from '../server/config.ts';
import { backupHelp } from './backup/help.ts';
import { makeBackup } from './backup/make-backup.ts';
import { readBackupRequest } from './backup/options.ts';
import { refuseDatabase } from './backup/refuse-database.ts';
import { runCommand } from './words/run-command.ts';

/** `npm run backup`: a copy of the store that was looked through, also while the site runs. */
await runCommand(async () => {
  const request = readBackupRequest();
  if (request === 'help') return backupHelp;
  const settings = readSettings(process.env);
  refuseDatabase(settings);
  return makeBackup(settings, request.folder ?? settings.backupDir, new Date());
});
