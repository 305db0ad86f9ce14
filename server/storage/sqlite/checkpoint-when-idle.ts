import { type Connection, pragma } from './connection.ts';

export interface IdleCheckpoint {
  /** Something was written. */
  touch(): void;
  stop(): void;
}

/**
 * Moves what was written from the journal into the store's one file as soon as nobody writes for a while, so that whoever copies
 * that file at night does not copy an empty one.
 */
export function checkpointWhenIdle(connection: Connection, idleMs: number): IdleCheckpoint {
  let timer: NodeJS.Timeout | undefined;

  function touch(): void {
    timer ??= setTimeout(checkpoint, idleMs).unref();
    timer.refresh();
  }

  function checkpoint(): void {
    try {
      // Somebody writes again, or reads still: later.
      if (connection.isInTransaction || pragma(connection, 'wal_checkpoint(truncate)') !== 0) touch();
    } catch {
      // Whatever is wrong with the disk, the next entry meets it too, and says so.
    }
  }

  return { touch, stop: () => clearTimeout(timer) };
}
