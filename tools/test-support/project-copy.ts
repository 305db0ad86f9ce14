/** For tests: copies the project, or only its content, into a temporary folder, where a test can change and build it. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir } from '../site-build/paths.ts';

/** The inputs of a build. */
const sources = [
  ...['content', 'desk', 'forms', 'public', 'server', 'site', 'tools', 'ui'],
  // With these, brochures and fonts are generated only if their sources change.
  '.generated',
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['react-router.config.ts', 'vite.config.ts', 'vite-env.d.ts'],
];

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

/** Copies `content/` and the launch check, without the generated list of entries. */
export const copyContent = () =>
  copyProject(undefined, ['content', '.generated/handouts.ts', 'tools/launch-check.ts', 'package.json']);

/** @param dir target, in which the build of an earlier copy stays; default: a new temporary folder */
export async function copyProject(dir?: string, files: readonly string[] = sources) {
  const root = dir ?? (await mkdtemp(join(tmpdir(), 'project-')));
  const path = (file: string) => join(root, file);
  const copy = async (name: string) => {
    await rm(path(name), { recursive: true, force: true });
    await cp(join(projectDir, name), path(name), { recursive: true });
  };
  await rm(path('node_modules'), { force: true });
  await Promise.all([...files.map(copy), symlink(join(projectDir, 'node_modules'), path('node_modules'))]);
  /** Runs Node in the copy. @returns the exit code, and standard output and standard error together */
  const run = (args: readonly string[], env: NodeJS.ProcessEnv = process.env) =>
    new Promise<{ status: number; text: string }>((resolve) => {
      execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) => {
        resolve({ status: error ? Number(error.code ?? 1) : 0, text: `${stdout}${stderr}` });
      });
    });
  /** @throws Error with the output if the exit code is not 0 */
  const succeed = async (args: readonly string[], env?: NodeJS.ProcessEnv) => {
    const { status, text } = await run(args, env);
    if (status !== 0) throw new Error(text);
    return text;
  };
  return {
    dir: root,
    root: pathToFileURL(`${root}/`),
    path,
    run,
    /**
     * Imports `#content` as `c` in a child process and evaluates an expression.
     * @param expression JavaScript that uses `c`; its value must be JSON
     */
    async evaluate(expression: string): Promise<unknown> {
      const program = `const c = await import('#content'); console.log(JSON.stringify(${expression}))`;
      return JSON.parse(await succeed(['--input-type=module', '-e', program]));
    },
    /**
     * Builds the copy unless its build is up to date.
     * @param settings of `server/config/settings.ts` that differ from the defaults
     * @param isCompressed whether the build has compressed files, too
     * @returns the output of the build
     */
    build: (settings: Readonly<Record<string, string>> = {}, isCompressed = false) =>
      succeed(['tools/build.ts', '--if-stale', ...(isCompressed ? [] : ['--uncompressed'])], {
        ...process.env,
        DELIVERY: 'intake',
        INTAKE_ORIGIN: '',
        ...settings,
      }),
    remove: () => rm(root, { recursive: true }),
  };
}
