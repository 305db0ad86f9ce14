import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import { describeError, type Log } from '../../log.ts';
import { connect, readValue } from './connection.ts';

const mebibyte = 1024 * 1024;
/** Form submissions wait for the vacuum. A store of 1 GB takes some seconds. */
const deadlineMs = 60_000;

/**
 * Runs VACUUM in a child process. It is killed at the deadline, and SQLite then rolls back. During that time, nothing else in this
 * program may use the store.
 * @param path of the store
 * @param signal ends it early, when the server stops
 * @returns false if it failed, which is logged, or was ended; the store is unchanged
 */
export async function vacuum(path: string, log: Log, signal?: AbortSignal): Promise<boolean> {
  const startedMs = performance.now();
  try {
    const { size } = statSync(path);
    await promisify(execFile)(process.execPath, [import.meta.filename, path], {
      timeout: deadlineMs,
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
    });
    const ms = Math.round(performance.now() - startedMs);
    log({ level: 'info', event: 'store-vacuumed', mb: Math.round(size / mebibyte), ms });
    return true;
  } catch (error) {
    if (signal?.aborted) return false;
    log({ level: 'warn', event: 'store-vacuum-failed', ...describeError(error) });
    return false;
  }
}

// The child process.
if (import.meta.main) {
  using connection = connect(process.argv[2] ?? '', { isReadOnly: false, busyTimeoutMs: 2000 });
  // Not in memory: the temporary copy is as large as the store.
  connection.exec('pragma secure_delete = on; pragma temp_store = file; vacuum');
  // A reader can keep old pages in the WAL and the file. The vacuum then has to run again.
  if (readValue(connection, 'pragma wal_checkpoint(truncate)') !== 0)
    throw new Error('another program reads the store');
}
