import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';
import { StartupError } from '../../process/startup-error.ts';
import { StoreUnavailable, type UnavailableReason } from '../ports/errors.ts';
import { createErrorTranslator } from '../sql/engine.ts';

/** The part of node:sqlite we use, in the shape Kysely wants. The only file that imports it: it may still change. */
export interface Connection extends SqliteDatabase, Disposable {
  exec(sql: string): void;
  readonly isInTransaction: boolean;
}

/**
 * @param busyTimeoutMs how long a statement waits for another process's lock; the whole program stands still meanwhile
 * @throws an error that `resultCode` understands; StartupError
 */
export function connect(
  path: string,
  { isReadOnly, busyTimeoutMs }: { isReadOnly: boolean; busyTimeoutMs: number },
): Connection {
  requireVersion(process.versions.sqlite);
  const database = new DatabaseSync(path, { readOnly: isReadOnly, timeout: busyTimeoutMs });
  return {
    get isInTransaction() {
      return database.isTransaction;
    },
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

/** The tables need 3.53; before 3.51.3, two connections of which one empties the journal could damage a store. */
const minVersion = [3, 53, 0] as const;

/**
 * SQLite comes with Node.js.
 * @param version such as '3.53.4'
 * @throws StartupError if it is too old
 */
export function requireVersion(version = ''): void {
  const parts = version.split('.').map(Number);
  const difference = minVersion.map((part, at) => (parts[at] ?? 0) - part).find((each) => each !== 0) ?? 0;
  if (difference >= 0) return;
  throw new StartupError(
    `Node.js ${process.versions.node} brings SQLite ${version}, and the store needs ${minVersion.join('.')} or newer. Run: npm ci (it brings a newer Node.js), or install Node.js 24.16 or newer.`,
  );
}

/** The one value that a query answers, or a pragma: of these most a number, `journal_mode` a word. */
export function readValue<T extends number | string = number>(connection: Connection, query: string): T {
  const [row] = connection.prepare(query).all([]) as Record<string, T>[];
  return Object.values(row ?? {})[0] as T;
}

/** Primary result code of SQLite (https://sqlite.org/rescode.html), or undefined if the error is not SQLite's. */
export function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  return error.errcode & 0xff;
}

/** The results that say the store cannot take anything now; any other error is a fault of the program. */
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

/** What keeps the store from taking anything, in the words of the port. */
export const unavailableReason = (error: unknown): UnavailableReason | undefined => reasons[resultCode(error) ?? 0];

/** Names them so, as long as the work lasts. */
export const translateErrors = createErrorTranslator((error) => {
  const reason = unavailableReason(error);
  return reason && new StoreUnavailable(reason, `SQLite ${resultCode(error)}`);
});
