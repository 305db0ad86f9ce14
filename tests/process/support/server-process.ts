import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStoreForCommand } from '../../../server/storage/sqlite/open.ts';

/** Absolute path of the program that serves the site. */
export const main = new URL('../../../server/main.ts', import.meta.url).pathname;

/** The user `nobody`, for tests of unwritable files: root may write anywhere. Undefined unless the tests run as root. */
export const unprivilegedUser = process.getuid?.() === 0 ? 65_534 : undefined;

/** The environment of a server under test, without the developer's own settings. */
export type Settings = Readonly<Record<string, string>>;

export interface StartOptions {
  /** Absolute path of a program to run instead of `server/main.ts`. */
  readonly program?: string;
  readonly userId?: number | undefined;
  /** The largest file in KB that the program may write (`ulimit -f`), to simulate a full disk. */
  readonly fileKb?: number;
  /** A command that runs the program as the same process. */
  readonly wrapper?: readonly string[];
  readonly onEnd?: OnEnd;
}

export interface RunningServer {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** Sends a signal, and resolves with the exit code; null if the signal killed the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Registers a function that cleans up: after the test by default, or after the file if its tests share a server. */
export type OnEnd = (cleanUp: () => void | Promise<void>) => void;

export function temporaryFolder(onEnd: OnEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  onEnd(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs `server/main.ts` as `npm run serve` does, until it listens. */
export async function startServer(settings: Settings, options: StartOptions = {}): Promise<RunningServer> {
  const { child, output } = run(settings, options);
  const [origin] = await new Promise<string[]>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const match = /^The (?:site|desk of the staff) is at (\S+)$/m.exec(output());
      if (match) resolve([match[1] ?? '']);
    });
    child.on('exit', () => reject(new Error(`the server ended: ${output()}`)));
  });
  return {
    origin: origin ?? '',
    process: child,
    output,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
      }
      return child.exitCode;
    },
  };
}

/** Runs a server that cannot start, until it exits. */
export async function runUntilExit(settings: Settings, options: StartOptions = {}) {
  const { child, output } = run(settings, options);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

function run(
  settings: Settings,
  { program = main, userId, fileKb, wrapper = [], onEnd = onTestFinished }: StartOptions,
) {
  // Most tests send many posts from one address; only `flood.test.ts` tests the limit.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, PORT: '0', POSTS_PER_ADDRESS: '0', ...settings };
  const [command = '', ...rest] = [...wrapper, process.execPath, program];
  const child = spawn('bash', ['-c', `ulimit -f ${fileKb ?? 'unlimited'}; exec "$0" "$@"`, command, ...rest], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(userId !== undefined && { uid: userId }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  onEnd(() => void child.kill('SIGKILL'));
  return { child, output: () => output };
}

/** Sends the contact form as its script does. Resolves with the status, or null if no reply came. */
export async function sendLead(origin: string, message: string, key: string): Promise<number | null> {
  const body = new URLSearchParams({ name: 'Debbarma', email: 'd@example.com', message, _key: key });
  try {
    const response = await fetch(`${origin}/api/send/contact`, { method: 'POST', body });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

/** The messages of all leads in the store of a stopped server. */
export async function storedMessages(dataDir: string): Promise<string[]> {
  const reader = await openStoreForCommand(dataDir);
  const leads = await reader.desk.leads();
  await reader.close();
  return leads.map(({ answers }) => answers.message ?? '');
}
