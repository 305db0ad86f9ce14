import {
  CamelCasePlugin,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  sql,
} from 'kysely';
import { describeError, type Log } from '../../log.ts';
import { OutcomeUnknown, StoreUnavailable, type UnavailableReason } from '../ports/errors.ts';
import { Conflict, createErrorTranslator, retryWithBackoff, type SqlEngine } from '../sql/engine.ts';
import type { Tables } from '../sql/schema.ts';
import { PostgresError, poolExhausted } from './connection.ts';

/**
 * Several programs may write at once. Each statement sees what was committed before it, and the row that is written decides who was
 * first; so read committed is enough, whatever the database's default is.
 */
export function createEngine(pool: PostgresPool, log: Log = () => {}): SqlEngine {
  const dialect = new PostgresDialect({ pool });
  dialect.createDriver = () => new Driver({ pool });
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  return {
    db,
    translateErrors,
    write: (work) =>
      translateErrors(
        retryWithBackoff(() => db.transaction().setIsolationLevel('read committed').execute(work), isTransient),
      ),
    // What fits, the database decides: disk, quotas and who watches them are its own.
    requireCapacity: () => {},
    skipLocked: (rows) => rows.forUpdate().skipLocked(),
    async purgeErased() {
      try {
        // What was erased is there for nobody, but its bytes stay until their room is given free. One that already does this is not waited for.
        await sql`vacuum (skip_locked) lead, attachment, arrival, arrival_key, outgoing, subscriber`.execute(db);
      } catch (error) {
        log({ level: 'warn', event: 'store-vacuum-failed', ...describeError(error) });
      }
    },
    // Its own autovacuum sees to the rest.
    vacuumErased: async () => true,
  };
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

/** The answers that say the store cannot take anything now (SQLSTATE); any other is a fault of the program. */
const reasons: Readonly<Record<string, UnavailableReason>> = {
  [poolExhausted]: 'busy',
  '23503': 'busy', // foreign_key_violation: erased meanwhile
  '28000': 'unreachable', // invalid_authorization_specification
  '28P01': 'unreachable', // invalid_password
  '3D000': 'unreachable', // invalid_catalog_name: no such database
  '25006': 'read-only', // read_only_sql_transaction: a standby
  '40001': 'busy', // serialization_failure
  '40P01': 'busy', // deadlock_detected
  '53000': 'busy', // insufficient_resources
  '53100': 'full', // disk_full
  '53200': 'busy', // out_of_memory
  '53300': 'busy', // too_many_connections
  '55P03': 'busy', // lock_not_available
  '57014': 'busy', // query_canceled: statement_timeout
  '58030': 'disk', // io_error
  XX001: 'damaged', // data_corrupted
  XX002: 'damaged', // index_corrupted
};

/** What is over soon, and has left nothing behind: the same transaction may do better on its next try. */
const passing = new Set(['23503', '40001', '40P01', '53300']);

const translateErrors = createErrorTranslator((error) => {
  if (error instanceof Conflict) return new StoreUnavailable('busy');
  if (!(error instanceof PostgresError)) return undefined;
  const reason = reasons[error.code ?? ''] ?? (error.isLost ? 'unreachable' : undefined);
  return reason && new StoreUnavailable(reason, `PostgreSQL ${error.code ?? 'lost'}`);
});

/** Only of what came before the commit: after that nobody knows what was left behind (`OutcomeUnknown`). */
export const isTransient = (error: unknown) =>
  error instanceof Conflict || (error instanceof PostgresError && (error.isLost || passing.has(error.code ?? '')));
