import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openTables, refuseOtherProcesses } from '../../server/storage/postgres/open.ts';
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
    snapshot.execute((state) => fileLocation(dir, maxMb).fill((target) => copyTables(state, target))),
  );
  rmSync(join(dir, 'server.lock'), { force: true });
}

/**
 * Replaces the content of a database with that of a SQLite store, in one transaction.
 * @param beforeChange runs when no other program has the database open, and before anything changes
 * @throws StartupError, for example if a server has the database open; StoreUnavailable
 */
export async function replaceDatabase(url: string, dir: string, beforeChange: () => Promise<void>): Promise<void> {
  const engine = await openTables(url, 'fill');
  await using db = engine.db;
  await beforeChange();
  await engine.write(async (transaction) => {
    await emptyTables(transaction);
    await fileLocation(dir, maxMb).read((source) => copyTables(source, transaction));
    await refuseOtherProcesses(db, url);
  });
}
