import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generatedDir } from '../site-build/paths.ts';

/**
 * Writes a file of `.generated/` only if its text has changed, because file watchers react to each write.
 * @param name path relative to `dir`
 */
export async function writeGenerated(name: string, text: string, dir = generatedDir): Promise<void> {
  const file = join(dir, name);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
