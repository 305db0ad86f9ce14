import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openLeadReader } from '../../../server/storage/sqlite/open.ts';

/** Absolute path of the program that serves the site. */
export const main = new URL('../../../server/main.ts', import.meta.url).pathname;

/** Root may write anywhere, so tests of that run the program as `nobody` where they run as root. */
export const unprivileged = process.getuid?.() === 0 ? 65_534 : undefined;

/** The environment of a server under test: nothing of the developer's own settings. */
export type Settings = Readonly<Record<string, string>>;

export interface Limits {
  /** Absolute path of what is run instead of `server/main.ts`. */
  readonly program?: string;
  readonly userId?: number | undefined;
  /** The system refuses to write any file beyond this size, in KB, as it does on a full disk. */
  readonly fileKb?: number;
  /** A program and its arguments that run it, as the same process. */
  readonly under?: readonly string[];
}

export interface RunningServer {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** Sends a signal, and resolves with the exit code; null if the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs `server/main.ts` as `npm run serve` does, until it listens. */
export async function startServer(settings: Settings, limits: Limits = {}): Promise<RunningServer> {
  const { child, output } = run(settings, limits);
  const [origin] = await new Promise<string[]>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /^The site is at (\S+)$/m.exec(output());
      if (found) resolve([found[1] ?? '']);
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

/** Runs it where it cannot start. */
export async function failToStart(settings: Settings, limits: Limits = {}) {
  const { child, output } = run(settings, limits);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

function run(settings: Settings, { program = main, userId, fileKb, under = [] }: Limits) {
  // Most tests are a flood from one address; `flood.test.ts` is about what comes of one.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, PORT: '0', POSTS_PER_ADDRESS: '0', ...settings };
  const [command = '', ...rest] = [...under, process.execPath, program];
  const child = spawn('bash', ['-c', `ulimit -f ${fileKb ?? 'unlimited'}; exec "$0" "$@"`, command, ...rest], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(userId !== undefined && { uid: userId }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output: () => output };
}

/** Sends the contact form by script. Resolves with the status, or null if no reply came. */
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

/** The messages of all leads in the store, as a server that has ended left it. */
export async function storedMessages(dataDir: string): Promise<string[]> {
  const reader = await openLeadReader(dataDir);
  const leads = await reader.leads();
  await reader.close();
  return leads.map(({ answers }) => answers.message ?? '');
}
