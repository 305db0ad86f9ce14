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
import { tableNames } from '../sql/copy-tables.ts';
import { Conflict, createErrorTranslator, retryWithBackoff, type SqlEngine } from '../sql/engine.ts';
import type { Tables } from '../sql/schema.ts';
import { PostgresError, poolExhausted } from './connection.ts';

/**
 * Creates the engine. Several programs write concurrently. Their transactions use read committed, which is enough: the unique row that two of
 * them write decides which one is first.
 * @param openMaintenancePool opens connections without the timeouts of visitors, for the daily vacuum
 */
export function createEngine(
  pool: PostgresPool,
  log: Log = () => {},
  openMaintenancePool?: () => PostgresPool,
): SqlEngine {
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
    // The database limits its own size.
    requireCapacity: () => {},
    skipLocked: (rows) => rows.forUpdate().skipLocked(),
    // With `any`, the planner reads the newest leads until it has found enough of these, which may take all leads.
    isOneOf: (ids) => sql<boolean>`lead.id in (select unnest(${ids}::text[]))`,
    // A vacuum takes minutes on large tables, so it runs once a day.
    purgeErased: async () => {},
    async vacuumErased(signal) {
      if (openMaintenancePool === undefined) return true;
      await using db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openMaintenancePool() }) });
      const tables = sql.join(tableNames.map((name) => sql.id(name)));
      try {
        // Tables that another program vacuums at this moment are skipped.
        await sql`vacuum (skip_locked) ${tables}`.execute(db, { signal, inflightQueryAbortStrategy: 'cancel query' });
        return true;
      } catch (error) {
        if (!signal?.aborted) log({ level: 'warn', event: 'store-vacuum-failed', ...describeError(error) });
        return false;
      }
    },
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

  // A lost connection has rolled back by itself. A second error would hide the cause.
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/** SQLSTATEs that mean the store accepts no entries now. Any other error is a bug. */
const reasons: Readonly<Record<string, UnavailableReason>> = {
  [poolExhausted]: 'busy',
  '23503': 'busy', // foreign_key_violation: the row was erased meanwhile
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

/** Errors after which the same transaction may succeed on its next attempt. */
const transientCodes = new Set(['23503', '40001', '40P01', '53300']);

const translateErrors = createErrorTranslator((error) => {
  if (error instanceof Conflict) return new StoreUnavailable('busy');
  if (!(error instanceof PostgresError)) return undefined;
  const reason = reasons[error.code ?? ''] ?? (error.isLost ? 'unreachable' : undefined);
  return reason && new StoreUnavailable(reason, `PostgreSQL ${error.code ?? 'lost'}`);
});

/** Whether a transaction may be retried after an error before its commit. After the commit, the outcome is unknown (`OutcomeUnknown`). */
export const isTransient = (error: unknown) =>
  error instanceof Conflict ||
  (error instanceof PostgresError && (error.isLost || transientCodes.has(error.code ?? '')));
