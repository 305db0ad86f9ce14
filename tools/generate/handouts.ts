import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, projectDir } from '../site-build/paths.ts';
import { writeGenerated } from './write-generated.ts';

/** Where the programs of the handouts lie, each beside what it prints (`.out`). */
export const handoutsDir = join(projectDir, 'content/handouts');

/**
 * Writes the programs of the handouts, and what they print, as a module: as files they can be run, and what is shown is what ran.
 * Names are those below `content/handouts/`: `cpp-programming/lesson.cpp`.
 */
export async function generateHandouts(): Promise<void> {
  const names = (await listFiles(handoutsDir)).filter((name) => name.includes('/')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(handoutsDir, name), 'utf8')));
  const files = Object.fromEntries(names.map((name, index) => [name, texts[index]?.trimEnd()]));
  await writeGenerated(
    'handouts.ts',
    `// Written by tools/generate/handouts.ts.
export const handoutFiles: Readonly<Record<string, string>> = ${JSON.stringify(files, undefined, 2)};
`,
  );
}
