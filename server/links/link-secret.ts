import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

const leastCharacters = 32;

export const linkSecretPath = (dataDir: string) => join(dataDir, 'link-secret');

/**
 * What links are signed with. Where none is set, one is made in the data folder, once: of several programs that start together all get
 * the same.
 * @param dataDir absolute path; made readable to its owner only
 * @param given by the settings
 * @throws CannotStart
 */
export function readLinkSecret(dataDir: string, given: string | null): string {
  if (given !== null) return given;
  const path = linkSecretPath(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const secret = readIfThere(path) ?? make(dataDir, path);
    // A copy that was put back may be open to everyone.
    chmodSync(path, 0o600);
    if (secret.length >= leastCharacters) return secret;
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    throw new CannotStart(
      `The secret for links ${path} cannot be read or made (${code}). Set DATA_DIR to a folder on a local disk that this user may write to, or set LINK_SECRET.`,
    );
  }
  throw new CannotStart(
    `The secret for links ${path} is damaged. Restore it from a backup; or remove it, and links in mails that were sent stop working.`,
  );
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written whole and to the disk before it has its name, and never over one that another program made first. */
function make(dataDir: string, path: string): string {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    const file = openSync(draft, 'wx', 0o600);
    writeSync(file, `${randomBytes(32).toString('base64url')}\n`);
    fsyncSync(file);
    closeSync(file);
    linkSync(draft, path);
    const folder = openSync(dataDir, 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
