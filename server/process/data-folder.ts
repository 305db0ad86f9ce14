import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkSecretPath } from '../links/link-secret.ts';
import { storePath } from '../storage/sqlite/open.ts';
import { StartupError } from './startup-error.ts';

/**
 * A data folder with a link secret had a store before. A new, empty store would hide the loss of the old one.
 * @throws StartupError if the secret exists and the store does not
 */
export function assertStoreExists(dataDir: string): void {
  if (existsSync(storePath(dataDir)) || !existsSync(linkSecretPath(dataDir))) return;
  throw new StartupError(
    `There is no store at ${storePath(dataDir)}, but ${linkSecretPath(dataDir)} shows that there was one. Move it back, or restore a backup: npm run restore. To start with an empty store, move the secret away, too.`,
  );
}

const readme = `This folder belongs to the server of the website. store.db and the files next to it hold what visitors sent; link-secret signs the
links in emails.

Do not copy, move or replace anything here while the server runs. The newest entries may be in the files next to store.db, and a copy made
during a write is damaged. Use these commands in the folder of the website:

  npm run backup     makes a complete copy, even while the server runs
  npm run restore    lists the backups and restores one

docs/backups.md explains daily backups and how to keep them on another machine.
`;

/** Writes a README that warns operators not to copy the files by hand. */
export function writeDataFolderReadme(dataDir: string): void {
  try {
    writeFileSync(join(dataDir, 'README.txt'), readme, { flag: 'wx', mode: 0o600 });
  } catch {
    // The file exists already, or the folder is not writable, which the store reports.
  }
}
