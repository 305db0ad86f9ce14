import type { Kysely, Transaction } from 'kysely';
import { StoreUnavailable } from '../ports/troubles.ts';
import type { Tables } from '../sql/schema.ts';
import type { Capacity } from './capacity.ts';
import type { Journal } from './journal.ts';
import { namingTroubles } from './unavailable.ts';
import { whileLocked } from './while-locked.ts';

export interface WriterOptions {
  /** How long a visitor waits for another program's lock before being told to try again later. */
  readonly patienceMs?: number;
  /** Without one, everything fits. */
  readonly capacity?: Pick<Capacity, 'admit' | 'report'>;
  readonly journal?: Pick<Journal, 'touch' | 'empty'>;
  /** Clears away what erasing leaves in the file. */
  readonly sweep?: () => void;
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
  /** Has nothing of what was erased lie in the store's files any more. */
  clearAway(): Promise<void>;
}

export function createWriter(db: Kysely<Tables>, options: WriterOptions = {}): Writer {
  const { patienceMs = 5000, capacity, journal, sweep } = options;

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
    clearAway: () =>
      db.connection().execute(async () => {
        sweep?.();
        journal?.empty();
      }),
  };
}
