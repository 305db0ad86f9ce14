import { once } from 'node:events';
import { statfsSync, statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { describeFault, type Log } from '../../log.ts';
import type { Place } from './remember-place.ts';

const mebibyte = 1024 * 1024;

/**
 * Makes the store's file anew in a thread of its own (`vacuum-thread.ts`), so that pages are served meanwhile: 1 GB takes seconds. Nothing
 * else of this program may work with the store until it resolves. What cannot be done now is done another day, and the log says why.
 * @param path of the store
 */
export async function makeAnew(
  path: string,
  place: Pick<Place, 'expectWriting' | 'noteWriting'>,
  log: Log,
): Promise<void> {
  const started = performance.now();
  const { size } = statSync(path);
  place.expectWriting();
  try {
    requireRoom(path, 3 * size);
    // Without the options of this program, which may not suit another file.
    const thread = new Worker(new URL('vacuum-thread.ts', import.meta.url), { workerData: path, execArgv: [] });
    await once(thread, 'exit');
    const ms = Math.round(performance.now() - started);
    log({ level: 'info', event: 'store-made-anew', mb: Math.round(size / mebibyte), ms });
  } catch (error) {
    log({ level: 'warn', event: 'store-not-swept', ...describeFault(error) });
  } finally {
    place.noteWriting();
  }
}

/** Besides the file, there are its copy and the journal until it is done: on a full disk nobody else could write. */
function requireRoom(path: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(path);
  if (bavail * bsize < bytes) throw Object.assign(new Error('too little room on the disk'), { code: 'ENOSPC' });
}
