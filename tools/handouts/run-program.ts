import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { locateProgram } from '../locate-program.ts';

const run = promisify(execFile);

/** Programs that run a language, best first, and how: each step is what the one before it made. */
interface Language {
  readonly programs: readonly string[];
  readonly steps: (program: string, source: string, made: string) => readonly (readonly string[])[];
}

const compiled = (...options: string[]): Language['steps'] => {
  return (compiler, source, made) => [
    [compiler, ...options, '-Wall', '-Wextra', '-Werror', source, '-o', made],
    [made],
  ];
};
const interpreted: Language['steps'] = (program, source) => [[program, source]];

const languages: Readonly<Record<string, Language>> = {
  '.c': { programs: ['gcc', 'clang'], steps: compiled('-std=c17') },
  '.cpp': { programs: ['g++', 'clang++'], steps: compiled('-std=c++20') },
  '.dart': { programs: ['dart'], steps: interpreted },
  '.java': { programs: ['java'], steps: interpreted },
  '.mjs': { programs: [process.execPath], steps: interpreted },
  '.py': { programs: ['python3'], steps: interpreted },
  '.sql': { programs: ['sqlite3'], steps: (program, source) => [[program, '-bail', ':memory:', `.read ${source}`]] },
};

/** Path of what runs a program of this name, or undefined where the machine has none. */
export function runnerOf(name: string): string | undefined {
  const language = languages[extname(name)];
  if (!language)
    throw new Error(`${name}: no language ends in ${extname(name)}; name it in tools/handouts/run-program.ts`);
  if (language.programs[0] === process.execPath) return process.execPath;
  return locateProgram(language.programs);
}

/**
 * What a program prints to standard output, without white space at its end. It gets no input, and at most a minute.
 * @param runner as `runnerOf` gives it
 * @throws Error with what compiler or program said, when either fails or writes to standard error
 */
export async function outputOf(source: string, runner: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'handout-'));
  try {
    const steps = languages[extname(source)]?.steps(runner, source, join(dir, 'program')) ?? [];
    let printed = '';
    for (const [command = '', ...options] of steps) {
      const { stdout, stderr } = await run(command, options, { timeout: 60_000, cwd: dir });
      if (stderr !== '') throw new Error(`${source}: ${stderr}`);
      printed = stdout;
    }
    return printed.trimEnd();
  } finally {
    await rm(dir, { recursive: true });
  }
}
