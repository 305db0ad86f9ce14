import { spawnSync } from 'node:child_process';

/**
 * Finds the first program on the PATH that starts.
 * @param names in order of preference
 */
export function locateProgram(
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  starts = doesStart,
): string | undefined {
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(starts);
}

/** Some distributions install a placeholder instead of a browser, so the file alone does not show that the program works. */
export function doesStart(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
