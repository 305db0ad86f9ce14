import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** What is done in one transaction. It may be done again from its beginning: nothing in it reaches beyond the store. */
export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>;

/** What differs from one SQL engine to another. The stores of this folder work on each alike. */
export interface SqlEngine {
  readonly db: Kysely<Tables>;
  /**
   * Does work in one transaction: on disk when it resolves, or not at all.
   * @throws StoreUnavailable, OutcomeUnknown
   */
  write<T>(work: Work<T>): Promise<T>;
  /** Names the engine's troubles in the words of the port, for what only reads. @throws StoreUnavailable */
  namingTroubles<T>(reading: Promise<T>): Promise<T>;
  /** Inside a transaction: refuses what does not fit. @throws StoreUnavailable */
  admit(bytes: number, hasFile: boolean): void;
  /** Inside a transaction: passes over rows that another one is changing, and keeps the others from changing under this one. */
  skipLocked<Row extends keyof Tables, Columns>(
    rows: SelectQueryBuilder<Tables, Row, Columns>,
  ): SelectQueryBuilder<Tables, Row, Columns>;
  /** Has as little as the engine can of what was erased lie about any more. */
  clearAway(): Promise<void>;
  /**
   * The same of what that leaves, where to see to it at once would keep visitors waiting.
   * @returns false where there is no room for that, which is logged
   * @throws where it cannot be done now
   */
  clearAwayRest(): Promise<boolean>;
}

/** Rows of `job` that are the engine's own, and no part of what a store holds. */
export const ownJobs = {
  /** Brings the tables up to date, where several servers may start at once. */
  migration: 'migration',
  /** There as long as a part of another store has been copied into this one, and not all. */
  copying: 'copying',
} as const;

/** Another transaction has changed what this one rests on: it has to be done again from its beginning. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}
