import { spawnSync } from 'node:child_process';

/**
 * Path of the first of these programs that stands on the PATH and starts.
 * @param names best first
 */
export function locateProgram(
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  starts = doesStart,
): string | undefined {
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(starts);
}

/** Some distributions put a note in place of a browser, so being there is not enough. */
export function doesStart(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
