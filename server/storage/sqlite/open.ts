import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { CannotStart } from '../../cannot-start.ts';
import type { IntakeStore, LeadReader } from '../ports.ts';
import { type Connection, connect, resultOf } from './connection.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { createIntakeStore } from './intake-store.ts';
import { createLeadReader } from './lead-reader.ts';
import { migrate, requireUpToDate } from './migrate.ts';
import type { Tables } from './schema.ts';
import { isBusy } from './unavailable.ts';

const mebibyte = 1024 * 1024;

export const storePath = (dataDir: string) => join(dataDir, 'store.db');

/**
 * Opens the store, making folder and file where they are missing, and brings its tables up to date.
 * @param dataDir absolute path; made readable to its owner only
 * @param maxMb largest size of the file, in MB of 1,048,576 bytes
 * @throws CannotStart
 */
export async function openIntakeStore(dataDir: string, maxMb: number): Promise<IntakeStore> {
  const path = storePath(dataDir);
  return explained(path, async () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // SQLite would make the file readable to everyone; its -wal and -shm files take the mode of this one.
    closeSync(openSync(path, 'a', 0o600));
    const connection = connect(path, { isReadOnly: false, waitMs: 500 });
    const db = kyselyOn(connection);
    try {
      // WAL with FULL: readers never wait for the writer, and every commit reaches the disk before it is acknowledged.
      connection.exec('pragma journal_mode = wal');
      connection.exec('pragma synchronous = full');
      connection.exec('pragma foreign_keys = on');
      connection.exec('pragma trusted_schema = off');
      await migrate(db, path);
      connection.exec(`pragma max_page_count = ${Math.floor((maxMb * mebibyte) / pageSize(connection))}`);
      // From here on pages are served: the driver waits for locks without stopping the program.
      connection.exec('pragma busy_timeout = 0');
    } catch (error) {
      connection.close();
      throw error;
    }
    return createIntakeStore(db);
  });
}

/**
 * Opens the store for reading only; it may be in use by the server meanwhile.
 * @throws CannotStart, also if there is no store yet
 */
export async function openLeadReader(dataDir: string): Promise<LeadReader> {
  const path = storePath(dataDir);
  if (!existsSync(path)) {
    throw new CannotStart(`There is no store at ${path} yet. It is made when the server first starts: npm start.`);
  }
  return explained(path, async () => {
    const connection = connect(path, { isReadOnly: true, waitMs: 2000 });
    const db = kyselyOn<Tables>(connection);
    try {
      await requireUpToDate(db, path);
    } catch (error) {
      connection.close();
      throw error;
    }
    return createLeadReader(db);
  });
}

/** How long a visitor waits for another program's lock before being told to try again later. */
const patienceMs = 5000;

/** Kysely on one connection; exported for the tests, which open connections of their own. */
export const kyselyOn = <T>(connection: Connection, waitMs = patienceMs) =>
  new Kysely<T>({ dialect: new NodeSqliteDialect(connection, waitMs) });

function pageSize(connection: Connection): number {
  const [row] = connection.prepare('pragma page_size').all([]) as { page_size: number }[];
  return row?.page_size ?? 4096;
}

async function explained<T>(path: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const why = explanation(error);
    if (why === undefined) throw error;
    throw new CannotStart(`The store ${path} cannot be opened: ${why}`);
  }
}

function explanation(error: unknown): string | undefined {
  if (isBusy(error)) return 'another program holds it locked. Stop that program, then start again.';
  const result = resultOf(error);
  if (result === 11 || result === 26) return 'the file is damaged or not a store. Restore it from a backup.';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || result === 13) return 'the disk is full. Make room, then start again.';
  if (
    result === 8 ||
    result === 10 ||
    result === 14 ||
    /^E(ACCES|PERM|ROFS|NOTDIR|EXIST|ISDIR|IO)$/.test(String(code))
  ) {
    return 'it cannot be written there. Set DATA_DIR to a folder that this user may write to.';
  }
  return undefined;
}
