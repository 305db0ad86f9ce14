import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';
import { StartupError } from '../../process/startup-error.ts';
import { StoreUnavailable, type UnavailableReason } from '../ports/errors.ts';
import { createErrorTranslator } from '../sql/engine.ts';

/** The part of node:sqlite that the store uses, in the shape that Kysely expects. Only this file imports node:sqlite, which may still change. */
export interface Connection extends SqliteDatabase, Disposable {
  exec(sql: string): void;
}

/**
 * @param busyTimeoutMs how long a statement waits for another process's lock. The wait blocks the whole program
 * @throws StartupError, or an error of SQLite that `resultCode` reads
 */
export function connect(
  path: string,
  { isReadOnly, busyTimeoutMs }: { isReadOnly: boolean; busyTimeoutMs: number },
): Connection {
  requireVersion(process.versions.sqlite);
  const database = new DatabaseSync(path, { readOnly: isReadOnly, timeout: busyTimeoutMs });
  return {
    exec: (sql) => database.exec(sql),
    close: () => database.close(),
    [Symbol.dispose]: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/** The tables need 3.53. Before 3.51.3, a checkpoint by one of two connections could damage a store. */
const minVersion = '3.53.0';

/**
 * SQLite comes with Node.js.
 * @param version such as '3.53.4'
 * @throws StartupError if it is too old
 */
export function requireVersion(version = ''): void {
  if (version.localeCompare(minVersion, 'en', { numeric: true }) >= 0) return;
  throw new StartupError(
    `Node.js ${process.versions.node} includes SQLite ${version}, and the store needs ${minVersion} or newer. Run: npm ci (it installs a newer Node.js), or install Node.js 24.16 or newer.`,
  );
}

/** The single value that a query or a pragma returns: a number, or text for `journal_mode`. */
export function readValue<T extends number | string = number>(connection: Connection, query: string): T {
  const [row] = connection.prepare(query).all([]) as Record<string, T>[];
  return Object.values(row ?? {})[0] as T;
}

/** Primary result code of SQLite (https://sqlite.org/rescode.html), or undefined if the error is not SQLite's. */
function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  return error.errcode & 0xff;
}

/** Result codes that mean the store accepts no entries now. Any other error is a bug. */
const reasons: Readonly<Record<number, UnavailableReason>> = {
  5: 'busy', // BUSY
  6: 'busy', // LOCKED
  8: 'read-only', // READONLY
  10: 'disk', // IOERR
  11: 'damaged', // CORRUPT
  13: 'full', // FULL
  14: 'disk', // CANTOPEN
  26: 'damaged', // NOTADB
};

/** Why the store is unavailable; undefined for any other error. */
export const unavailableReason = (error: unknown): UnavailableReason | undefined => reasons[resultCode(error) ?? 0];

export const translateErrors = createErrorTranslator((error) => {
  const reason = unavailableReason(error);
  return reason && new StoreUnavailable(reason, `SQLite ${resultCode(error)}`);
});
