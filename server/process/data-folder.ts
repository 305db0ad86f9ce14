import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkSecretPath } from '../links/link-secret.ts';
import { storePath } from '../storage/sqlite/open.ts';
import { StartupError } from './startup-error.ts';

/**
 * Where a data folder has the secret for links, it had a store: with an empty one made in its place, nobody would see that all is gone.
 * @throws StartupError
 */
export function assertStoreExists(dataDir: string): void {
  if (existsSync(storePath(dataDir)) || !existsSync(linkSecretPath(dataDir))) return;
  throw new StartupError(
    `There is no store at ${storePath(dataDir)}, but ${linkSecretPath(dataDir)} says that there was one. Move it back, or put a backup in its place: npm run restore. To begin with an empty one, move the secret away, too.`,
  );
}

const explanation = `This folder is of the site's server: what visitors sent is in store.db and the files beside it, and link-secret signs the links in emails.

Do not copy, move or replace anything here while the server runs. The newest entries may stand in the files beside store.db, and a copy made
during a write is damaged. Instead, in the folder of the site:

  npm run backup     makes a copy that is whole, also while the server runs
  npm run restore    lists the copies, and puts one in the place of the store

docs/backups.md says how to have a backup made each day, and how to keep one elsewhere.
`;

/** Says so where people would copy files by hand. */
export function writeDataFolderReadme(dataDir: string): void {
  try {
    writeFileSync(join(dataDir, 'README.txt'), explanation, { flag: 'wx', mode: 0o600 });
  } catch {
    // It is there already; or the folder is not what it should be, and whoever needs it says so.
  }
}
