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
import { Journal } from './journal.ts';
import { createLastingStore, type Opening } from './lasting-store.ts';
import { lockFolder } from './lock-folder.ts';
import { makeAnew } from './make-anew.ts';
import { makeDurable } from './make-durable.ts';
import { migrate, readSchema, refuseNewer, requireUpToDate } from './migrate.ts';
import { rememberPlace } from './remember-place.ts';
import { requireVersion } from './require-version.ts';
import { sweep } from './sweep.ts';
import { isBusy } from './unavailable.ts';

const mebibyte = 1024 * 1024;

/** The journal's file is cut back to this when it starts again from its beginning. */
const journalBytes = 8 * mebibyte;

/** SQLite's number for it. */
const incremental = 2;

export const storePath = (dataDir: string) => join(dataDir, 'store.db');

export interface StoreOptions {
  /** Told of what whoever runs the server should know. */
  readonly log?: Log;
  /** How long nobody may write before the journal is emptied into the store's file. */
  readonly idleMs?: number;
  /** How long it waits for that, where somebody writes now and then. */
  readonly longestMs?: number;
}

/**
 * Opens the store for the one server that has it, making folder and file where they are missing, and brings its tables up to date.
 * @param dataDir absolute path; made readable to its owner only
 * @param maxMb largest size of the file and its journal together, in MB of 1,048,576 bytes
 * @throws CannotStart
 */
export function openStore(dataDir: string, maxMb: number, options: StoreOptions = {}): Promise<Store> {
  const { log = () => {}, idleMs = 10_000, longestMs = 60_000 } = options;
  return createLastingStore(() => openOnce(dataDir, maxMb * mebibyte, { log, idleMs, longestMs }), log);
}

async function openOnce(dataDir: string, maxBytes: number, options: Required<StoreOptions>): Promise<Opening> {
  return explained(storePath(dataDir), async () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const unlock = lockFolder(dataDir);
    try {
      const { store, isInPlace } = await openFiles(storePath(dataDir), maxBytes, options);
      return { store: { ...store, close: () => store.close().finally(unlock) }, isInPlace };
    } catch (error) {
      unlock();
      throw error;
    }
  });
}

async function openFiles(path: string, maxBytes: number, options: Required<StoreOptions>): Promise<Opening> {
  const { log, ...times } = options;
  // SQLite would make the file readable to everyone; its -wal and -shm files take the mode of this one.
  closeSync(openSync(path, 'a', 0o600));
  const connection = connect(path, { isReadOnly: false, waitMs: patienceMs });
  const db = kyselyOn<Tables>(connection);
  try {
    requireVersion(connection.version);
    makeDurable(connection);
    overwriteErased(connection);
    giveRoomBack(connection);
    leaveJournal(connection);
    connection.exec(`pragma journal_size_limit = ${journalBytes}`);
    requireWritable(connection);
    await migrate(db, path);
    connection.exec(`pragma max_page_count = ${Math.floor(maxBytes / pragma(connection, 'page_size'))}`);
    // From here on pages are served: who waits for a lock sleeps, instead of stopping the program.
    connection.exec('pragma busy_timeout = 0');
  } catch (error) {
    connection.close();
    throw error;
  }
  const place = rememberPlace(path);
  const capacity = new Capacity(connection, place.journalPath, maxBytes, log);
  const journal = new Journal(connection, place, times, (empty) => db.connection().execute(async () => empty()));
  const store = createStore(db, {
    patienceMs,
    capacity,
    journal,
    sweep: () => sweep(connection, log),
    makeAnew: () => makeAnew(path, place, log),
  });
  // What the migrations made, too, is in the one file from the start.
  journal.empty();
  journal.watch();
  capacity.report();
  return {
    store: {
      ...store,
      async close() {
        await journal.stop();
        return store.close();
      },
    },
    isInPlace: place.isOurs,
  };
}

/** What was erased is not left lying in free pages, nor in another file while this one is made anew. */
const overwriteErased = (connection: Connection) =>
  connection.exec('pragma secure_delete = on; pragma temp_store = memory');

/** It is emptied by the server's `journal.ts` alone, or by whoever closes the store last. */
const leaveJournal = (connection: Connection) => connection.exec('pragma wal_autocheckpoint = 0');

/** Found out now, and not half-way. @throws as the first entry would */
const requireWritable = (connection: Connection) => connection.exec('begin immediate; rollback');

/** A file shrinks when much was erased; SQLite wants to know before there are tables, or makes the file anew. */
function giveRoomBack(connection: Connection): void {
  if (pragma(connection, 'auto_vacuum') === incremental) return;
  connection.exec(`pragma auto_vacuum = ${incremental}`);
  connection.exec('vacuum');
}

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
 * Opens the store for a few changes, also while the server has it open, which takes any other writing to its file for a file that was put
 * over it. So everything stays in the journal: the server empties that soon after, or closing does where nobody else has the store open.
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
    leaveJournal(connection);
    makeDurable(connection);
    overwriteErased(connection);
    requireWritable(connection);
    return { patienceMs, sweep: () => sweep(connection, () => {}) };
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
