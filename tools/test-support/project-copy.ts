/** For tests: the project, or its content alone, in a folder of its own, to be changed and built without touching this one. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir } from '../site-build/paths.ts';

/** What a build reads; everything else would only be copied for nothing. */
const sources = [
  ...['content', 'forms', 'public', 'server', 'site', 'tools', 'ui'],
  // Brochures and fonts are made again only if their sources change.
  '.generated',
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['react-router.config.ts', 'vite.config.ts', 'vite-env.d.ts'],
];

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

/** Copies `content/` and the launch check; the generated list of entries is not there yet. */
export const copyContent = () =>
  copyProject(undefined, ['content', '.generated/handouts.ts', 'tools/launch-check.ts', 'package.json']);

/** @param dir where it goes; the build of an earlier copy stays, and only differences are built again */
export async function copyProject(dir?: string, files: readonly string[] = sources) {
  const root = dir ?? (await mkdtemp(join(tmpdir(), 'project-')));
  const path = (file: string) => join(root, file);
  const copy = async (name: string) => {
    await rm(path(name), { recursive: true, force: true });
    // A checkout without files that are sent as they are has no `public/`.
    if (existsSync(join(projectDir, name))) await cp(join(projectDir, name), path(name), { recursive: true });
  };
  await rm(path('node_modules'), { force: true });
  await Promise.all([...files.map(copy), symlink(join(projectDir, 'node_modules'), path('node_modules'))]);
  /** Runs Node in the copy. @returns how it ended and what it wrote, standard output and error as one */
  const run = (args: readonly string[], env: NodeJS.ProcessEnv = process.env) =>
    new Promise<{ status: number; text: string }>((resolve) => {
      execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) => {
        resolve({ status: error ? Number(error.code ?? 1) : 0, text: `${stdout}${stderr}` });
      });
    });
  /** @throws Error with what it printed, if it failed */
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
     * Loads the content in a process of its own.
     * @param expression JavaScript over `c`, what `#content` exports; its value must be JSON
     */
    async ask(expression: string): Promise<unknown> {
      const program = `const c = await import('#content'); console.log(JSON.stringify(${expression}))`;
      return JSON.parse(await succeed(['--input-type=module', '-e', program]));
    },
    /**
     * Builds the copy where it is not built yet.
     * @param settings of `server/config/settings.ts`, over those of the product as shipped
     * @returns what the build printed
     */
    build: (settings: Readonly<Record<string, string>> = {}) =>
      succeed(['tools/build.ts', '--if-stale'], { ...process.env, DELIVERY: 'intake', INTAKE_ORIGIN: '', ...settings }),
    remove: () => rm(root, { recursive: true }),
  };
}
