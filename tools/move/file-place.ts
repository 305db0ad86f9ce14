import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../../server/cannot-start.ts';
import type { SqlEngine } from '../../server/storage/sql/engine.ts';
import { lockFolder } from '../../server/storage/sqlite/lock-folder.ts';
import { explained, openStore, openTables, storePath } from '../../server/storage/sqlite/open.ts';
import { settleStore } from '../../server/storage/sqlite/replace-store.ts';
import { toDisk } from '../backup/to-disk.ts';
import type { Place } from './place.ts';

/** @param maxMb largest size of a store that is made, in MB of 1,048,576 bytes */
export function filePlace(dataDir: string, maxMb: number): Place {
  const path = storePath(dataDir);
  // In the data folder: what is on the same disk gets its name in one step, once it is whole. No server starts on a part.
  const draft = join(dataDir, 'moving');
  return {
    inWords: path,
    read: (work) =>
      withTables(dataDir, (engine) =>
        whileLocked(dataDir, () =>
          // Takes the write lock: not even the staff's commands change anything until the work is done.
          engine.namingTroubles(engine.db.transaction().execute((source) => work(source, async () => {}))),
        ),
      ),
    fill: (work) =>
      explained(path, async () => {
        mkdirSync(dataDir, { recursive: true, mode: 0o700 });
        return whileLocked(dataDir, async () => {
          refuseIfThere(path);
          mkdirSync(draft, { recursive: true, mode: 0o700 });
          // Made as the server makes it.
          await (await openStore(draft, maxMb)).close();
          const result = await withTables(draft, (engine) => engine.namingTroubles(work(engine)));
          // Moved is one file.
          if ((await settleStore(draft)) !== 'whole')
            throw new CannotStart(`The copy in ${draft} is damaged: look at the disk.`);
          toDisk(storePath(draft));
          renameSync(storePath(draft), path);
          toDisk(dataDir);
          rmSync(draft, { recursive: true });
          return result;
        });
      }),
    howToEmpty: `Remove the folder ${draft}`,
  };
}

/** Beside a store that comes now, the journal of another would be written into that. */
function refuseIfThere(path: string): void {
  const found = [path, `${path}-wal`, `${path}-shm`].find((each) => existsSync(each));
  if (found === undefined) return;
  throw new CannotStart(`There is a store at ${found} already. Move it away, or set DATA_DIR to another folder.`);
}

async function withTables<T>(dataDir: string, work: (engine: SqlEngine) => Promise<T>): Promise<T> {
  const engine = await openTables(dataDir);
  try {
    return await work(engine);
  } finally {
    await engine.db.destroy();
  }
}

async function whileLocked<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const unlock = lockFolder(dataDir);
  try {
    return await work();
  } finally {
    unlock();
  }
}
