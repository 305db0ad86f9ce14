import { existsSync } from 'node:fs';
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
