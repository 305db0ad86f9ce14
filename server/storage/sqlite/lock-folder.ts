import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import { connect } from './connection.ts';
import { isBusy } from './unavailable.ts';

/**
 * Keeps every other server out of a data folder. The lock is one of the system on an open file, taken through SQLite since Node.js has
 * no call for it: it ends with the program, however that ends. The empty file stays; to remove it would let two others hold a lock each.
 * @returns gives the folder free
 * @throws CannotStart if another server has it
 */
export function lockFolder(dataDir: string): () => void {
  const path = join(dataDir, 'server.lock');
  // SQLite would make it readable to everyone. And only where it is missing: closing it takes every lock away that this program has on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const connection = connect(path, { isReadOnly: false, waitMs: 0 });
  try {
    connection.exec('begin exclusive');
  } catch (error) {
    connection.close();
    if (!isBusy(error)) throw error;
    throw new CannotStart(
      `Another server is running on the data folder ${dataDir}, and a store has one. Stop that server, or set DATA_DIR to another folder.`,
    );
  }
  return () => connection.close();
}
