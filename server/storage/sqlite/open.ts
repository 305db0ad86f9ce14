import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { CannotStart } from '../../cannot-start.ts';
import type { Log } from '../../log.ts';
import type { OpenLeadReader, Store, StoreFacts } from '../ports/store.ts';
import { createSqlStore, readerOf } from '../sql/create-store.ts';
import type { SqlEngine } from '../sql/engine.ts';
import type { Tables } from '../sql/schema.ts';
import { Capacity } from './capacity.ts';
import { type Connection, connect, pragma, resultOf } from './connection.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { createEngine, type EngineOptions } from './engine.ts';
import { lockFolder } from './lock-folder.ts';
import { makeDurable } from './make-durable.ts';
import { migrate, readSchema, refuseNewer, requireUpToDate } from './migrate.ts';
import { requireVersion } from './require-version.ts';
import { isBusy } from './unavailable.ts';
import { vacuum } from './vacuum.ts';

const mebibyte = 1024 * 1024;

/** The WAL is cut back to this when it starts again from its beginning. */
const walBytes = 8 * mebibyte;

export const storePath = (dataDir: string) => join(dataDir, 'store.db');

export interface StoreOptions {
  /** Told of what whoever runs the server should know. */
  readonly log?: Log;
}

/**
 * Opens the store for the one server that has it, making folder and file where they are missing, and brings its tables up to date.
 * @param dataDir absolute path; made readable to its owner only
 * @param maxMb largest size of the file, in MB of 1,048,576 bytes; its WAL comes on top, some MB
 * @throws CannotStart
 */
export function openStore(dataDir: string, maxMb: number, { log = () => {} }: StoreOptions = {}): Promise<Store> {
  const path = storePath(dataDir);
  return explained(path, async () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const unlock = lockFolder(dataDir);
    try {
      const store = await openFile(path, maxMb * mebibyte, log);
      return { ...store, close: () => store.close().finally(unlock) };
    } catch (error) {
      unlock();
      throw error;
    }
  });
}

async function openFile(path: string, maxBytes: number, log: Log): Promise<Store> {
  // SQLite would make the file readable to everyone; its -wal and -shm files take the mode of this one.
  closeSync(openSync(path, 'a', 0o600));
  const connection = connect(path, { isReadOnly: false, waitMs: patienceMs });
  const db = kyselyOn<Tables>(connection);
  try {
    requireVersion(connection.version);
    makeDurable(connection);
    overwriteErased(connection);
    connection.exec(`pragma journal_size_limit = ${walBytes}`);
    requireWritable(connection);
    await migrate(db, path);
    connection.exec(`pragma max_page_count = ${Math.floor(maxBytes / pragma(connection, 'page_size'))}`);
    // From here on pages are served: who waits for a lock sleeps, instead of stopping the program.
    connection.exec('pragma busy_timeout = 0');
  } catch (error) {
    connection.close();
    throw error;
  }
  const capacity = new Capacity(connection, maxBytes, log);
  capacity.report();
  return createStore(db, {
    patienceMs,
    capacity,
    checkpoint: () => checkpoint(connection),
    vacuum: () => vacuum(path, log),
  });
}

/** Moves what was written into the one file, so that nothing of what was erased stays in the WAL. A reader may keep it there for now. */
function checkpoint(connection: Connection): void {
  pragma(connection, 'wal_checkpoint(truncate)');
}

/** What was erased is not left lying in free pages, nor in another file while this one is made anew. */
const overwriteErased = (connection: Connection) =>
  connection.exec('pragma secure_delete = on; pragma temp_store = memory');

/** Found out now, and not half-way. @throws as the first entry would */
const requireWritable = (connection: Connection) => connection.exec('begin immediate; rollback');

/** Every port on one connection; exported for the tests, which open connections of their own. */
export function createStore(db: Kysely<Tables>, options: EngineOptions = {}): Store {
  return createSqlStore(createEngine(db, options));
}

/**
 * Opens the store for reading only; it may be in use by the server meanwhile.
 * @throws CannotStart, also if there is no store yet
 */
export async function openLeadReader(dataDir: string): Promise<OpenLeadReader> {
  return readerOf(createSqlStore(await openExisting(dataDir, true)));
}

/**
 * Opens the store for a few changes, also while the server has it open.
 * @throws CannotStart, also if there is no store yet or it cannot be written
 */
export async function openStoreAsGuest(dataDir: string): Promise<Store> {
  return createSqlStore(await openForGuest(dataDir));
}

/**
 * The tables by themselves, for who copies all of them; otherwise as a guest.
 * @throws CannotStart, also if there is no store yet or it cannot be written, or a newer program has changed its tables
 */
export async function openTables(dataDir: string): Promise<SqlEngine> {
  const engine = await openForGuest(dataDir);
  try {
    await refuseNewer(engine.db, storePath(dataDir));
    return engine;
  } catch (error) {
    await engine.db.destroy();
    throw error;
  }
}

function openForGuest(dataDir: string): Promise<SqlEngine> {
  return openExisting(dataDir, false, (connection) => {
    makeDurable(connection);
    overwriteErased(connection);
    requireWritable(connection);
    return { patienceMs, checkpoint: () => checkpoint(connection) };
  });
}

async function openExisting(
  dataDir: string,
  isReadOnly: boolean,
  prepare: (connection: Connection) => EngineOptions = () => ({}),
): Promise<SqlEngine> {
  const path = storePath(dataDir);
  if (!existsSync(path)) {
    throw new CannotStart(`There is no store at ${path} yet. It is made when the server first starts: npm start.`);
  }
  return explained(path, async () => {
    const connection = connect(path, { isReadOnly, waitMs: 2000 });
    const db = kyselyOn<Tables>(connection);
    try {
      requireVersion(connection.version);
      await requireUpToDate(db, path);
      return createEngine(db, prepare(connection));
    } catch (error) {
      connection.close();
      throw error;
    }
  });
}

/** What keeps the store, and which tables it has; also while a server has it open. @throws CannotStart */
export async function factsOf(dataDir: string): Promise<StoreFacts> {
  const { db } = await openExisting(dataDir, true);
  try {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
    // It is opened so that nothing is (`make-durable.ts`).
    return { engine: `SQLite ${rows[0]?.version}`, schema: (await readSchema(db)).schema, unsafe: [] };
  } finally {
    await db.destroy();
  }
}

/** How long whoever opens the store, and later a visitor, waits for another program's lock. */
const patienceMs = 5000;

/** Kysely on one connection; exported for the tests, which open connections of their own. */
export const kyselyOn = <T>(connection: Connection) => new Kysely<T>({ dialect: new NodeSqliteDialect(connection) });

/** Runs what opens a store. @throws CannotStart that says what is wrong with it and what to do, where that is known */
export async function explained<T>(path: string, open: () => Promise<T>): Promise<T> {
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
  if (result === 11 || result === 26)
    return 'the file is damaged or not a store. Put a backup in its place: npm run restore';
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
