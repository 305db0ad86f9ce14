import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Log } from '../../log.ts';
import { StoreUnavailable } from '../ports/troubles.ts';
import type { Place } from './remember-place.ts';
import { findRoomLack } from './room-to-make-anew.ts';

const mebibyte = 1024 * 1024;

/**
 * Makes the store's file anew in a thread of its own (`vacuum-thread.ts`), so that pages are served meanwhile: 1 GB takes seconds. Nothing
 * else of this program may work with the store until it resolves.
 * @param path of the store
 * @returns false where a disk has too little room for that, which is logged; the store is as it was
 * @throws an error of the system or of SQLite where it cannot be done now; the store is as it was
 */
export async function makeAnew(path: string, place: Place, log: Log): Promise<boolean> {
  // Another file at its path is not ours to make anew.
  if (!place.isOurs()) throw new StoreUnavailable('moved');
  const started = performance.now();
  const { size } = statSync(path);
  const lack = findRoomLack(path, size);
  if (lack) {
    const { disk, neededBytes, freeBytes } = lack;
    const [neededMb, freeMb] = [neededBytes, freeBytes].map((bytes) => Math.floor(bytes / mebibyte));
    log({ level: 'warn', event: 'store-not-made-anew', reason: `${disk}-disk-full`, neededMb, freeMb });
    return false;
  }
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
  return true;
}
