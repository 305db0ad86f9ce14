import { setTimeout as sleep } from 'node:timers/promises';
import type { Compilable, RawBuilder, SelectQueryBuilder } from 'kysely';
import { StartupError } from '../../process/startup-error.ts';
import type { StoreUnavailable } from '../ports/errors.ts';
import type { Db, Tables, Transaction } from './schema.ts';

/** The body of a transaction. It may run again from the beginning, so it changes nothing outside the store. */
type Work<T> = (transaction: Transaction) => Promise<T>;

/** What differs between SQL engines. The stores in this folder use each through this interface. */
export interface SqlEngine {
  readonly db: Db;
  /** Runs a transaction, with retries. The result is on disk when this resolves. @throws StoreUnavailable, OutcomeUnknown */
  write<T>(work: Work<T>): Promise<T>;
  /** Turns the engine's errors into those of the ports, for reads. @throws StoreUnavailable */
  translateErrors<T>(reading: Promise<T>): Promise<T>;
  /** Inside a transaction: checks that an entry fits. @throws StoreUnavailable */
  requireCapacity(bytes: number, hasFile: boolean): void;
  /** Inside a transaction: locks the selected rows, and skips rows that another transaction has locked. */
  skipLocked<Row extends keyof Tables, Columns>(
    rows: SelectQueryBuilder<Tables, Row, Columns>,
  ): SelectQueryBuilder<Tables, Row, Columns>;
  /** Whether the id of a lead is among many ids, which are one parameter. */
  isOneOf(ids: readonly string[]): RawBuilder<boolean>;
  /** Runs after an erasure: removes the remains of erased rows as far as that is quick. */
  purgeErased(): Promise<void>;
  /**
   * Removes what `purgeErased` leaves, if the engine cannot do that without delaying visitors.
   * @param signal ends it early
   * @returns false if it failed, which is logged, or was ended
   */
  vacuumErased(signal?: AbortSignal): Promise<boolean>;
}

/** The row of `job` that PostgreSQL locks during a migration, because several servers may start at once. */
export const migrationJob = 'migration';

/** Runs one statement. @returns how many rows it added, changed or deleted */
export async function countChanges(db: Db, statement: Compilable): Promise<number> {
  return Number((await db.executeQuery(statement)).numAffectedRows ?? 0);
}

type CreateStatement = (transaction: Transaction) => Compilable;

/** Writes that consist of one statement. */
export const createWriter = ({ write }: Pick<SqlEngine, 'write'>) => ({
  run: (create: CreateStatement) =>
    write(async (transaction) => void (await transaction.executeQuery(create(transaction)))),
  /** @returns whether a row was added, changed or deleted */
  changes: (create: CreateStatement) =>
    write(async (transaction) => (await countChanges(transaction, create(transaction))) > 0),
});

/** Adds milliseconds to an ISO 8601 time; subtracts if negative. */
export const addMs = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();

/** Another transaction changed what this one read. It must run again from the beginning. */
export class Conflict extends Error {
  override name = 'Conflict';
}

/**
 * Opens a store, and explains a failure.
 * @param location such as `at /srv/data/store.db`
 * @param explain returns what is wrong and what to do; undefined if unknown
 * @throws StartupError
 */
export async function openOrExplain<T>(
  location: string,
  explain: (error: unknown) => string | undefined,
  open: () => Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const explanation = explain(error);
    throw explanation === undefined
      ? error
      : new StartupError(`The store ${location} cannot be opened: ${explanation}`);
  }
}

/**
 * Retries work after transient errors, with exponential backoff and jitter. Work that fails must leave nothing behind.
 * @param maxPauseMs longest pause between two attempts; the pause doubles each time
 */
export async function retryWithBackoff<T>(
  work: () => Promise<T>,
  isTransient: (error: unknown) => boolean,
  { timeoutMs = 5000, maxPauseMs = 400 } = {},
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (let pauseMs = 20; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || performance.now() > deadline) throw error;
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  }
}

/** Creates a function that awaits work and turns an engine's errors into StoreUnavailable. */
export const createErrorTranslator =
  (toUnavailable: (error: unknown) => StoreUnavailable | undefined) =>
  async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw toUnavailable(error) ?? error;
    }
  };
