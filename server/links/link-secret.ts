import { createHmac, randomBytes } from 'node:crypto';
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
import type { Settings } from '../config/settings.ts';
import { makeFolder } from '../make-folder.ts';
import { StartupError } from '../process/startup-error.ts';
import type { SettingStore } from '../storage/ports/settings.ts';

const minCharacters = 32;

export const linkSecretPath = (dataDir: string) => join(dataDir, 'link-secret');

/**
 * Reads the secret that signs the links. Without a setting, it creates the secret once in the data folder, even if several processes start
 * at the same time.
 * @param dataDir absolute path; the folder is created if it is missing
 * @param configured the secret from the settings; null if there is none
 * @throws StartupError
 */
export function readLinkSecret(dataDir: string, configured: string | null): string {
  if (configured !== null) return configured;
  const path = linkSecretPath(dataDir);
  return readSecretFile(path, () => {
    makeFolder(dataDir);
    createIfMissing(dataDir, path);
    // A restored copy may be readable for everyone.
    chmodSync(path, 0o600);
  });
}

/** @param prepare runs before the file is read @throws StartupError */
function readSecretFile(path: string, prepare: () => void = () => {}): string {
  let secret: string;
  try {
    prepare();
    secret = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new StartupError(
      `The secret for links ${path} cannot be read or created (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder on a local disk that this user may write to, or set LINK_SECRET.`,
    );
  }
  if (secret.length >= minCharacters) return secret;
  throw new StartupError(
    `The secret for links ${path} is damaged. Restore it from a backup. Without a backup, remove it, and ${forgetAdvice}`,
  );
}

const forgetAdvice =
  'run: npm run doctor -- --forget-link-secret. Links in sent emails then stop working, and the next server to start sets the secret of this store.';

type SecretSettings = Pick<Settings, 'dataDir' | 'linkSecret'>;

type Reader = Pick<SettingStore, 'setting'>;

/** The setting in the store that has the fingerprint of its secret, so a person who can read the store cannot sign links. */
const fingerprintSetting = 'link-secret-fingerprint';

/**
 * Reads the secret for a server, and checks that it belongs to the store. The first server of a store decides which secret that is.
 * @throws StartupError if another secret belongs to the store
 */
export async function readServerSecret(settings: SecretSettings, store: SettingStore): Promise<string> {
  const secret = readLinkSecret(settings.dataDir, settings.linkSecret);
  await store.changeSetting(fingerprintSetting, fingerprintOf(secret), null);
  await requireFingerprint(secret, settings, store);
  return secret;
}

/**
 * Reads the secret for a command, and checks that it belongs to the store. It creates no secret.
 * @throws StartupError if there is no secret, or another one belongs to the store
 */
export async function readCommandSecret(settings: SecretSettings, store: Reader): Promise<string> {
  const secret = settings.linkSecret ?? readSecretFile(linkSecretPath(settings.dataDir));
  if (await hasLinkSecret(store)) await requireFingerprint(secret, settings, store);
  return secret;
}

/** Whether a server has recorded the secret of the store. */
export const hasLinkSecret = async (store: Reader) => (await store.setting(fingerprintSetting)) !== null;

/** Lets the next server to start set the secret of the store. @returns false if there was none */
export async function forgetLinkSecret(store: SettingStore): Promise<boolean> {
  return (await hasLinkSecret(store)) && store.changeSetting(fingerprintSetting, null);
}

/** The constant makes it differ from other signatures with this secret. */
const fingerprintOf = (secret: string) => createHmac('sha256', secret).update('fingerprint').digest('hex');

async function requireFingerprint(
  secret: string,
  { dataDir, linkSecret }: SecretSettings,
  store: Reader,
): Promise<void> {
  if (fingerprintOf(secret) === (await store.setting(fingerprintSetting))) return;
  const source = linkSecret === null ? linkSecretPath(dataDir) : 'LINK_SECRET';
  throw new StartupError(
    `The secret for links (${source}) is not the one that belongs to this store: links in sent emails would stop working. Set LINK_SECRET as on the other servers, or restore link-secret from a backup. If the old secret is lost or leaked, ${forgetAdvice}`,
  );
}

/** Writes and syncs a temporary file and then links it, which is atomic and never replaces the file of another process. */
function createIfMissing(dataDir: string, path: string): void {
  if (existsSync(path)) return;
  const temporaryPath = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    writeFileSync(temporaryPath, `${randomBytes(32).toString('base64url')}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
    linkSync(temporaryPath, path);
    const folder = openSync(dataDir, 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporaryPath, { force: true });
  }
}
