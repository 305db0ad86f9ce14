/** For tests: the project in a folder of its own, to be changed and built without touching this one. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectDir } from './site-build/paths.ts';

/** What a build reads; everything else would only be copied for nothing. */
const sources = [
  ...['content', 'forms', 'public', 'server', 'site', 'tools', 'ui'],
  // Brochures and fonts are made anew only where their words change.
  '.generated',
  ...[
    'package.json',
    'package-lock.json',
    'react-router.config.ts',
    'tsconfig.json',
    'vite.config.ts',
    'vite-env.d.ts',
  ],
];

export interface ProjectCopy {
  readonly dir: string;
  /** @param file path from the project's folder */
  path(file: string): string;
  /**
   * Builds the copy, with the packages of the project, where it is not built yet.
   * @param settings of `server/config.ts`, over those of the product as shipped
   * @returns what the build printed
   * @throws Error with what it printed, if it failed
   */
  build(settings?: Readonly<Record<string, string>>): Promise<string>;
  remove(): Promise<void>;
}

/** @param dir where it goes; what an earlier copy had built there stays, and is built anew only where it differs */
export async function copyProject(dir?: string): Promise<ProjectCopy> {
  const root = dir ?? (await mkdtemp(join(tmpdir(), 'project-')));
  const path = (file: string) => join(root, file);
  const copy = async (name: string) => {
    await rm(path(name), { recursive: true, force: true });
    // A checkout without files that are sent as they are has no `public/`.
    if (existsSync(join(projectDir, name))) await cp(join(projectDir, name), path(name), { recursive: true });
  };
  await rm(path('node_modules'), { force: true });
  await Promise.all([...sources.map(copy), symlink(join(projectDir, 'node_modules'), path('node_modules'))]);
  return {
    dir: root,
    path,
    async build(settings = {}) {
      const env = { ...process.env, DELIVERY: 'intake', INTAKE_ORIGIN: '', ...settings };
      const { stdout } = await promisify(execFile)(process.execPath, ['tools/build.ts', '--if-stale'], {
        cwd: root,
        env,
      });
      return stdout;
    },
    remove: () => rm(root, { recursive: true }),
  };
}
