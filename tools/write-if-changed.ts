import { readFile, writeFile } from 'node:fs/promises';

/** Writes a generated file only when its text differs, so that watchers and stamps do not see a change where there is none. */
export async function writeIfChanged(file: URL, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}
