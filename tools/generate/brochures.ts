import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contentIn, courses, siteLanguage, translationsOf } from '#content';
import { brochureData } from '../brochures/brochure-data.ts';
import { generatedDir, projectDir } from '../site-build/paths.ts';

/** Every brochure, with the words that it shows: one for each course, and one for each translation of its page. */
const brochures = courses.flatMap((course) =>
  [siteLanguage, ...translationsOf(course.href).map(({ language }) => language)].map((language) => {
    const content = contentIn(language);
    const translated = content.courses.find(({ slug }) => slug === course.slug) ?? course;
    return { href: translated.brochureHref, data: brochureData(content, translated) };
  }),
);

/**
 * Makes the brochures whose inputs changed. Writes the size of each file in bytes to `brochures.ts`, so that pages can show it.
 * @param root the folder of these files
 */
export async function generateBrochures(root = generatedDir): Promise<void> {
  const dir = join(root, 'brochures');
  const fileOf = (href: string) => join(dir, basename(href));
  // The hashes of the inputs of the last run, by the address of the brochure.
  const hashFile = join(root, 'brochures.hashes.json');
  const before: Record<string, string> = JSON.parse(await readFile(hashFile, 'utf8').catch(() => '{}'));
  const layout = JSON.stringify(await readLayoutSources());
  const hashes = Object.fromEntries(
    brochures.map(({ href, data }) => [href, hash('sha256', JSON.stringify(data) + layout)]),
  );
  const stale = brochures.filter(({ href }) => before[href] !== hashes[href] || !existsSync(fileOf(href)));
  if (stale.length === 0 && Object.keys(before).length === brochures.length) return;
  await mkdir(dir, { recursive: true });
  // Loaded only when needed, because it takes longer than the rest of this function.
  const { makeBrochure, openTypst } = await import('../brochures/make-brochure.ts');
  const typst = await openTypst();
  for (const { href, data } of stale) await writeFile(fileOf(href), makeBrochure(typst, data));
  const sizes: Record<string, { bytes: number }> = {};
  for (const { href } of brochures) sizes[href] = { bytes: (await stat(fileOf(href))).size };
  const names = brochures.map(({ href }) => basename(href));
  for (const file of await readdir(dir)) if (!names.includes(file)) await rm(join(dir, file));
  await writeFile(join(root, 'brochures.ts'), `export const brochures = ${JSON.stringify(sizes, null, 2)};\n`);
  await writeFile(hashFile, JSON.stringify(hashes));
}

/** All inputs of a brochure other than its words and colours. */
async function readLayoutSources(): Promise<string[]> {
  const files = [
    'tools/brochures/brochure.typ',
    'tools/brochures/make-brochure.ts',
    '.generated/fonts/recipe.json',
    '.generated/fonts/bengali-recipe.json',
    'node_modules/@myriaddreamin/typst-ts-web-compiler/package.json',
  ];
  return Promise.all(files.map((file) => readFile(join(projectDir, file), 'utf8')));
}

if (import.meta.main) await generateBrochures();
