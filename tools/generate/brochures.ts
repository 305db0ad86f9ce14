import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brochureWords, courses, courseWords, curriculumWords, enrolment, profile } from '#content';
import { generatedDir, listProjectFiles, projectDir } from '../site-build/paths.ts';

const dir = join(generatedDir, 'brochures');
/** Hash of all that they were made from. */
const hashFile = join(generatedDir, 'brochures.hash');

/**
 * Makes `.generated/brochures/<course>.pdf` for each course if anything changed that they are made from, and lists the
 * bytes of each in `.generated/brochures.json`, so that a page can say how large the file is.
 */
export async function generateBrochures(): Promise<void> {
  const words = [courses, brochureWords, courseWords, curriculumWords, enrolment, profile];
  const inputs = JSON.stringify([words, await readDrawing()]);
  const inputsHash = createHash('sha256').update(inputs).digest('hex');
  if ((await readFile(hashFile, 'utf8').catch(() => '')) === inputsHash) return;
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  // Loading the maker takes longer than all the rest when nothing changed.
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

/** Everything but the words that decides how a brochure looks. */
async function readDrawing(): Promise<string[]> {
  const own = await listProjectFiles(['tools/brochures']);
  const files = [
    ...own.filter((file) => !file.endsWith('.test.ts')),
    'tools/site-build/hue-styles.ts',
    'ui/colours.ts',
    'ui/weave/cloth-pattern.ts',
    '.generated/fonts/recipe.json',
    'node_modules/@myriaddreamin/typst-ts-web-compiler/package.json',
  ];
  return Promise.all(files.map((file) => readFile(join(projectDir, file), 'utf8')));
}

if (import.meta.main) await generateBrochures();
