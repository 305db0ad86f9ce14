import { watchFile } from 'node:fs';
import { fileURLToPath } from 'node:url';

const releaseFile = fileURLToPath(new URL('../../build/release', import.meta.url));
const pollMs = 500;

/** Stops this process when the publisher has made a change live. The process manager then starts it again, with the new facts. */
export function stopOnPublish(): void {
  watchFile(releaseFile, { interval: pollMs, persistent: false }, (now, before) => {
    if (now.mtimeMs !== before.mtimeMs) process.kill(process.pid, 'SIGTERM');
  });
}
