import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedDir, listFiles, projectDir, writeChanged } from '../site-build/paths.ts';

/** Folder of the programs of the handouts, each beside its output (`.out`). */
export const handoutsDir = join(projectDir, 'content/handouts');

/**
 * Writes the programs of the handouts and their output as a module. They stay runnable files, so that pages show tested code.
 * The keys are paths below `content/handouts/`, such as `cpp-programming/lesson.cpp`.
 */
export async function generateHandouts(): Promise<void> {
  const names = (await listFiles(handoutsDir)).filter((name) => name.includes('/')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(handoutsDir, name), 'utf8')));
  const files = Object.fromEntries(names.map((name, index) => [name, texts[index]?.trimEnd()]));
  await writeChanged(
    join(generatedDir, 'handouts.ts'),
    `// Written by tools/generate/handouts.ts.
export const handoutFiles: Readonly<Record<string, string>> = ${JSON.stringify(files, undefined, 2)};
`,
  );
}
