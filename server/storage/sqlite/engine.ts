import type { Kysely } from 'kysely';
import { StoreUnavailable } from '../ports/troubles.ts';
import type { SqlEngine, Work } from '../sql/engine.ts';
import type { Tables } from '../sql/schema.ts';
import type { Capacity } from './capacity.ts';
import type { Journal } from './journal.ts';
import { namingTroubles } from './unavailable.ts';
import { whileLocked } from './while-locked.ts';

export interface EngineOptions {
  /** How long a visitor waits for another program's lock before being told to try again later. */
  readonly patienceMs?: number;
  /** Without one, everything fits. */
  readonly capacity?: Pick<Capacity, 'admit' | 'report'>;
  readonly journal?: Pick<Journal, 'touch' | 'empty'>;
  /** Clears away what erasing leaves in the file, as far as visitors do not notice. */
  readonly sweep?: () => void;
  /** Clears away all of it; false where there is no room for that. Nothing else of the program works with the store meanwhile. */
  readonly makeAnew?: () => Promise<boolean>;
}

/** Each transaction holds the write lock from its beginning: what is read inside is still so when it is written. */
export function createEngine(db: Kysely<Tables>, options: EngineOptions = {}): SqlEngine {
  const { patienceMs = 5000, capacity, journal, sweep, makeAnew } = options;
  let waiting: Promise<void> | undefined;

  async function inTransaction<T>(work: Work<T>): Promise<T> {
    try {
      return await whileLocked(() => db.transaction().execute(work), patienceMs);
    } catch (error) {
      if (error instanceof StoreUnavailable && error.reason === 'held') return await withJournalEmpty(work);
      throw error;
    } finally {
      await afterwards();
    }
  }

  /** Near the store's largest size, an entry may fit once the journal is empty; nobody else writes in between. */
  function withJournalEmpty<T>(work: Work<T>): Promise<T> {
    return db.connection().execute(async (alone) => {
      journal?.empty();
      return alone.transaction().execute(work);
    });
  }

  async function afterwards(): Promise<void> {
    try {
      await journal?.touch();
      capacity?.report();
    } catch {
      // The entry is on disk, or refused: whatever is wrong here, the next one meets it, too.
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
        sweep?.();
        journal?.empty();
      });
      return waiting;
    },
    clearAwayRest: () =>
      db.connection().execute(async () => {
        try {
          return (await makeAnew?.()) ?? true;
        } finally {
          journal?.empty();
        }
      }),
  };
}
