import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brochureWords, courses, courseWords, curriculumWords, enrolment, profile } from '#content';
import { generatedDir, listProjectFiles, projectDir } from '../site-build/paths.ts';

/**
 * Makes `brochures/<course>.pdf` for each course whose inputs changed. Writes the size of each file in bytes to `brochures.ts`, so that pages
 * can show it.
 * @param root the folder of these files
 */
export async function generateBrochures(root = generatedDir): Promise<void> {
  const dir = join(root, 'brochures');
  // The hashes of the inputs of the last run, by course.
  const hashFile = join(root, 'brochures.hashes.json');
  const before: Record<string, string> = JSON.parse(await readFile(hashFile, 'utf8').catch(() => '{}'));
  // The hash of a course contains its own batches.
  const shared = { ...enrolment, batches: { ...enrolment.batches, list: [] } };
  const inputs = JSON.stringify([
    brochureWords,
    courseWords,
    curriculumWords,
    shared,
    profile,
    await readLayoutSources(),
  ]);
  const hashes = Object.fromEntries(
    courses.map((course) => [
      course.slug,
      createHash('sha256').update(JSON.stringify(course)).update(inputs).digest('hex'),
    ]),
  );
  const stale = courses.filter(({ slug }) => before[slug] !== hashes[slug] || !existsSync(join(dir, `${slug}.pdf`)));
  if (stale.length === 0 && Object.keys(before).length === courses.length) return;
  await mkdir(dir, { recursive: true });
  // Loaded only when needed, because it takes longer than the rest of this function.
  const { makeBrochure, openTypst } = await import('../brochures/make-brochure.ts');
  const typst = await openTypst();
  for (const course of stale) await writeFile(join(dir, `${course.slug}.pdf`), makeBrochure(typst, course));
  const sizes: Record<string, { bytes: number }> = {};
  for (const { slug } of courses) sizes[slug] = { bytes: (await stat(join(dir, `${slug}.pdf`))).size };
  for (const file of await readdir(dir)) if (!(file.replace('.pdf', '') in sizes)) await rm(join(dir, file));
  await writeFile(join(root, 'brochures.ts'), `export const brochures = ${JSON.stringify(sizes, null, 2)};\n`);
  await writeFile(hashFile, JSON.stringify(hashes));
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
