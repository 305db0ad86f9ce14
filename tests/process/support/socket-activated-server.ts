import { spawn } from 'node:child_process';
import { expect, onTestFinished } from 'vitest';
import { main } from './server-process.ts';

/** A server on a listening socket that another process holds. */
export interface SocketActivatedServer {
  /** On 127.0.0.1. */
  readonly port: number;
  /** Everything that all runs of the server printed so far. */
  output(): string;
  /** Stops the server, and resolves when the next run listens. */
  restart(): Promise<void>;
}

/** Runs `server/main.ts` as systemd does with a `.socket` unit; `socket-activator.mjs` replaces systemd. */
export async function startSocketActivatedServer(
  settings: Readonly<Record<string, string>>,
): Promise<SocketActivatedServer> {
  const activator = new URL('socket-activator.mjs', import.meta.url).pathname;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [activator, main], {
    env: { PATH, NODE_COMPILE_CACHE, POSTS_PER_ADDRESS: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const runs = () => [...output.matchAll(/^pid (\d+)$/gm)].map(([, id]) => Number(id));
  const starts = () => output.split('The site is at').length - 1;
  // The timeout only ends a test that hangs.
  const started = (count: number) => expect.poll(starts, { timeout: 60_000 }).toBe(count);
  onTestFinished(() => {
    child.kill('SIGKILL');
    process.kill(runs().at(-1) ?? 0, 'SIGKILL');
  });
  await started(1);
  return {
    port: Number(/^port (\d+)$/m.exec(output)?.[1]),
    output: () => output,
    async restart() {
      const before = starts();
      process.kill(runs().at(-1) ?? 0, 'SIGTERM');
      await started(before + 1);
    },
  };
}
