import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** The part of node:sqlite we use, in the shape Kysely wants. The only file that imports it: it may still change. */
export interface Connection extends SqliteDatabase {
  exec(sql: string): void;
  readonly isInTransaction: boolean;
  /** Of SQLite. */
  readonly version: string;
}

/**
 * @param waitMs how long a statement waits for another process's lock; the whole program stands still meanwhile
 * @throws an error that `resultOf` understands
 */
export function connect(path: string, { isReadOnly, waitMs }: { isReadOnly: boolean; waitMs: number }): Connection {
  const database = new DatabaseSync(path, { readOnly: isReadOnly, timeout: waitMs });
  return {
    get isInTransaction() {
      return database.isTransaction;
    },
    get version() {
      return String(database.prepare('select sqlite_version() as version').get()?.version);
    },
    exec: (sql) => database.exec(sql),
    close: () => database.close(),
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

/** What a pragma says, or does and says: most a number, `journal_mode` a word. */
export function pragma(connection: Connection, name: 'journal_mode'): string;
export function pragma(connection: Connection, name: string): number;
export function pragma(connection: Connection, name: string): number | string {
  const [row] = connection.prepare(`pragma ${name}`).all([]) as Record<string, number | string>[];
  return Object.values(row ?? {})[0] ?? 0;
}

/** Primary result code of SQLite (https://sqlite.org/rescode.html), or undefined if the error is not SQLite's. */
export function resultOf(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  return error.errcode & 0xff;
}
