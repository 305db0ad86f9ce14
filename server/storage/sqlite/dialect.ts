import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { Connection } from './connection.ts';
import { isBusy } from './unavailable.ts';

const pauseMs = 25;

/** Kysely's SQLite dialect over node:sqlite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #connection: Connection;
  readonly #patienceMs: number;

  /** @param patienceMs how long a transaction waits for another process's lock */
  constructor(connection: Connection, patienceMs: number) {
    super({ database: connection });
    this.#connection = connection;
    this.#patienceMs = patienceMs;
  }

  override createDriver() {
    return new Driver(this.#connection, this.#patienceMs);
  }

  override createAdapter() {
    return new Adapter();
  }
}

class Adapter extends SqliteAdapter {
  // It is: Kysely's own answer is 'no', and a migration that fails would leave half of its tables behind.
  override get supportsTransactionalDdl() {
    return true;
  }
}

class Driver extends SqliteDriver {
  readonly #connection: Connection;
  readonly #patienceMs: number;
  #busySince: number | null = null;

  constructor(connection: Connection, patienceMs: number) {
    super({ database: connection });
    this.#connection = connection;
    this.#patienceMs = patienceMs;
  }

  /**
   * Takes the write lock at once: what is read inside then still holds when it is written. SQLite's own wait for a lock
   * would stop the whole program, pages included; this one sleeps. Patience is counted from when the lock was first met,
   * so that those who queue behind it are not told one after the other, each after the whole wait.
   */
  override async beginTransaction(connection: DatabaseConnection) {
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        this.#busySince = null;
        return;
      } catch (error) {
        if (!isBusy(error)) throw error;
        this.#busySince ??= performance.now();
        if (performance.now() - this.#busySince > this.#patienceMs) throw error;
        await sleep(pauseMs);
      }
    }
  }

  // A full disk ends the transaction by itself, and a second rollback would hide why.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#connection.isInTransaction) await super.rollbackTransaction(connection);
  }
}
