import { existsSync } from 'node:fs';
import { CannotStart } from '../../cannot-start.ts';
import { type Connection, connect, resultOf } from './connection.ts';
import { readSchema, refuseTooNew, type Schema } from './migrate.ts';
import { explained, kyselyOn, storePath } from './open.ts';
import { requireVersion } from './require-version.ts';
import { isDamage } from './unavailable.ts';

/** What is in a copy of a store. */
export interface CopyContent extends Schema {
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
 * @throws CannotStart if there is no store, it is damaged, or a newer program changed it too much; CannotCopy
 */
export async function copyStore(dataDir: string, to: string): Promise<void> {
  const path = storePath(dataDir);
  if (!existsSync(path)) throw new CannotStart(`There is no store at ${path}. Set DATA_DIR to the folder that has it.`);
  await explained(path, async () => {
    const connection = connect(path, { isReadOnly: true, waitMs: 5000 });
    try {
      requireVersion(connection.version);
      await refuseTooNew(kyselyOn(connection), path);
      vacuumInto(connection, to);
    } finally {
      connection.close();
    }
  });
}

function vacuumInto(connection: Connection, to: string): void {
  try {
    connection.prepare('vacuum into ?').run([to]);
  } catch (error) {
    const reason = writingTroubles[resultOf(error) ?? 0];
    throw reason === undefined ? error : new CannotCopy(reason);
  }
}

/** By SQLite's result. The store itself is open and only read: these are about the copy. */
const writingTroubles: Readonly<Record<number, string>> = {
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
  const connection = connect(path, { isReadOnly: true, waitMs: 0 });
  try {
    if (!isSound(connection, 'integrity_check')) return null;
    return { ...(await readSchema(kyselyOn(connection))), rows: countRows(connection) };
  } finally {
    connection.close();
  }
}

/** @param check the quick one leaves out whether indexes and tables say the same */
export function isSound(connection: Connection, check: 'integrity_check' | 'quick_check'): boolean {
  try {
    const [row] = connection.prepare(`pragma ${check}(1)`).all([]) as Record<string, string>[];
    return Object.values(row ?? {})[0] === 'ok';
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

function countRows(connection: Connection): Record<string, number> {
  const tables = connection
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*' and name not glob 'kysely_*'",
    )
    .all([]) as { name: string }[];
  const count = (name: string) =>
    connection.prepare(`select count(*) as rows from "${name}"`).all([]) as { rows: number }[];
  return Object.fromEntries(tables.map(({ name }) => [name, count(name)[0]?.rows ?? 0]));
}
