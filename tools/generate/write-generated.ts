import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generatedDir } from '../site-build/paths.ts';

/**
 * Writes a file of `.generated/` only when its text differs, so that watchers and stamps do not see a change where there is none.
 * @param name path from there
 */
export async function writeGenerated(name: string, text: string, dir = generatedDir): Promise<void> {
  const file = join(dir, name);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
