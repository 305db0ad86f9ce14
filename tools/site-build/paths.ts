import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project, without a trailing slash. */
export const projectDir = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
export const buildDir = join(projectDir, 'build');
/** The files that a static host serves. */
export const clientDir = join(buildDir, 'client');
/** Node.js caches compiled sources in this folder, so a program starts in a quarter less time. */
export const compileCacheDir = join(projectDir, 'node_modules/.cache/node');
/** Generated files that code imports. */
export const generatedDir = join(projectDir, '.generated');

/** All files under these folders, as paths relative to the root of the project. */
export async function listProjectFiles(folders: readonly string[], rootDir = projectDir): Promise<string[]> {
  const lists = folders.map(async (folder) =>
    (await listFiles(join(rootDir, folder))).map((file) => `${folder}/${file}`),
  );
  return (await Promise.all(lists)).flat();
}

/** All files under a folder, as sorted relative paths with forward slashes. A missing folder has no files. */
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

/**
 * Writes a file of a build or of `.generated/` if its text changed, because file watchers react to each write, and deletes its old
 * compressed forms. It replaces the file, so that a hard link to the old one keeps its text.
 * @returns whether the text changed
 */
export async function writeChanged(file: string, text: string | Buffer): Promise<boolean> {
  const bytes = Buffer.from(text);
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(bytes)) return false;
  await mkdir(dirname(file), { recursive: true });
  for (const extension of ['br', 'gz']) await rm(`${file}.${extension}`, { force: true });
  // Two programs may write the same file at the same time.
  const next = `${file}.${process.pid}.new`;
  await writeFile(next, bytes);
  await rename(next, file);
  return true;
}
