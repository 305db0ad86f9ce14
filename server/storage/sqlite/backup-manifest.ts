import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';

/** The files of a backup, which have the same names in the data folder. */
export const storeFile = 'store.db';
export const secretFile = 'link-secret';
export const manifestFile = 'manifest.json';

/** A restore moves the files that it replaces into a folder of the data folder, whose name is this prefix and the time. */
export const replacedPrefix = 'put-aside-';

const file = z.object({ bytes: z.int().min(0), sha256: z.string().length(64) });

const schema = z.object({
  format: z.literal(1),
  /** ISO 8601, UTC. The backup contains every entry that was acknowledged before. */
  madeAt: z.iso.datetime(),
  /** Version of the program that made the backup. */
  program: z.string(),
  /** Name of the store's last migration. */
  schema: z.string(),
  /** Name of the oldest migration that a program must know to work with the backup. */
  leastSchema: z.string(),
  /** Version of the privacy notice at that time. */
  privacyNotice: z.int(),
  rows: z.record(z.string(), z.int()),
  files: z.object({ [storeFile]: file, [secretFile]: file.optional() }),
  /** A note for people about the personal data in the backup. */
  notice: z.string(),
});

/** The content of `manifest.json`, beside the files of a backup. */
export type Manifest = z.infer<typeof schema>;

type FileInfo = z.infer<typeof file>;

export interface Backup {
  readonly dir: string;
  readonly manifest: Manifest;
}

/** @returns null if the manifest is missing or invalid */
export function readBackup(dir: string): Backup | null {
  try {
    return { dir, manifest: schema.parse(JSON.parse(readFileSync(join(dir, manifestFile), 'utf8'))) };
  } catch {
    return null;
  }
}

/** Folder names sort by time. */
export const folderNameOf = (madeAt: Date) => madeAt.toISOString().replaceAll(/[:.]/g, '-');

/** The complete backups in a folder, newest first, each read when it is needed; none if the folder is missing. */
function* readBackups(dir: string): Generator<Backup, undefined> {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return;
  const names = readdirSync(dir).filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/.test(name));
  for (const name of names.sort().reverse()) {
    const backup = readBackup(join(dir, name));
    if (backup !== null) yield backup;
  }
}

/** @throws the error of a folder that cannot be read */
export const listBackups = (dir: string): Backup[] => [...readBackups(dir)];

/** When the newest backup was made, in ISO 8601; null if there is none. A folder that cannot be read does not stop a server. */
export function newestBackupAt(dir: string): string | 'unreadable' | null {
  try {
    // It reads only the newest manifest, because each request for metrics calls it.
    return readBackups(dir).next().value?.manifest.madeAt ?? null;
  } catch {
    return 'unreadable';
  }
}

export async function readFileInfo(path: string): Promise<FileInfo> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: statSync(path).size, sha256: hash.digest('hex') };
}
