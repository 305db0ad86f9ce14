import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const mebibyte = 1024 * 1024;

/** For what other programs put there meanwhile. */
const marginBytes = 16 * mebibyte;

/** Where there is too little room to make a store anew. */
export interface RoomLack {
  /** The disk of the store, or the one that takes SQLite's temporary files. */
  readonly disk: 'store' | 'temporary';
  readonly folder: string;
  readonly neededBytes: number;
  readonly freeBytes: number;
}

/**
 * What is missing to make a store anew; null where nothing is. Until that is done there are its copy, where temporary files go, and a journal
 * of its size beside it; and visitors need as much again: on a full disk nobody could write.
 * @param path of the store
 * @param env of this program as it was started: SQLite reads it once
 */
export function findRoomLack(path: string, bytes: number, env: NodeJS.ProcessEnv = process.env): RoomLack | null {
  const folder = dirname(path);
  const temporary = temporaryFolder(env);
  const isOneDisk = statSync(temporary).dev === statSync(folder).dev;
  const needs = [
    { disk: 'store', folder, neededBytes: (isOneDisk ? 3 : 2) * bytes },
    { disk: 'temporary', folder: temporary, neededBytes: bytes + marginBytes },
  ] as const;
  const lacks = needs.map((need) => ({ ...need, freeBytes: freeBytesIn(need.folder) }));
  return lacks.find(({ neededBytes, freeBytes }) => freeBytes < neededBytes) ?? null;
}

function freeBytesIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Where SQLite puts temporary files, by its own rule (https://sqlite.org/tempfiles.html, section 5). */
export function temporaryFolder({ SQLITE_TMPDIR, TMPDIR }: NodeJS.ProcessEnv): string {
  const folders = [SQLITE_TMPDIR, TMPDIR, '/var/tmp', '/usr/tmp', '/tmp'];
  return folders.find((folder) => folder && isWritableFolder(folder)) ?? '.';
}

function isWritableFolder(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
