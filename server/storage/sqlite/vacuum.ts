import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import { describeError, type Log } from '../../log.ts';
import { connect, readValue } from './connection.ts';

const mebibyte = 1024 * 1024;
/** Visitors' forms wait meanwhile. 1 GB takes some seconds. */
const deadlineMs = 60_000;

/**
 * Runs VACUUM on the store in a process of its own, which is killed at the deadline: SQLite then rolls it back. Nothing else of this
 * program may work with the store until it resolves.
 * @param path of the store
 * @returns false where it failed, which is logged; the store is as it was
 */
export async function vacuum(path: string, log: Log): Promise<boolean> {
  const startedMs = performance.now();
  try {
    const { size } = statSync(path);
    await promisify(execFile)(process.execPath, [import.meta.filename, path], {
      timeout: deadlineMs,
      killSignal: 'SIGKILL',
    });
    const ms = Math.round(performance.now() - startedMs);
    log({ level: 'info', event: 'store-vacuumed', mb: Math.round(size / mebibyte), ms });
    return true;
  } catch (error) {
    log({ level: 'warn', event: 'store-vacuum-failed', ...describeError(error) });
    return false;
  }
}

// The process that it starts.
if (import.meta.main) {
  using connection = connect(process.argv[2] ?? '', { isReadOnly: false, busyTimeoutMs: 2000 });
  // The copy is as large as the store, so not in memory.
  connection.exec('pragma secure_delete = on; pragma temp_store = file; vacuum');
  // A reader keeps old pages in the WAL and in the file: then it is to be done again.
  if (readValue(connection, 'pragma wal_checkpoint(truncate)') !== 0)
    throw new Error('another program reads the store');
}
