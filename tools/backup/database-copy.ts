import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartupError } from '../../server/process/startup-error.ts';
import { describeDatabase } from '../../server/storage/postgres/describe-database.ts';
import { openTables, refuseOtherProcesses } from '../../server/storage/postgres/open-for-copy.ts';
import { copyTables, emptyTables } from '../../server/storage/sql/copy-tables.ts';
import { fileLocation } from '../move/locations.ts';

/** No copy reaches this limit. */
const maxMb = 1_000_000;

/**
 * Copies a database into a new SQLite store, in one consistent state, while servers use it. Backups of both engines are SQLite stores.
 * @param url of the user that owns the tables
 * @param dir an existing folder without a store
 * @throws StartupError or StoreUnavailable
 */
export async function copyDatabaseToFile(url: string, dir: string): Promise<void> {
  const { db, translateErrors } = await openTables(url, 'snapshot');
  await using source = db;
  const snapshot = source.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  await translateErrors(
    snapshot.execute((state) =>
      fileLocation(dir, maxMb).fill((target) => copyTables(state, target, differenceError('the copy'))),
    ),
  );
  rmSync(join(dir, 'server.lock'), { force: true });
}

/**
 * Replaces the content of a database with that of a SQLite store. Servers refuse the database until the copy is complete.
 * @param beforeChange runs when no other program has the database open, and before anything changes
 * @throws StartupError, for example if a server has the database open; StoreUnavailable
 */
export async function replaceDatabase(url: string, dir: string, beforeChange: () => Promise<void>): Promise<void> {
  const engine = await openTables(url, 'fill');
  await using db = engine.db;
  await beforeChange();
  await engine.translateErrors(refuseOtherProcesses(db, url));
  await engine.write(emptyTables);
  await fileLocation(dir, maxMb).read((source) =>
    engine.translateErrors(copyTables(source, engine, differenceError(describeDatabase(url).description))),
  );
  await engine.translateErrors(refuseOtherProcesses(db, url));
}

/** Whether a restore was interrupted after it had emptied the database. */
export async function isPartialCopy(url: string): Promise<boolean> {
  const engine = await openTables(url, 'fill');
  await using db = engine.db;
  const { rows } = await engine.translateErrors(
    sql<{ partial: boolean }>`select exists (select from job where name = 'copying') as partial`.execute(db),
  );
  return rows[0]?.partial ?? false;
}

const differenceError = (target: string) => (difference: string, table: string, id: string) =>
  new StartupError(
    `After the copy, a row of ${table} (${id}) is ${difference} in ${target}. Stop every server, then try again.`,
  );
