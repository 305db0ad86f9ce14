import { once } from 'node:events';
import { statfsSync, statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Log } from '../../log.ts';
import { StoreUnavailable } from '../ports/troubles.ts';
import type { Place } from './remember-place.ts';

const mebibyte = 1024 * 1024;

/**
 * Makes the store's file anew in a thread of its own (`vacuum-thread.ts`), so that pages are served meanwhile: 1 GB takes seconds. Nothing
 * else of this program may work with the store until it resolves.
 * @param path of the store
 * @throws an error of the system or of SQLite where it cannot be done now; the store is as it was
 */
export async function makeAnew(path: string, place: Place, log: Log): Promise<void> {
  // Another file at its path is not ours to make anew.
  if (!place.isOurs()) throw new StoreUnavailable('moved');
  const started = performance.now();
  const { size } = statSync(path);
  requireRoom(path, 3 * size);
  place.expectWriting();
  try {
    // Without the options of this program, which may not suit another file.
    const thread = new Worker(new URL('vacuum-thread.ts', import.meta.url), { workerData: path, execArgv: [] });
    await once(thread, 'exit');
  } finally {
    place.noteWriting();
  }
  const ms = Math.round(performance.now() - started);
  log({ level: 'info', event: 'store-made-anew', mb: Math.round(size / mebibyte), ms });
}

/** Besides the file, there are its copy and the journal until it is done: on a full disk nobody else could write. */
function requireRoom(path: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(path);
  if (bavail * bsize < bytes) throw Object.assign(new Error('too little room on the disk'), { code: 'ENOSPC' });
}
