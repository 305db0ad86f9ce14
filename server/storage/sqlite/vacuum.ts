import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describeFault, type Log } from '../../log.ts';

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
  const program = fileURLToPath(new URL('vacuum-process.ts', import.meta.url));
  try {
    const { size } = statSync(path);
    await promisify(execFile)(process.execPath, [program, path], { timeout: deadlineMs, killSignal: 'SIGKILL' });
    const ms = Math.round(performance.now() - startedMs);
    log({ level: 'info', event: 'store-vacuumed', mb: Math.round(size / mebibyte), ms });
    return true;
  } catch (error) {
    log({ level: 'warn', event: 'store-vacuum-failed', ...describeFault(error) });
    return false;
  }
}
