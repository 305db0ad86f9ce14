/** A program of its own, which `vacuum.ts` starts: runs VACUUM on the store whose path it is given. */
import { connect, pragma } from './connection.ts';

const connection = connect(process.argv[2] ?? '', { isReadOnly: false, waitMs: 5000 });
// The copy is as large as the store, so not in memory.
connection.exec('pragma secure_delete = on; pragma temp_store = file; vacuum');
pragma(connection, 'wal_checkpoint(truncate)');
connection.close();
