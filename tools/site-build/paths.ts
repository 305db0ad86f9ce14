import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project, without a slash at its end. */
export const projectDir = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
export const buildDir = join(projectDir, 'build');
/** What a static host serves. */
export const clientDir = join(buildDir, 'client');
/** What code imports but nobody writes by hand. */
export const generatedDir = join(projectDir, '.generated');
/** Every file under these folders of the project, as paths from the folder of the project. */
export async function listProjectFiles(folders: readonly string[], rootDir = projectDir): Promise<string[]> {
  const lists = folders.map(async (folder) =>
    (await listFiles(join(rootDir, folder))).map((file) => `${folder}/${file}`),
  );
  return (await Promise.all(lists)).flat();
}

/** Every file under a folder, as paths relative to it with forward slashes, sorted. A folder that is not there is empty. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
