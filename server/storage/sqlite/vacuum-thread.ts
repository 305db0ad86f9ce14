import { workerData } from 'node:worker_threads';
import { connect, pragma } from './connection.ts';

/** How long it waits for a guest that writes. */
const waitMs = 5000;

/** What `make-anew.ts` starts on the store at this path, while nothing else of the program works with it. */
function vacuum(path: string): void {
  const connection = connect(path, { isReadOnly: false, waitMs });
  connection.exec('pragma secure_delete = on; pragma wal_autocheckpoint = 0');
  // The copy is as large as the store, so not in memory. Its file has no name from the start, and is gone with the connection.
  connection.exec('pragma temp_store = file; vacuum');
  pragma(connection, 'wal_checkpoint(truncate)');
  connection.close();
}

vacuum(workerData);
