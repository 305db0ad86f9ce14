import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import { makeFolder } from '../../make-folder.ts';
import { StartupError } from '../../process/startup-error.ts';
import type { Store, StoreInfo } from '../ports/store.ts';
import { createSqlStore } from '../sql/create-store.ts';
import { openOrExplain, type SqlEngine } from '../sql/engine.ts';
import { migrate, readApplied, requireKnownSchema, requireUpToDate } from '../sql/migrate.ts';
import { createCapacityCheck } from './capacity.ts';
import { type Connection, connect, readValue, unavailableReason } from './connection.ts';
import { createEngine } from './engine.ts';
import { migrationTarget } from './migration-target.ts';
import { vacuum } from './vacuum.ts';

const mebibyte = 1024 * 1024;

/** The WAL is truncated to this size after a checkpoint. */
const walBytes = 8 * mebibyte;

/** How long to wait for another program's lock, when opening and when writing. */
const timeoutMs = 5000;

export const storePath = (dataDir: string) => join(dataDir, 'store.db');

/**
 * Opens the store for the server, which must be the only one, creates folder and file if they are missing, and migrates the store.
 * @param dataDir absolute path; only its owner can read it
 * @param maxMb maximum size of the file in MiB; the WAL adds some MB
 * @throws StartupError
 */
export function openStore(dataDir: string, maxMb: number, log: Log = () => {}): Promise<Store> {
  return tryOpen(dataDir, async () => {
    makeFolder(dataDir);
    using stack = new DisposableStack();
    const lock = stack.use(lockFolder(dataDir));
    const store = await openFile(storePath(dataDir), maxMb * mebibyte, log);
    stack.move();
    return { ...store, close: () => store.close().finally(lock.close) };
  });
}

async function openFile(path: string, maxBytes: number, log: Log): Promise<Store> {
  // SQLite would make the file readable to everyone; its -wal and -shm files take the mode of this one.
  closeSync(openSync(path, 'a', 0o600));
  using stack = new DisposableStack();
  const connection = stack.use(connect(path, { isReadOnly: false, busyTimeoutMs: timeoutMs }));
  prepareToWrite(connection);
  connection.exec(`pragma journal_size_limit = ${walBytes}`);
  const engine = createEngine(connection, {
    timeoutMs,
    requireCapacity: createCapacityCheck(connection, maxBytes),
    vacuum: (signal) => vacuum(path, log, signal),
  });
  await migrate(migrationTarget(engine.db, path));
  connection.exec(`pragma max_page_count = ${Math.floor(maxBytes / readValue(connection, 'pragma page_size'))}`);
  // From here on the server answers requests, and a blocking wait would stop it. Writes retry without blocking instead.
  connection.exec('pragma busy_timeout = 0');
  stack.move();
  return createSqlStore(engine);
}

/**
 * Locks a data folder, so that no other server uses it. The lock is a file lock of the operating system, which the end of the process
 * releases. SQLite takes it, because Node.js has no call for it. The empty file stays: if it were removed, two programs could each lock a
 * file of that name.
 * @returns close it to release the lock
 * @throws StartupError if another server holds it
 */
export function lockFolder(dataDir: string): Connection {
  const path = join(dataDir, 'server.lock');
  // SQLite would make it readable to everyone. An existing file is not opened here: closing it would release the locks of this process.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const connection = connect(path, { isReadOnly: false, busyTimeoutMs: 0 });
  try {
    connection.exec('begin exclusive');
    return connection;
  } catch (error) {
    connection.close();
    if (unavailableReason(error) !== 'busy') throw error;
    throw new StartupError(
      `Another server is running on the data folder ${dataDir}, and a store can have only one. Stop that server, or set DATA_DIR to another folder.`,
    );
  }
}

function prepareToWrite(connection: Connection): void {
  makeDurable(connection);
  // Overwrites erased rows, and keeps temporary copies of them out of the file system.
  connection.exec('pragma secure_delete = on; pragma temp_store = memory');
  // Fails before any change if the file cannot be written.
  connection.exec('begin immediate; rollback');
}

/** Values as SQLite reports them: 2 is FULL, 1 is on, 0 is off. */
const durablePragmas = [
  // Readers never wait for the writer, and every commit is on disk before it is acknowledged.
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
  ['trusted_schema', 0],
] as const;

/**
 * Sets the pragmas that durability needs, and reads each back, because SQLite ignores a value that it cannot set.
 * @throws StartupError
 */
export function makeDurable(connection: Connection): void {
  for (const [name, expected] of durablePragmas) {
    connection.exec(`pragma ${name} = ${expected}`);
    const found = readValue<number | string>(connection, `pragma ${name}`);
    if (found === expected) continue;
    throw new StartupError(
      `The store cannot guarantee that entries survive a power cut: SQLite's ${name} is ${found} and must be ${expected}. Set DATA_DIR to a folder on a local disk.`,
    );
  }
}

/** Opens the store for a command of the staff. A server may have it open. @throws StartupError */
export const openStoreForCommand = async (dataDir: string): Promise<Store> =>
  createSqlStore(await openExisting(dataDir));

/** Opens the tables for a copy of all of them. @throws StartupError */
export async function openTables(dataDir: string): Promise<SqlEngine> {
  const engine = await openExisting(dataDir);
  await requireKnownSchema(migrationTarget(engine.db, storePath(dataDir)));
  return engine;
}

async function openExisting(dataDir: string): Promise<SqlEngine> {
  const path = storePath(dataDir);
  if (!existsSync(path)) {
    throw new StartupError(`There is no store at ${path} yet. The server creates it when it first starts: npm start.`);
  }
  return tryOpen(dataDir, async () => {
    using stack = new DisposableStack();
    const connection = stack.use(connect(path, { isReadOnly: false, busyTimeoutMs: 2000 }));
    const engine = createEngine(connection, { timeoutMs });
    await requireUpToDate(migrationTarget(engine.db, path));
    prepareToWrite(connection);
    stack.move();
    return engine;
  });
}

/** Reads engine and schema. A server may have the store open. @throws StartupError */
export async function readStoreInfo(dataDir: string): Promise<StoreInfo> {
  const { db } = await openExisting(dataDir);
  await using tables = db;
  const { names } = await readApplied(migrationTarget(tables, storePath(dataDir)));
  // `makeDurable` refuses unsafe settings.
  return { engine: `SQLite ${process.versions.sqlite}`, schema: names.at(-1) ?? '', unsafe: [] };
}

/** Opens a store. @throws StartupError that says what is wrong and what to do, if known */
export const tryOpen = <T>(dataDir: string, open: () => Promise<T>): Promise<T> =>
  openOrExplain(`at ${storePath(dataDir)}`, explain, open);

function explain(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC') return explanations.full;
  if (/^E(ACCES|PERM|ROFS|NOENT|NOTDIR|EXIST|ISDIR|IO|LOOP|NAMETOOLONG)$/.test(code)) return explanations.disk;
  return explanations[unavailableReason(error) ?? ''];
}

const notWritable = 'this user cannot write there. Set DATA_DIR to a folder that this user may write to.';

const explanations: Readonly<Record<string, string>> = {
  busy: 'another program has locked it. Stop that program, then start again.',
  damaged: 'the file is damaged or not a store. Restore a backup: npm run restore',
  full: 'the disk is full. Free some space, then start again.',
  disk: notWritable,
  'read-only': notWritable,
};
