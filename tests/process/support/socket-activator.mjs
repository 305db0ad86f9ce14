/**
 * Replaces systemd and its `.socket` unit: holds a listening socket and runs the program on it again and again, until a run fails. Prints
 * the port first, then the process id of each run.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const program = process.argv[2] ?? '';
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`port ${server.address().port}\n`);
// `spawnSync` blocks the event loop from here on, so this process accepts no connections itself.
const start = 'echo "pid $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$1"';
let status = 0;
while (status === 0) {
  ({ status } = spawnSync('bash', ['-c', start, process.execPath, program], {
    stdio: ['ignore', 'inherit', 'inherit', server._handle.fd],
  }));
}
process.exit(status ?? 1);
