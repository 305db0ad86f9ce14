/** A program of its own, which `vacuum.ts` starts: runs VACUUM on the store whose path it is given. */
import { connect, pragma } from './connection.ts';

const connection = connect(process.argv[2] ?? '', { isReadOnly: false, waitMs: 2000 });
// The copy is as large as the store, so not in memory.
connection.exec('pragma secure_delete = on; pragma temp_store = file; vacuum');
// A reader keeps old pages in the WAL and in the file: then it is to be done again.
const isBusy = pragma(connection, 'wal_checkpoint(truncate)') !== 0;
connection.close();
if (isBusy) throw new Error('another program reads the store');
