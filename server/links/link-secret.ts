import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../process/startup-error.ts';

const leastCharacters = 32;

export const linkSecretPath = (dataDir: string) => join(dataDir, 'link-secret');

/**
 * What links are signed with. Where none is set, one is made in the data folder, once: of several programs that start together all get
 * the same.
 * @param dataDir absolute path; made readable to its owner only
 * @param given by the settings
 * @throws StartupError
 */
export function readLinkSecret(dataDir: string, given: string | null): string {
  if (given !== null) return given;
  const path = linkSecretPath(dataDir);
  let secret: string;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    createIfMissing(dataDir, path);
    // A copy that was put back may be open to everyone.
    chmodSync(path, 0o600);
    secret = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new StartupError(
      `The secret for links ${path} cannot be read or made (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder on a local disk that this user may write to, or set LINK_SECRET.`,
    );
  }
  if (secret.length >= leastCharacters) return secret;
  throw new StartupError(
    `The secret for links ${path} is damaged. Restore it from a backup; or remove it, and links in mails that were sent stop working.`,
  );
}

/** Written whole and to the disk before it has its name, and never over one that another program made first. */
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
