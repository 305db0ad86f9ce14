export const backupHelp = `npm run backup                    a backup into BACKUP_DIR; the site may run
npm run backup -- --to <folder>   into another folder, best on another disk

Each is a folder named by its time (UTC): the store as one file, the secret for
links where the data folder has it, and manifest.json, which says what it holds.
Those that are too old (BACKUP_DAYS), or that newer ones stand for, are deleted.`;

export const restoreHelp = `npm run restore                   lists the backups in BACKUP_DIR
npm run restore -- <its folder>   puts one in the place of the store

Stop the server first. What stands in the data folder is put aside in it, and
never deleted. What was erased since, or is too old by now, stays erased.`;
