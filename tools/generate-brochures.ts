import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brochureWords, type Course, courses, courseWords, curriculumWords, joining, profile } from '#content';
import { generatedDir, listProjectFiles, projectDir } from './site-build/paths.ts';
import { writeIfChanged } from './write-if-changed.ts';

const dir = join(generatedDir, 'brochures');
/** What each brochure was made from, with what came of it. */
const notesFile = join(dir, 'notes.json');

interface Note {
  readonly inputs: string;
  readonly bytes: number;
  readonly pages: number;
}

/**
 * Makes `.generated/brochures/<course>.pdf` for each course whose words, or whose way of being drawn, changed since last
 * time, and lists bytes and pages of all in `.generated/brochures.json`, so that a page can say how large the file is.
 */
export async function generateBrochures(): Promise<void> {
  await mkdir(dir, { recursive: true });
  const before: Readonly<Record<string, Note>> = JSON.parse(await readFile(notesFile, 'utf8').catch(() => '{}'));
  const there = new Set(await readdir(dir));
  const drawing = await readDrawing();
  const notes: Record<string, Note> = {};
  for (const course of courses) {
    const words = [course, brochureWords, courseWords, curriculumWords, joining, profile];
    const inputs = createHash('sha256').update(drawing).update(JSON.stringify(words)).digest('hex');
    const known = there.has(`${course.slug}.pdf`) ? before[course.slug] : undefined;
    notes[course.slug] = known?.inputs === inputs ? known : await make(course, inputs);
  }
  for (const name of there) {
    if (name.endsWith('.pdf') && !notes[name.slice(0, -'.pdf'.length)]) await rm(join(dir, name));
  }
  const sizes = Object.entries(notes).map(([slug, { bytes, pages }]) => [slug, { bytes, pages }]);
  await writeFile(notesFile, JSON.stringify(notes));
  await writeIfChanged(
    new URL('../.generated/brochures.json', import.meta.url),
    `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`,
  );
}

let typst: ReturnType<typeof import('./brochures/make-brochure.ts').openTypst> | undefined;

async function make(course: Course, inputs: string): Promise<Note> {
  // Loading the maker takes longer than all the rest when nothing changed.
  const { makeBrochure, openTypst } = await import('./brochures/make-brochure.ts');
  typst ??= openTypst();
  const { bytes, pages } = makeBrochure(await typst, course);
  await writeFile(join(dir, `${course.slug}.pdf`), bytes);
  return { inputs, bytes: bytes.length, pages };
}

/** Everything but the words that decides how a brochure looks. */
async function readDrawing(): Promise<string> {
  const own = await listProjectFiles(['tools/brochures']);
  const files = [
    ...own.filter((file) => !file.endsWith('.test.ts')),
    'tools/site-build/dye.ts',
    'ui/colours.ts',
    'ui/weave/cloth-pattern.ts',
    '.generated/fonts/recipe.json',
    'node_modules/@myriaddreamin/typst-ts-web-compiler/package.json',
  ];
  const texts = files.map((file) => readFile(join(projectDir, file), 'utf8'));
  return JSON.stringify([files, await Promise.all(texts)]);
}

if (import.meta.main) await generateBrochures();
