import { statSync } from 'node:fs';

/** A store in use is three files: what was committed last stands in the second, and the third tells other programs where. */
const endings = ['', '-wal', '-shm'];

/**
 * Remembers which files stand at the store's path. A program that has a file open goes on writing to it when it is removed or moved,
 * and nobody finds there what was written.
 * @returns tells whether they still are the same
 */
export function rememberPlace(path: string): () => boolean {
  const marks = () => endings.map((ending) => markOf(path + ending)).join();
  const opened = marks();
  return () => marks() === opened;
}

function markOf(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return 'none';
  }
}
