import { type BigIntStats, realpathSync, statSync } from 'node:fs';

export interface Place {
  /** Where SQLite keeps the journal: beside the file itself, also where the path is a link to it. */
  readonly journalPath: string;
  /** Whether the files at the store's path are those that were opened, and what was written to its own file was noted. */
  isOurs(): boolean;
  /** Whether another file, or none, stands at the store's path: ours is as it was, wherever it is now. */
  isMoved(): boolean;
  /** Called by whoever has just written to the store's file. */
  noteWriting(): void;
  /** Until it is noted, whatever is written to the store's file is ours. */
  expectWriting(): void;
}

/**
 * Remembers which files stand at the store's path: a store in use is three, of which the second has what was committed last, and the
 * third tells other programs where. A program that has a file open goes on writing to it when it is removed or moved, and nobody finds
 * there what was written. One that is written over in its place is told by its size and time.
 */
export function rememberPlace(path: string): Place {
  const real = realpathSync(path);
  const files = () => [path, `${real}-wal`, `${real}-shm`].map(numbersOf).join();
  const opened = files();
  const own = numbersOf(path);
  let written: string | undefined = contentOf(path);
  return {
    journalPath: `${real}-wal`,
    isOurs: () => files() === opened && (written === undefined || contentOf(path) === written),
    isMoved: () => numbersOf(path) !== own,
    noteWriting() {
      written = contentOf(path);
    },
    expectWriting() {
      written = undefined;
    },
  };
}

function numbersOf(path: string): string {
  const stats = statsOf(path);
  return `${stats?.dev} ${stats?.ino}`;
}

function contentOf(path: string): string {
  const stats = statsOf(path);
  return `${stats?.size} ${stats?.mtimeNs}`;
}

function statsOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}
