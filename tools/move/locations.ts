import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../server/make-folder.ts';
import { StartupError } from '../../server/process/startup-error.ts';
import { describeDatabase } from '../../server/storage/postgres/describe-database.ts';
import { openTables as openDatabase, refuseOtherProcesses } from '../../server/storage/postgres/open.ts';
import type { Db } from '../../server/storage/sql/schema.ts';
import { checkpointStore } from '../../server/storage/sqlite/copy-store.ts';
import { lockFolder, openStore, openTables, storePath, tryOpen } from '../../server/storage/sqlite/open.ts';
import { syncToDisk } from '../backup/common.ts';

/** A store that can be the source or the target of a move. */
export interface StoreLocation {
  /** Such as `/srv/data/store.db`; without the user of a database. */
  readonly name: string;
  /**
   * Opens the store for reading in one consistent state.
   * @param work must call `refuseOtherProcesses` at its end, since a server may have started meanwhile
   * @throws StartupError, StoreUnavailable
   */
  read<T>(work: (source: Db, refuseOtherProcesses: () => Promise<void>) => Promise<T>): Promise<T>;
  /**
   * Opens the target. If the work fails, or the program is killed, the target stays as it was.
   * @throws StartupError, StoreUnavailable
   */
  fill<T>(work: (target: Db) => Promise<T>): Promise<T>;
}

/** @param url of the user that owns the tables */
export const databaseLocation = (url: string): StoreLocation => ({
  name: describeDatabase(url).description,
  async read(work) {
    const { db, translateErrors } = await openDatabase(url, 'read');
    await using source = db;
    const snapshot = source.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    // A server that has started meanwhile may have stored entries that the copy lacks.
    const refuse = () => translateErrors(refuseOtherProcesses(source, url));
    return await translateErrors(snapshot.execute((state) => work(state, refuse)));
  },
  async fill(work) {
    const engine = await openDatabase(url, 'fill');
    await using target = engine.db;
    return await engine.write(async (transaction) => {
      const result = await work(transaction);
      await refuseOtherProcesses(target, url);
      return result;
    });
  },
});

/** @param maxMb maximum size of a new store in MiB */
export function fileLocation(dataDir: string, maxMb: number): StoreLocation {
  const path = storePath(dataDir);
  // A rename within one file system moves the complete file, so that no server opens a part of it.
  const draft = join(dataDir, 'moving');
  return {
    name: path,
    async read(work) {
      const { db, translateErrors } = await openTables(dataDir);
      await using source = db;
      using _lock = lockFolder(dataDir);
      // The transaction holds the write lock, so not even a command of the staff can change the store.
      return await translateErrors(source.transaction().execute((state) => work(state, async () => {})));
    },
    fill: (work) =>
      tryOpen(dataDir, async () => {
        makeFolder(dataDir);
        using _lock = lockFolder(dataDir);
        // SQLite would apply the WAL of another store to the new file.
        const found = [path, `${path}-wal`, `${path}-shm`].find((file) => existsSync(file));
        if (found)
          throw new StartupError(
            `There is already a store at ${found}. Move it away, or set DATA_DIR to another folder.`,
          );
        // A killed run left this folder.
        rmSync(draft, { recursive: true, force: true });
        makeFolder(draft);
        // Creates the tables as the server does.
        await (await openStore(draft, maxMb)).close();
        const engine = await openTables(draft);
        const result = await engine.translateErrors(work(engine.db)).finally(() => engine.db.destroy());
        // Only one file is moved, so the WAL must be empty.
        if ((await checkpointStore(draft)) !== 'whole')
          throw new StartupError(`The copy in ${draft} is damaged: check the disk.`);
        await syncToDisk(storePath(draft));
        renameSync(storePath(draft), path);
        await syncToDisk(dataDir);
        rmSync(draft, { recursive: true });
        return result;
      }),
  };
}
