import { CamelCasePlugin, CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import { retryWithBackoff, type SqlEngine, type Work } from '../sql/engine.ts';
import type { Tables } from '../sql/schema.ts';
import type { Capacity } from './capacity.ts';
import { type Connection, translateErrors, unavailableReason } from './connection.ts';

/** Kysely on one connection of node:sqlite. */
export function kyselyOn<T>(connection: Connection): Kysely<T> {
  const dialect = new SqliteDialect({ database: connection });
  dialect.createDriver = () => new Driver(connection);
  return new Kysely<T>({ dialect, plugins: [new CamelCasePlugin()] });
}

class Driver extends SqliteDriver {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    super({ database: connection });
    this.#connection = connection;
  }

  // Takes the write lock at once: what is read inside then still holds when it is written.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // A full disk ends the transaction by itself, and a second rollback would hide why.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#connection.isInTransaction) await super.rollbackTransaction(connection);
  }
}

const isBusy = (error: unknown) => unavailableReason(error) === 'busy';

export interface EngineOptions {
  /** How long a visitor waits for another program's lock before being told to try again later. */
  readonly timeoutMs?: number;
  /** Without one, everything fits. */
  readonly capacity?: Capacity;
  /** Makes the file anew, without free pages; false where that failed. Nothing else of the program works with the store meanwhile. */
  readonly vacuum?: () => Promise<boolean>;
}

/** Each transaction holds the write lock from its beginning: what is read inside is still so when it is written. */
export function createEngine(connection: Connection, options: EngineOptions = {}): SqlEngine {
  const { timeoutMs = 5000, capacity, vacuum } = options;
  const db = kyselyOn<Tables>(connection);
  let waiting: Promise<void> | undefined;

  async function inTransaction<T>(work: Work<T>): Promise<T> {
    try {
      // SQLite's own wait would stop the whole program, pages included; this one sleeps.
      return await retryWithBackoff(() => db.transaction().execute(work), isBusy, { timeoutMs, maxPauseMs: 40 });
    } finally {
      capacity?.report();
    }
  }

  return {
    db,
    translateErrors,
    write: (work) => translateErrors(inTransaction(work)),
    requireCapacity: (bytes, hasFile) => capacity?.requireCapacity(bytes, hasFile),
    skipLocked: (rows) => rows,
    purgeErased() {
      // Everyone who asks before it begins has erased by then, so one does for all of them.
      waiting ??= db.connection().execute(async () => {
        waiting = undefined;
        try {
          // Moves what was written into the one file, so that nothing of what was erased stays in the WAL. A reader may keep it there for now.
          connection.exec('pragma wal_checkpoint(truncate)');
        } catch {
          // Whatever is wrong with the disk, the next entry meets it too, and says so.
        }
      });
      return waiting;
    },
    vacuumErased: () => db.connection().execute(async () => (await vacuum?.()) ?? true),
  };
}
