import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  sql,
} from 'kysely';
import { retryWithBackoff, type SqlEngine } from '../sql/engine.ts';
import type { Tables } from '../sql/schema.ts';
import { type Connection, translateErrors, unavailableReason } from './connection.ts';

/** Kysely on one connection of node:sqlite. */
export function kyselyOn<T>(connection: Connection): Kysely<T> {
  const dialect = new SqliteDialect({ database: connection });
  dialect.createDriver = () => new Driver({ database: connection });
  return new Kysely<T>({ dialect, plugins: [new CamelCasePlugin()] });
}

class Driver extends SqliteDriver {
  // Takes the write lock at once, so that no row changes between the reads and the writes of the transaction.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // A full disk rolls back by itself. The error of a second rollback would hide the cause.
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

const isBusy = (error: unknown) => unavailableReason(error) === 'busy';

interface EngineOptions {
  /** How long a write waits for another program's lock before it fails. */
  readonly timeoutMs?: number;
  /** Unlimited if omitted. */
  readonly requireCapacity?: SqlEngine['requireCapacity'];
  /** Rebuilds the file without free pages; false if that failed. The program does not use the store meanwhile. */
  readonly vacuum?: (signal?: AbortSignal) => Promise<boolean>;
}

/** Each transaction holds the write lock from its beginning. */
export function createEngine(connection: Connection, options: EngineOptions = {}): SqlEngine {
  const { timeoutMs = 5000, requireCapacity = () => {}, vacuum } = options;
  const db = kyselyOn<Tables>(connection);
  return {
    db,
    translateErrors,
    // SQLite's busy timeout would block the whole program. This wait does not.
    write: (work) =>
      translateErrors(retryWithBackoff(() => db.transaction().execute(work), isBusy, { timeoutMs, maxPauseMs: 40 })),
    requireCapacity,
    skipLocked: (rows) => rows,
    isOneOf: (ids) => sql<boolean>`lead.id in (select value from json_each(${JSON.stringify(ids)}))`,
    purgeErased: () =>
      db.connection().execute(async () => {
        try {
          // Empties the WAL, which may contain pages of erased rows. A reader can delay that.
          connection.exec('pragma wal_checkpoint(truncate)');
        } catch {
          // A disk error also fails the next write, which reports it.
        }
      }),
    vacuumErased: (signal) => db.connection().execute(async () => (await vacuum?.(signal)) ?? true),
  };
}
