import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { StartupError } from '../process/startup-error.ts';

const minCharacters = 32;

export const linkSecretPath = (dataDir: string) => join(dataDir, 'link-secret');

/**
 * Reads the secret that signs the links. Without a setting, it creates the secret once in the data folder, also if several processes start at the same time.
 * @param dataDir absolute path; the folder is created if it is missing
 * @param configured the secret from the settings; null if there is none
 * @throws StartupError
 */
export function readLinkSecret(dataDir: string, configured: string | null): string {
  if (configured !== null) return configured;
  const path = linkSecretPath(dataDir);
  let secret: string;
  try {
    makeFolder(dataDir);
    createIfMissing(dataDir, path);
    // A restored copy may be readable for everyone.
    chmodSync(path, 0o600);
    secret = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new StartupError(
      `The secret for links ${path} cannot be read or created (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder on a local disk that this user may write to, or set LINK_SECRET.`,
    );
  }
  if (secret.length >= minCharacters) return secret;
  throw new StartupError(
    `The secret for links ${path} is damaged. Restore it from a backup. Without a backup, remove it: links in sent emails then stop working.`,
  );
}

/** Writes and syncs a temporary file and then links it, which is atomic and never replaces the file of another process. */
function createIfMissing(dataDir: string, path: string): void {
  if (existsSync(path)) return;
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(draft, path);
    const folder = openSync(dataDir, 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
