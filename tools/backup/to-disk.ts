import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Has a file, or the names in a folder, on the disk. Never of a file that this program has open through SQLite: to close it ends its locks. */
export function toDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
