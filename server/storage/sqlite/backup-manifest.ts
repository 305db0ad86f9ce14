import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';

/** The files of a backup; they have the same names in the data folder. */
export const storeFile = 'store.db';
export const secretFile = 'link-secret';
export const manifestFile = 'manifest.json';

/** What folders in the data folder are called that hold what a restored backup took the place of; the time follows. */
export const replacedPrefix = 'put-aside-';

const file = z.object({ bytes: z.int().min(0), sha256: z.string().length(64) });

const schema = z.object({
  /** Of this file. */
  format: z.literal(1),
  /** ISO 8601, UTC: everything that was acknowledged before is in it. */
  madeAt: z.iso.datetime(),
  /** Version of the program that made it. */
  program: z.string(),
  /** The last step of migration that its store has seen. */
  schema: z.string(),
  /** The oldest step that a program has to know to work with it, or the number of that; missing in backups of older programs. */
  leastSchema: z.string().optional(),
  /** Version of the privacy notice that was in force. */
  privacyNotice: z.int(),
  /** By name of the table. */
  rows: z.record(z.string(), z.int()),
  files: z.object({ [storeFile]: file, [secretFile]: file.optional() }),
  /** For a person who finds the file. */
  notice: z.string(),
});

/** What a backup says of itself: `manifest.json` beside its files. */
export type Manifest = z.infer<typeof schema>;

type FileFacts = z.infer<typeof file>;

export interface Backup {
  /** Absolute path of its folder. */
  readonly dir: string;
  readonly manifest: Manifest;
}

/** @returns null where there is no manifest, or one that this program cannot read */
export function readBackup(dir: string): Backup | null {
  try {
    return { dir, manifest: schema.parse(JSON.parse(readFileSync(join(dir, manifestFile), 'utf8'))) };
  } catch {
    return null;
  }
}

/** Folders of backups sort as they were made. */
export const folderNameOf = (madeAt: Date) => madeAt.toISOString().replaceAll(/[:.]/g, '-');

/** Every whole backup in a folder, newest first; none where there is no such folder. */
export function listBackups(dir: string): Backup[] {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(dir)
    .filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/.test(name))
    .map((name) => readBackup(join(dir, name)))
    .filter((backup) => backup !== null)
    .sort((one, other) => (one.manifest.madeAt < other.manifest.madeAt ? 1 : -1));
}

export async function readFileFacts(path: string): Promise<FileFacts> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: statSync(path).size, sha256: hash.digest('hex') };
}
