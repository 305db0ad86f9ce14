import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { handoutsDir } from '../generate/handouts.ts';
import { locateProgram } from '../programs/locate-program.ts';
import { listFiles } from '../site-build/paths.ts';

/** Hashes of the programs at their last run. They show which programs must run again on a machine that has the language. */
export const hashesFile = join(handoutsDir, 'hashes.json');

/** All programs of the handouts, such as `cpp-programming/lesson.cpp`. */
export async function listPrograms(): Promise<string[]> {
  return (await listFiles(handoutsDir)).filter((name) => name.includes('/') && !name.endsWith('.out'));
}

/** Reads `hashes.json`: the hash of each program and its output. */
export async function readHashes(): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(hashesFile, 'utf8'));
}

/** Hash of a program and its output. @param name from `listPrograms` */
export async function fingerprint(name: string): Promise<string> {
  const files = [name, `${name}.out`].map((file) => readFile(join(handoutsDir, file), 'utf8'));
  return hash('sha256', JSON.stringify(await Promise.all(files)));
}

interface Language {
  /** Interpreters or compilers, in order of preference. */
  readonly programs: readonly string[];
  /** For a compiler: the option for the language standard. */
  readonly standard?: string;
  /** Arguments; default: only the file. */
  readonly args?: (source: string) => readonly string[];
}

const languages: Readonly<Record<string, Language>> = {
  '.cpp': { programs: ['g++', 'clang++'], standard: '-std=c++20' },
  '.dart': { programs: ['dart'] },
  '.mjs': { programs: ['node'] },
  '.py': { programs: ['python3'] },
  '.sql': { programs: ['sqlite3'], args: (source) => ['-bail', ':memory:', `.read ${source}`] },
};

/**
 * Path of the interpreter or compiler of a program, or undefined if the machine has none.
 * @throws Error for an unknown file extension
 */
export function runnerOf(name: string): string | undefined {
  const language = languages[extname(name)];
  if (language) return locateProgram(language.programs);
  throw new Error(`${name}: no language has the extension ${extname(name)}; add it in tools/handouts/programs.ts`);
}

/**
 * Runs a program without input, for at most a minute, and returns its standard output without trailing white space.
 * @param runner from `runnerOf`
 * @throws Error if the compiler or the program fails or writes to standard error
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
