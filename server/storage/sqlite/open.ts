import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import { StartupError } from '../../process/startup-error.ts';
import type { OpenLeadReader, Store, StoreInfo } from '../ports/store.ts';
import { createSqlStore, toLeadReader } from '../sql/create-store.ts';
import { openOrExplain, type SqlEngine } from '../sql/engine.ts';
import { migrate, requireKnownSchema, requireUpToDate } from '../sql/migrate.ts';
import { createCapacity } from './capacity.ts';
import { type Connection, connect, readValue, unavailableReason } from './connection.ts';
import { createEngine, type EngineOptions } from './engine.ts';
import { migrationTarget } from './migrations/index.ts';
import { vacuum } from './vacuum.ts';

const mebibyte = 1024 * 1024;

/** The WAL is cut back to this when it starts again from its beginning. */
const walBytes = 8 * mebibyte;

/** How long whoever opens the store, and later a visitor, waits for another program's lock. */
const timeoutMs = 5000;

export const storePath = (dataDir: string) => join(dataDir, 'store.db');

/**
 * Opens the store for the one server that has it, making folder and file where they are missing, and brings its tables up to date.
 * @param dataDir absolute path; made readable to its owner only
 * @param maxMb largest size of the file, in MB of 1,048,576 bytes; its WAL comes on top, some MB
 * @throws StartupError
 */
export function openStore(dataDir: string, maxMb: number, log: Log = () => {}): Promise<Store> {
  return tryOpen(dataDir, async () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const lock = lockFolder(dataDir);
    try {
      const store = await openFile(storePath(dataDir), maxMb * mebibyte, log);
      return { ...store, close: () => store.close().finally(lock.close) };
    } catch (error) {
      lock.close();
      throw error;
    }
  });
}

async function openFile(path: string, maxBytes: number, log: Log): Promise<Store> {
  // SQLite would make the file readable to everyone; its -wal and -shm files take the mode of this one.
  closeSync(openSync(path, 'a', 0o600));
  const connection = connect(path, { isReadOnly: false, busyTimeoutMs: timeoutMs });
  try {
    prepareToWrite(connection);
    connection.exec(`pragma journal_size_limit = ${walBytes}`);
    const capacity = createCapacity(connection, maxBytes, log);
    const engine = createEngine(connection, { timeoutMs, capacity, vacuum: () => vacuum(path, log) });
    await migrate(migrationTarget(engine.db, path));
    connection.exec(`pragma max_page_count = ${Math.floor(maxBytes / readValue(connection, 'pragma page_size'))}`);
    // From here on pages are served: who waits for a lock sleeps, instead of stopping the program.
    connection.exec('pragma busy_timeout = 0');
    capacity.report();
    return createSqlStore(engine);
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Keeps every other server out of a data folder. The lock is one of the system on an open file, taken through SQLite since Node.js has
 * no call for it: it ends with the program, however that ends. The empty file stays; to remove it would let two others hold a lock each.
 * @returns closing it gives the folder free
 * @throws StartupError if another server has it
 */
export function lockFolder(dataDir: string): Connection {
  const path = join(dataDir, 'server.lock');
  // SQLite would make it readable to everyone. And only where it is missing: closing it takes every lock away that this program has on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const connection = connect(path, { isReadOnly: false, busyTimeoutMs: 0 });
  try {
    connection.exec('begin exclusive');
    return connection;
  } catch (error) {
    connection.close();
    if (unavailableReason(error) !== 'busy') throw error;
    throw new StartupError(
      `Another server is running on the data folder ${dataDir}, and a store has one. Stop that server, or set DATA_DIR to another folder.`,
    );
  }
}

function prepareToWrite(connection: Connection): void {
  makeDurable(connection);
  // What was erased is not left lying in free pages, nor in another file while this one is made anew.
  connection.exec('pragma secure_delete = on; pragma temp_store = memory');
  // Whether it can be written is found out now, and not half-way.
  connection.exec('begin immediate; rollback');
}

/** As SQLite answers when asked: 2 is FULL, 1 is on, 0 is off. */
const durable = [
  // Readers never wait for the writer; and every commit reaches the disk before it is acknowledged.
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
  ['trusted_schema', 0],
] as const;

/**
 * Makes what is acknowledged last, and reads each setting back: SQLite says nothing where it cannot do as it was told.
 * @throws StartupError
 */
export function makeDurable(connection: Connection): void {
  for (const [name, wanted] of durable) {
    connection.exec(`pragma ${name} = ${wanted}`);
    const found = readValue<number | string>(connection, `pragma ${name}`);
    if (found === wanted) continue;
    throw new StartupError(
      `The store cannot keep what it is given: SQLite's ${name} is ${found} there and has to be ${wanted}. Set DATA_DIR to a folder on a local disk.`,
    );
  }
}

/** Every port on one connection; exported for the tests, which open connections of their own. */
export const createStore = (connection: Connection, options?: EngineOptions): Store =>
  createSqlStore(createEngine(connection, options));

/** Opens the store for reading only; it may be in use by the server meanwhile. @throws StartupError */
export const openLeadReader = async (dataDir: string): Promise<OpenLeadReader> =>
  toLeadReader(createSqlStore(await openExisting(dataDir, 'reader')));

/** Opens the store for a few changes, also while the server has it open. @throws StartupError */
export const openStoreForCommand = async (dataDir: string): Promise<Store> =>
  createSqlStore(await openExisting(dataDir, 'secondProcess'));

/** The tables by themselves, for who copies all of them; otherwise as a second process. @throws StartupError */
export const openTables = (dataDir: string): Promise<SqlEngine> => openExisting(dataDir, 'copier');

async function openExisting(dataDir: string, as: 'reader' | 'secondProcess' | 'copier'): Promise<SqlEngine> {
  const path = storePath(dataDir);
  if (!existsSync(path)) {
    throw new StartupError(`There is no store at ${path} yet. It is made when the server first starts: npm start.`);
  }
  return tryOpen(dataDir, async () => {
    const connection = connect(path, { isReadOnly: as === 'reader', busyTimeoutMs: 2000 });
    try {
      const engine = createEngine(connection, { timeoutMs });
      await requireUpToDate(migrationTarget(engine.db, path));
      if (as === 'copier') await requireKnownSchema(migrationTarget(engine.db, path));
      if (as !== 'reader') prepareToWrite(connection);
      return engine;
    } catch (error) {
      connection.close();
      throw error;
    }
  });
}

/** What keeps the store, and which tables it has; also while a server has it open. @throws StartupError */
export async function readStoreInfo(dataDir: string): Promise<StoreInfo> {
  const { db } = await openExisting(dataDir, 'reader');
  await using tables = db;
  const { names } = await migrationTarget(tables, storePath(dataDir)).readApplied(tables);
  // It is opened so that nothing is (`makeDurable`).
  return { engine: `SQLite ${process.versions.sqlite}`, schema: names.at(-1) ?? '', unsafe: [] };
}

/** Runs what opens a store. @throws StartupError that says what is wrong with it and what to do, where that is known */
export const tryOpen = <T>(dataDir: string, open: () => Promise<T>): Promise<T> =>
  openOrExplain(`at ${storePath(dataDir)}`, explanation, open);

function explanation(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC') return explanations.full;
  if (/^E(ACCES|PERM|ROFS|NOTDIR|EXIST|ISDIR|IO)$/.test(code)) return explanations.disk;
  return explanations[unavailableReason(error) ?? ''];
}

const notWritten = 'it cannot be written there. Set DATA_DIR to a folder that this user may write to.';

const explanations: Readonly<Record<string, string>> = {
  busy: 'another program holds it locked. Stop that program, then start again.',
  damaged: 'the file is damaged or not a store. Put a backup in its place: npm run restore',
  full: 'the disk is full. Make room, then start again.',
  disk: notWritten,
  'read-only': notWritten,
};
