import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { Connection } from './connection.ts';

/** Kysely's SQLite dialect over node:sqlite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    super({ database: connection });
    this.#connection = connection;
  }

  override createDriver() {
    return new Driver(this.#connection);
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
