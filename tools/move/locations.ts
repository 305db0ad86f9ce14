import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../server/process/startup-error.ts';
import { describeDatabase } from '../../server/storage/postgres/describe-database.ts';
import { openTables as openDatabase, refuseOtherProcesses } from '../../server/storage/postgres/open-for-copy.ts';
import type { SqlEngine } from '../../server/storage/sql/engine.ts';
import type { Db } from '../../server/storage/sql/schema.ts';
import { checkpointStore } from '../../server/storage/sqlite/copy-store.ts';
import { lockFolder, openStore, openTables, storePath, tryOpen } from '../../server/storage/sqlite/open.ts';
import { toDisk } from '../backup/common.ts';

/** Where a store is. */
export interface Place {
  /** Such as `/srv/data/store.db`; nothing of who signs in. */
  readonly inWords: string;
  /**
   * Has all of it read in one state.
   * @param work has to ask in the end whether anybody may have changed it meanwhile
   * @throws StartupError, StoreUnavailable
   */
  read<T>(work: (source: Db, refuseOtherProcesses: () => Promise<void>) => Promise<T>): Promise<T>;
  /**
   * Has it filled, where nothing is yet, or what was left when that was broken off.
   * @throws StartupError, StoreUnavailable
   */
  fill<T>(work: (target: SqlEngine) => Promise<T>): Promise<T>;
  /** What to do where it holds what does not belong there. */
  readonly howToEmpty: string;
}

/** @param url of the user to whom the tables belong */
export const databasePlace = (url: string): Place => ({
  inWords: describeDatabase(url).inWords,
  async read(work) {
    const { db, translateErrors } = await openDatabase(url, 'read');
    await using source = db;
    const inOneState = source.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    // A server that was started meanwhile has taken what is not in the copy.
    const refuse = () => translateErrors(refuseOtherProcesses(source, url));
    return await translateErrors(inOneState.execute((state) => work(state, refuse)));
  },
  async fill(work) {
    const engine = await openDatabase(url, 'fill');
    await using _target = engine.db;
    return await engine.translateErrors(work(engine));
  },
  howToEmpty: 'Name an empty database (DATABASE_URL), or drop the tables of this one',
});

/** @param maxMb largest size of a store that is made, in MB of 1,048,576 bytes */
export function filePlace(dataDir: string, maxMb: number): Place {
  const path = storePath(dataDir);
  // In the data folder: what is on the same disk gets its name in one step, once it is whole. No server starts on a part.
  const draft = join(dataDir, 'moving');
  return {
    inWords: path,
    async read(work) {
      const { db, translateErrors } = await openTables(dataDir);
      await using source = db;
      using _lock = lockFolder(dataDir);
      // Takes the write lock: not even the staff's commands change anything until the work is done.
      return await translateErrors(source.transaction().execute((state) => work(state, async () => {})));
    },
    fill: (work) =>
      tryOpen(dataDir, async () => {
        mkdirSync(dataDir, { recursive: true, mode: 0o700 });
        using _lock = lockFolder(dataDir);
        refuseIfThere(path);
        mkdirSync(draft, { recursive: true, mode: 0o700 });
        // Made as the server makes it.
        await (await openStore(draft, maxMb)).close();
        const engine = await openTables(draft);
        const result = await engine.translateErrors(work(engine)).finally(() => engine.db.destroy());
        // Moved is one file.
        if ((await checkpointStore(draft)) !== 'whole')
          throw new StartupError(`The copy in ${draft} is damaged: look at the disk.`);
        toDisk(storePath(draft));
        renameSync(storePath(draft), path);
        toDisk(dataDir);
        rmSync(draft, { recursive: true });
        return result;
      }),
    howToEmpty: `Remove the folder ${draft}`,
  };
}

/** Beside a store that comes now, the journal of another would be written into that. */
function refuseIfThere(path: string): void {
  const found = [path, `${path}-wal`, `${path}-shm`].find((each) => existsSync(each));
  if (found === undefined) return;
  throw new StartupError(`There is a store at ${found} already. Move it away, or set DATA_DIR to another folder.`);
}
