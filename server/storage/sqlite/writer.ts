import type { Kysely, Transaction } from 'kysely';
import { StoreUnavailable } from '../ports/troubles.ts';
import type { Capacity } from './capacity.ts';
import type { Journal } from './journal.ts';
import type { Tables } from './schema.ts';
import { namingTroubles } from './unavailable.ts';
import { whileLocked } from './while-locked.ts';

export interface WriterOptions {
  /** How long a visitor waits for another program's lock before being told to try again later. */
  readonly patienceMs?: number;
  /** Without one, everything fits. */
  readonly capacity?: Pick<Capacity, 'admit' | 'report'>;
  readonly journal?: Pick<Journal, 'touch' | 'empty'>;
  /** Clears away what erasing leaves in the file, as far as visitors do not notice. */
  readonly sweep?: () => void;
  /** Clears away all of it. Nothing else of the program works with the store meanwhile. */
  readonly makeAnew?: () => Promise<void>;
}

type Work<T> = (transaction: Transaction<Tables>) => Promise<T>;

export interface Writer {
  /**
   * Does work in one transaction that holds the write lock from its beginning: what is read inside is still so when it is written.
   * @throws StoreUnavailable
   */
  write<T>(work: Work<T>): Promise<T>;
  /** Inside: refuses what does not fit. @throws StoreUnavailable */
  admit(bytes: number, hasFile: boolean): void;
  /** Has nothing of what was erased before lie in the store's files any more; once for all who wait for it. */
  clearAway(): Promise<void>;
  /** The same of what that leaves in a large store: whoever wants to write waits for seconds. @throws where it cannot be done now */
  clearAwayRest(): Promise<void>;
}

export function createWriter(db: Kysely<Tables>, options: WriterOptions = {}): Writer {
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
    write: (work) => namingTroubles(inTransaction(work)),
    admit: (bytes, hasFile) => capacity?.admit(bytes, hasFile),
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
          await makeAnew?.();
        } finally {
          journal?.empty();
        }
      }),
  };
}
