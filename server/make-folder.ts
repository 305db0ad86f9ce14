import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates a folder that only its owner can read, and its parents. `mkdirSync` with `recursive` never returns below /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another program may have created it meanwhile.
    if (!existsSync(path)) throw error;
  }
}
