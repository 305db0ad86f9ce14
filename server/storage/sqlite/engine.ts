import type { Kysely } from 'kysely';
import type { SqlEngine, Work } from '../sql/engine.ts';
import type { Tables } from '../sql/schema.ts';
import type { Capacity } from './capacity.ts';
import { namingTroubles } from './unavailable.ts';
import { whileLocked } from './while-locked.ts';

export interface EngineOptions {
  /** How long a visitor waits for another program's lock before being told to try again later. */
  readonly patienceMs?: number;
  /** Without one, everything fits. */
  readonly capacity?: Pick<Capacity, 'admit' | 'report'>;
  /** Empties the WAL into the store's file. */
  readonly checkpoint?: () => void;
  /** Makes the file anew, without free pages; false where that failed. Nothing else of the program works with the store meanwhile. */
  readonly vacuum?: () => Promise<boolean>;
}

/** Each transaction holds the write lock from its beginning: what is read inside is still so when it is written. */
export function createEngine(db: Kysely<Tables>, options: EngineOptions = {}): SqlEngine {
  const { patienceMs = 5000, capacity, checkpoint, vacuum } = options;
  let waiting: Promise<void> | undefined;

  async function inTransaction<T>(work: Work<T>): Promise<T> {
    try {
      return await whileLocked(() => db.transaction().execute(work), patienceMs);
    } finally {
      capacity?.report();
    }
  }

  return {
    db,
    namingTroubles,
    write: (work) => namingTroubles(inTransaction(work)),
    admit: (bytes, hasFile) => capacity?.admit(bytes, hasFile),
    skipLocked: (rows) => rows,
    clearAway() {
      // Everyone who asks before it begins has erased by then, so one does for all of them.
      waiting ??= db.connection().execute(async () => {
        waiting = undefined;
        try {
          checkpoint?.();
        } catch {
          // Whatever is wrong with the disk, the next entry meets it too, and says so.
        }
      });
      return waiting;
    },
    clearAwayRest: () => db.connection().execute(async () => (await vacuum?.()) ?? true),
  };
}
