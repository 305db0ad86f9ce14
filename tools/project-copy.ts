/** For tests: the project in a folder of its own, to be changed and built without touching this one. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectDir } from './site-build/paths.ts';

/** What a build reads; everything else would only be copied for nothing. */
const sources = [
  ...['content', 'forms', 'public', 'server', 'site', 'tools', 'ui'],
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
   * Builds the copy, with the packages of the project.
   * @param settings of `server/config.ts`, over those of the product as shipped
   * @returns what the build printed
   * @throws Error with what it printed, if it failed
   */
  build(settings?: Readonly<Record<string, string>>): Promise<string>;
  remove(): Promise<void>;
}

export async function copyProject(): Promise<ProjectCopy> {
  const dir = await mkdtemp(join(tmpdir(), 'project-'));
  const path = (file: string) => join(dir, file);
  await Promise.all([
    ...sources.map((name) => cp(join(projectDir, name), path(name), { recursive: true })),
    symlink(join(projectDir, 'node_modules'), path('node_modules')),
  ]);
  return {
    dir,
    path,
    async build(settings = {}) {
      const env = { ...process.env, DELIVERY: 'intake', ...settings };
      const { stdout } = await promisify(execFile)(process.execPath, ['tools/build.ts'], { cwd: dir, env });
      return stdout;
    },
    remove: () => rm(dir, { recursive: true }),
  };
}
