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

/** Runs any program. @returns what it printed */
export const outputOf = async (name: string, args: readonly string[]): Promise<string> =>
  (await run(name, args)).stdout;

/** Processor time a process has had so far, in milliseconds. */
export function processorMs(pid: number): number {
  // After the name in brackets; Linux counts in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Memory of a process that is its own or shared, in MB of 1,048,576 bytes. */
export const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Does something in a folder of its own, which is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
