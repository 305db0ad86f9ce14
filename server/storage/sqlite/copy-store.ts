import { existsSync } from 'node:fs';
import { StartupError } from '../../process/startup-error.ts';
import { requireCompatible } from '../sql/migrate.ts';
import type { Tables } from '../sql/schema.ts';
import { type Connection, connect, readValue, resultCode, unavailableReason } from './connection.ts';
import { kyselyOn } from './engine.ts';
import { migrationTarget } from './migrations/index.ts';
import { storePath, tryOpen } from './open.ts';

/** What is in a copy of a store. */
export interface CopyContent {
  /** The last step of migration that it has seen; empty where there was none. */
  readonly schema: string;
  /** The oldest step that a program has to know to work with it, or the number of that. */
  readonly leastSchema: string;
  /** By name of the table, those of SQLite and Kysely left out. */
  readonly rows: Readonly<Record<string, number>>;
}

/** The copy could not be written where it was to go. The message says why, and is part of a sentence. */
export class CannotCopy extends Error {
  override name = 'CannotCopy';
}

/**
 * Copies the store into a new file, also while a server has it open: every commit from before it began, in one state. The file is made
 * anew from its entries alone (`VACUUM INTO`), so nothing that was erased lies in it; writers are not held up. It is not on the disk yet.
 * @param to path of a file that is missing, or empty
 * @throws StartupError if there is no store, it is damaged, or a newer program changed it too much; CannotCopy
 */
export async function copyStore(dataDir: string, to: string): Promise<void> {
  const path = storePath(dataDir);
  if (!existsSync(path))
    throw new StartupError(`There is no store at ${path}. Set DATA_DIR to the folder that has it.`);
  await tryOpen(dataDir, async () => {
    using connection = connect(path, { isReadOnly: true, busyTimeoutMs: 5000 });
    await requireCompatible(migrationTarget(kyselyOn(connection), path));
    try {
      connection.prepare('vacuum into ?').run([to]);
    } catch (error) {
      const reason = copyErrors[resultCode(error) ?? 0];
      throw reason === undefined ? error : new CannotCopy(reason);
    }
  });
}

/** By SQLite's result. The store itself is open and only read: these are about the copy. */
const copyErrors: Readonly<Record<number, string>> = {
  8: 'it cannot be written to',
  10: 'the system cannot write there',
  13: 'the disk is full',
  14: 'it cannot be written to',
};

/**
 * Opens a copy that no other program has open, looks through all of it and counts what it holds.
 * @returns null where it is damaged
 */
export async function inspectCopy(path: string): Promise<CopyContent | null> {
  using connection = connect(path, { isReadOnly: true, busyTimeoutMs: 0 });
  if (!passesCheck(connection, 'integrity_check')) return null;
  const db = kyselyOn<Tables>(connection);
  const { names, compatibleFrom } = await migrationTarget(db, path).readApplied(db);
  const tables = connection
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*' and name not glob 'kysely_*'",
    )
    .all([]) as { name: string }[];
  const rows = tables.map(({ name }) => [name, countOf(connection, `"${name}"`)]);
  return { schema: names.at(-1) ?? '', leastSchema: compatibleFrom, rows: Object.fromEntries(rows) };
}

/** @param check the quick one leaves out whether indexes and tables say the same */
function passesCheck(connection: Connection, check: 'integrity_check' | 'quick_check'): boolean {
  try {
    return readValue<string>(connection, `pragma ${check}(1)`) === 'ok';
  } catch (error) {
    if (unavailableReason(error) === 'damaged') return false;
    throw error;
  }
}

const countOf = (connection: Connection, rows: string) => readValue(connection, `select count(*) from ${rows}`);

/**
 * Has everything that was written to a store in its one file, with no program that has it open. A damaged one stays as it is: it cannot
 * be told what was erased from it.
 * @throws StartupError if one has
 */
export async function checkpointStore(dataDir: string): Promise<'none' | 'whole' | 'damaged'> {
  const path = storePath(dataDir);
  if (!existsSync(path)) return 'none';
  return tryOpen(dataDir, async () => {
    {
      // Reading alone: whoever could write to a damaged store would, on closing it, remove the journal with what is only there.
      using reading = connect(path, { isReadOnly: true, busyTimeoutMs: 2000 });
      if (!passesCheck(reading, 'quick_check')) return 'damaged';
    }
    using connection = connect(path, { isReadOnly: false, busyTimeoutMs: 0 });
    try {
      // To leave WAL mode SQLite has to be alone with the file, readers included.
      connection.exec('pragma journal_mode = delete');
      return 'whole';
    } catch (error) {
      if (unavailableReason(error) !== 'busy') throw error;
      throw new StartupError(`The store ${path} is in use. Stop the server and whatever reads it.`);
    }
  });
}

interface AppliedErasures {
  /** How many entries were erased that the newer store no longer has. */
  readonly erased: number;
  /** How many entries the newer store never had: it began anew, and cannot tell which of them were erased meanwhile. */
  readonly unknown: number;
  /** How many leads only the newer store has. */
  readonly leadsLeftBehind: number;
}

const entries = ['lead', 'subscriber'] as const;

/**
 * Erases from an older store whatever was erased from a newer one since, files and emails included; the newer stays as it is. Neither may be open.
 * Also of what came after the older store was made: a link to it then says that it was erased.
 * @returns null where the newer one has just begun, or is of a program that kept no tombstones: nobody knows
 */
export function applyErasures(olderPath: string, newerPath: string): AppliedErasures | null {
  using connection = connect(olderPath, { isReadOnly: false, busyTimeoutMs: 0 });
  connection.exec('pragma secure_delete = on; pragma temp_store = memory; pragma foreign_keys = on');
  connection.prepare('attach ? as newer').run([newerPath]);
  if (countOf(connection, "newer.sqlite_schema where name = 'tombstone'") === 0) return null;
  const count = () => entries.reduce((sum, table) => sum + countOf(connection, `main.${table}`), 0);
  const columns = 'id, form, reference, cause, erased_at';
  const before = count();
  connection.exec('begin immediate');
  for (const table of entries)
    connection.exec(`delete from main.${table} where id in (select id from newer.tombstone)`);
  connection.exec(`insert or ignore into main.tombstone (${columns}) select ${columns} from newer.tombstone`);
  connection.exec('commit');
  const erased = before - count();
  // Made anew: copies of what was erased may lie in the gaps of other pages.
  if (erased > 0) connection.exec('vacuum');
  const missing = (table: string) =>
    countOf(connection, `main.${table} where id not in (select id from newer.${table})`);
  return {
    erased,
    unknown: missing('lead') + missing('subscriber'),
    leadsLeftBehind: countOf(connection, 'newer.lead where id not in (select id from main.lead)'),
  };
}
