import { existsSync } from 'node:fs';
import { StartupError } from '../../process/startup-error.ts';
import { readApplied, requireCompatible } from '../sql/migrate.ts';
import type { Tables } from '../sql/schema.ts';
import type { Manifest } from './backup-manifest.ts';
import { type Connection, connect, readValue, unavailableReason } from './connection.ts';
import { kyselyOn } from './engine.ts';
import { migrationTarget } from './migration-target.ts';
import { storePath, tryOpen } from './open.ts';

/** The copy could not be written. The message is the reason, as part of a sentence. */
export class CannotCopy extends Error {
  override name = 'CannotCopy';
}

/**
 * Copies the store into a new file in one consistent state, while a server may have it open and write. `VACUUM INTO` writes live rows only, so
 * the copy contains no erased row. The caller must sync the file to disk.
 * @param to path of a file that is missing or empty
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
      // The store is only read, so these concern the copy.
      const reason = unavailableReason(error);
      if (reason === 'full') throw new CannotCopy('the disk is full');
      if (reason === 'disk' || reason === 'read-only') throw new CannotCopy('the system cannot write there');
      throw error;
    }
  });
}

/**
 * Checks a copy that no other program has open, and counts its rows.
 * @returns null if it is damaged
 */
export async function inspectCopy(path: string): Promise<Pick<Manifest, 'schema' | 'leastSchema' | 'rows'> | null> {
  using connection = connect(path, { isReadOnly: true, busyTimeoutMs: 0 });
  if (!passesCheck(connection, 'integrity_check')) return null;
  const { names, compatibleFrom } = await readApplied(migrationTarget(kyselyOn<Tables>(connection), path));
  const tables = connection
    .prepare("select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*'")
    .all([]) as { name: string }[];
  const rows = tables.map(({ name }) => [name, countOf(connection, `"${name}"`)]);
  return { schema: names.at(-1) ?? '', leastSchema: compatibleFrom, rows: Object.fromEntries(rows) };
}

/** @param check `quick_check` does not compare indexes with tables */
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
 * Moves the WAL into the store's file, and makes sure that no program has it open. A damaged store is left unchanged.
 * @returns `none` if there is no store
 * @throws StartupError if another program has it open
 */
export async function checkpointStore(dataDir: string): Promise<'none' | 'whole' | 'damaged'> {
  const path = storePath(dataDir);
  if (!existsSync(path)) return 'none';
  return tryOpen(dataDir, async () => {
    {
      // Read-only: closing a writable connection would checkpoint and delete the WAL of a damaged store.
      using reading = connect(path, { isReadOnly: true, busyTimeoutMs: 2000 });
      if (!passesCheck(reading, 'quick_check')) return 'damaged';
    }
    using connection = connect(path, { isReadOnly: false, busyTimeoutMs: 0 });
    try {
      // SQLite leaves WAL mode only if no other connection is open, not even a reader.
      connection.exec('pragma journal_mode = delete');
      return 'whole';
    } catch (error) {
      if (unavailableReason(error) !== 'busy') throw error;
      throw new StartupError(`The store ${path} is in use. Stop the server and every program that reads it.`);
    }
  });
}

interface AppliedErasures {
  /** The number of entries that the newer store had erased, and that are now erased. */
  readonly erased: number;
  /** The number of entries that the newer store never had, because it started empty. Some of them may have been erased. */
  readonly unknown: number;
  /** The number of leads that only the newer store has. */
  readonly leadsLeftBehind: number;
}

const entries = ['lead', 'subscriber'] as const;

/**
 * Erases from an older store the entries that a newer store has erased, and copies the tombstones. Links to entries that the older store
 * never had then report that they are erased. The newer store is unchanged. No program may have either open.
 * @returns null if the newer store is empty, so that the erased entries are unknown
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
  connection.exec('update main.lead set joined_to = null where joined_to not in (select reference from main.lead)');
  connection.exec(`insert or ignore into main.tombstone (${columns}) select ${columns} from newer.tombstone`);
  // Rights that were revoked after the backup are not restored.
  connection.exec(
    'update main.staff set (role, suspended_at) = (select role, suspended_at from newer.staff where id = main.staff.id) where id in (select id from newer.staff)',
  );
  connection.exec('delete from main.passkey where id not in (select id from newer.passkey)');
  connection.exec('commit');
  const erased = before - count();
  // Copies of erased rows may be left in unused space of other pages.
  if (erased > 0) connection.exec('vacuum');
  const missing = (table: string) =>
    countOf(connection, `main.${table} where id not in (select id from newer.${table})`);
  return {
    erased,
    unknown: missing('lead') + missing('subscriber'),
    leadsLeftBehind: countOf(connection, 'newer.lead where id not in (select id from main.lead)'),
  };
}
