import { StoreUnavailable, type Trouble } from '../ports/troubles.ts';
import { Overtaken } from '../sql/engine.ts';
import { noneFree, PostgresError } from './connection.ts';

/** The answers that say the store cannot take anything now (SQLSTATE); any other is a fault of the program. */
const reasons: Readonly<Record<string, Trouble>> = {
  [noneFree]: 'busy',
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

/** Runs one piece of work, and names the engine's troubles in the words of the port. */
export async function namingTroubles<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Overtaken) throw new StoreUnavailable('busy');
    if (!(error instanceof PostgresError)) throw error;
    const reason = reasons[error.code ?? ''] ?? (error.isLost ? 'unreachable' : undefined);
    throw reason === undefined ? error : new StoreUnavailable(reason, `PostgreSQL ${error.code ?? 'lost'}`);
  }
}

/** Only of what came before the commit: after that nobody knows what was left behind (`OutcomeUnknown`). */
export const isPassing = (error: unknown) =>
  error instanceof Overtaken || (error instanceof PostgresError && (error.isLost || passing.has(error.code ?? '')));
