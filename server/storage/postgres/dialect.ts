import { type DatabaseConnection, PostgresDialect, PostgresDriver, type PostgresPool } from 'kysely';
import { OutcomeUnknown } from '../ports/troubles.ts';
import { PostgresError } from './connection.ts';

/** Kysely's PostgreSQL dialect, which says where an outcome is unknown. */
export class UncertainPostgresDialect extends PostgresDialect {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver() {
    return new Driver({ pool: this.#pool });
  }
}

class Driver extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection) {
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      throw error instanceof PostgresError && error.isLost ? new OutcomeUnknown() : error;
    }
  }

  // A connection that is lost has rolled back by itself; a second error would hide why.
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}
