import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { handoutsDir } from '../generate/handouts.ts';
import { locateProgram } from '../programs/locate-program.ts';
import { listFiles } from '../site-build/paths.ts';

/** Which text of each program was run last: not every machine has every language, and a changed one must be run on one that has. */
export const ranFile = join(handoutsDir, 'ran.json');

/** Every program of the handouts, as `cpp-programming/lesson.cpp`. */
export async function listPrograms(): Promise<string[]> {
  return (await listFiles(handoutsDir)).filter((name) => name.includes('/') && !name.endsWith('.out'));
}

/** What stands in `ran.json`: the fingerprint of each program, and of what it printed. */
export async function readRan(): Promise<Readonly<Record<string, string>>> {
  return z.record(z.string(), z.string()).parse(JSON.parse(await readFile(ranFile, 'utf8')));
}

/** @param name as `listPrograms` gives it */
export async function fingerprint(name: string): Promise<string> {
  const files = [name, `${name}.out`].map((file) => readFile(join(handoutsDir, file), 'utf8'));
  return createHash('sha256')
    .update(JSON.stringify(await Promise.all(files)))
    .digest('hex');
}

interface Language {
  /** What runs it, best first. */
  readonly programs: readonly string[];
  /** Of a compiler: the standard that it compiles by. */
  readonly standard?: string;
  /** What it is given, if not the file alone. */
  readonly args?: (source: string) => readonly string[];
}

const languages: Readonly<Record<string, Language>> = {
  '.cpp': { programs: ['g++', 'clang++'], standard: '-std=c++20' },
  '.dart': { programs: ['dart'] },
  '.mjs': { programs: ['node'] },
  '.py': { programs: ['python3'] },
  '.sql': { programs: ['sqlite3'], args: (source) => ['-bail', ':memory:', `.read ${source}`] },
};

/** Path of what runs a program of this name, or undefined where the machine has none. */
export function runnerOf(name: string): string | undefined {
  const language = languages[extname(name)];
  if (language) return locateProgram(language.programs);
  throw new Error(`${name}: no language ends in ${extname(name)}; name it in tools/handouts/programs.ts`);
}

/**
 * What a program prints to standard output, without white space at its end. It gets no input, and at most a minute.
 * @param runner as `runnerOf` gives it
 * @throws Error with what compiler or program said, when either fails or writes to standard error
 */
export async function outputOf(source: string, runner: string): Promise<string> {
  const { standard, args = (file: string) => [file] } = languages[extname(source)] ?? {};
  const dir = await mkdtemp(join(tmpdir(), 'handout-'));
  const run = async (program: string, args: readonly string[]) => {
    const { stdout, stderr } = await promisify(execFile)(program, args, { timeout: 60_000, cwd: dir });
    if (stderr !== '') throw new Error(`${source}: ${stderr}`);
    return stdout.trimEnd();
  };
  try {
    if (!standard) return await run(runner, args(source));
    const compiled = join(dir, 'program');
    await run(runner, [standard, '-Wall', '-Wextra', '-Werror', source, '-o', compiled]);
    return await run(compiled, []);
  } finally {
    await rm(dir, { recursive: true });
  }
}
