/** For tests: the content in a folder of its own, to be changed and loaded without touching the project. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir } from './site-build/paths.ts';

export interface ContentCopy {
  readonly root: URL;
  /** @param file path from the project's folder */
  path(file: string): string;
  /**
   * Runs Node in the copy, with the packages of the project.
   * @returns how it ended and what it wrote, standard output and error as one
   */
  run(...args: string[]): Promise<{ status: number; text: string }>;
  /**
   * Loads the content in a process of its own.
   * @param expression JavaScript over `c`, what `#content` exports; its value must be JSON
   * @throws Error with what the process wrote, if the content could not be loaded
   */
  ask(expression: string): Promise<unknown>;
  remove(): Promise<void>;
}

/** Copies `content/` and the launch check; the generated list of entries is not there yet. */
export async function copyContent(): Promise<ContentCopy> {
  const dir = await mkdtemp(join(tmpdir(), 'content-'));
  const path = (file: string) => join(dir, file);
  await Promise.all([
    ...['content', '.generated/handouts.ts', 'tools/launch-check.ts', 'package.json'].map((file) =>
      cp(join(projectDir, file), path(file), { recursive: true }),
    ),
    symlink(join(projectDir, 'node_modules'), path('node_modules')),
  ]);
  const run = (...args: string[]) =>
    new Promise<{ status: number; text: string }>((resolve) => {
      execFile(process.execPath, args, { cwd: dir }, (error, stdout, stderr) => {
        resolve({ status: error ? Number(error.code ?? 1) : 0, text: `${stdout}${stderr}` });
      });
    });
  return {
    root: pathToFileURL(`${dir}/`),
    path,
    run,
    async ask(expression) {
      const program = `const c = await import('#content'); console.log(JSON.stringify(${expression}))`;
      const { status, text } = await run('--input-type=module', '-e', program);
      if (status !== 0) throw new Error(text);
      return JSON.parse(text);
    },
    remove: () => rm(dir, { recursive: true }),
  };
}
