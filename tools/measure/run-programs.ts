import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A program beside this file, or of another room by its path from here. */
export const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface Running {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a server that says on a line of its own where it is. What it logs goes to a file: nobody has to take it off a pipe. */
export async function startProgram(
  path: string,
  env: Readonly<Record<string, string>>,
  folder: string,
): Promise<Running> {
  const log = join(folder, 'output');
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [path], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', output, output],
  });
  for (;;) {
    const [, origin] = /^The site is at (\S+)$/m.exec(readFileSync(log, 'utf8')) ?? [];
    if (origin !== undefined) return { origin, pid: child.pid ?? 0, stop: () => stop(child) };
    if (child.exitCode !== null) throw new Error(`${path} ended: ${readFileSync(log, 'utf8')}`);
    await sleep(50);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Runs a program that prints one line of JSON at its end. */
export async function askProgram<T>(
  path: string,
  env: Readonly<Record<string, string>>,
  ...args: readonly (string | number)[]
): Promise<T> {
  const { stdout } = await run(process.execPath, [path, ...args.map(String)], {
    env: { PATH: process.env.PATH, ...env },
  });
  return JSON.parse(stdout);
}

/** The median; of an even number of figures the higher one in the middle, and 0 of none. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[figures.length >> 1] ?? 0;

/** Does something in a folder of its own, which is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'measure-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
