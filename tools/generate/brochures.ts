import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brochureWords, courses, courseWords, curriculumWords, enrolment, profile } from '#content';
import { generatedDir, listProjectFiles, projectDir } from '../site-build/paths.ts';

const dir = join(generatedDir, 'brochures');
/** Hash of the inputs of the last run. */
const hashFile = join(generatedDir, 'brochures.hash');

/**
 * Makes `.generated/brochures/<course>.pdf` for each course if an input changed. Writes the size of each file in bytes to
 * `.generated/brochures.json`, so that pages can show it.
 */
export async function generateBrochures(): Promise<void> {
  const words = [courses, brochureWords, courseWords, curriculumWords, enrolment, profile];
  const inputs = JSON.stringify([words, await readLayoutSources()]);
  const inputsHash = createHash('sha256').update(inputs).digest('hex');
  if ((await readFile(hashFile, 'utf8').catch(() => '')) === inputsHash) return;
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  // Loaded only when needed, because it takes longer than the rest of this function.
  const { makeBrochure, openTypst } = await import('../brochures/make-brochure.ts');
  const typst = await openTypst();
  const sizes: Record<string, { bytes: number }> = {};
  for (const course of courses) {
    const brochure = makeBrochure(typst, course);
    await writeFile(join(dir, `${course.slug}.pdf`), brochure);
    sizes[course.slug] = { bytes: brochure.length };
  }
  await writeFile(join(generatedDir, 'brochures.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  await writeFile(hashFile, inputsHash);
}

/** All inputs of a brochure other than the content. */
async function readLayoutSources(): Promise<string[]> {
  const sources = await listProjectFiles(['tools/brochures']);
  const files = [
    ...sources.filter((file) => !file.endsWith('.test.ts')),
    'tools/site-build/hue-styles.ts',
    'ui/colours.ts',
    'ui/weave/cloth-pattern.ts',
    '.generated/fonts/recipe.json',
    'node_modules/@myriaddreamin/typst-ts-web-compiler/package.json',
  ];
  return Promise.all(files.map((file) => readFile(join(projectDir, file), 'utf8')));
}

if (import.meta.main) await generateBrochures();
