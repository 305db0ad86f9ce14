import { setTimeout as sleep } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'kysely';
import { StartupError } from '../../process/startup-error.ts';
import type { StoreUnavailable } from '../ports/errors.ts';
import type { Db, Tables, Transaction } from './schema.ts';

/** What is done in one transaction. It may be done again from its beginning: nothing in it reaches beyond the store. */
export type Work<T> = (transaction: Transaction) => Promise<T>;

/** What differs from one SQL engine to another. The stores of this folder work on each alike. */
export interface SqlEngine {
  readonly db: Db;
  /** Does work in one transaction: on disk when it resolves, or not at all. @throws StoreUnavailable, OutcomeUnknown */
  write<T>(work: Work<T>): Promise<T>;
  /** Names the engine's troubles in the words of the port, for what only reads. @throws StoreUnavailable */
  translateErrors<T>(reading: Promise<T>): Promise<T>;
  /** Inside a transaction: refuses what does not fit. @throws StoreUnavailable */
  requireCapacity(bytes: number, hasFile: boolean): void;
  /** Inside a transaction: passes over rows that another one is changing, and keeps the others from changing under this one. */
  skipLocked<Row extends keyof Tables, Columns>(
    rows: SelectQueryBuilder<Tables, Row, Columns>,
  ): SelectQueryBuilder<Tables, Row, Columns>;
  /** Has as little as the engine can of what was erased lie about any more. */
  purgeErased(): Promise<void>;
  /**
   * The same of what that leaves, where to see to it at once would keep visitors waiting.
   * @returns false where there is no room for that, which is logged
   * @throws where it cannot be done now
   */
  vacuumErased(): Promise<boolean>;
}

/** Rows of `job` that are the engine's own, and no part of what a store holds. */
export const internalJobs = {
  /** Whoever holds its row brings the tables up to date, where several servers may start at once. */
  migration: 'migration',
  /** There as long as a part of another store has been copied into this one, and not all. */
  copying: 'copying',
} as const;

/** Earlier where `ms` is negative. */
export const addMs = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();

/** Another transaction has changed what this one rests on: it has to be done again from its beginning. */
export class Conflict extends Error {
  override name = 'Conflict';
}

/**
 * Runs what opens a store.
 * @param place such as `at /srv/data/store.db`
 * @param why what is wrong and what to do, where that is known
 * @throws StartupError
 */
export async function explained<T>(
  place: string,
  why: (error: unknown) => string | undefined,
  open: () => Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const explanation = why(error);
    throw explanation === undefined ? error : new StartupError(`The store ${place} cannot be opened: ${explanation}`);
  }
}

/**
 * Tries work again that left nothing behind; at random times, so that those who were in each other's way do not meet again.
 * @param isTransient what may be over soon
 * @param maxPauseMs between two tries; it is twice as long each time
 */
export async function retryWithBackoff<T>(
  work: () => Promise<T>,
  isTransient: (error: unknown) => boolean,
  { timeoutMs = 5000, maxPauseMs = 400 } = {},
): Promise<T> {
  const ends = performance.now() + timeoutMs;
  for (let pauseMs = 20; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || performance.now() > ends) throw error;
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  }
}

/** Runs one piece of work, and names an engine's troubles in the words of the port. */
export const createErrorTranslator =
  (unavailable: (error: unknown) => StoreUnavailable | undefined) =>
  async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw unavailable(error) ?? error;
    }
  };
