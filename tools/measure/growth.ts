import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { pages } from '#content';
import { copyProject, type ProjectCopy } from '../test-support/project-copy.ts';

/** The most pages that a build has to be linear for. */
const manyPages = 480;
/** How many times as long a page may take among many: chance, and what each page lists. */
const most = 1.2;

/** Builds copies of the project with as many pages as there are and with many, and prints what a page takes. @returns whether that is linear */
export async function reportGrowth(): Promise<boolean> {
  const few = await msForEachPage(0);
  const many = await msForEachPage(manyPages - pages.length);
  console.info(`${few.toFixed(0)} ms a page as the site is, ${many.toFixed(0)} ms with ${manyPages} pages`);
  return many <= few * most;
}

async function msForEachPage(more: number): Promise<number> {
  const copy = await copyProject();
  try {
    await rm(copy.path('.generated'), { recursive: true });
    await addServices(copy, more);
    const startedMs = performance.now();
    const [, built] = /^Built (\d+) pages/m.exec(await copy.build()) ?? [];
    return (performance.now() - startedMs) / Number(built);
  } finally {
    await copy.remove();
  }
}

const folder = 'content/services';
/** Beyond the places of the entries there are. */
const firstOrder = 100_000;

/**
 * Adds services to a copy of the project, each with the words of one there is and a title of its own. None stands in the menu: what each page lists
 * would make all pages together grow with the square of their number, whatever builds them.
 */
async function addServices(copy: ProjectCopy, count: number): Promise<void> {
  const names = (await readdir(copy.path(folder))).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(copy.path(`${folder}/${name}`), 'utf8')));
  for (let index = 0; index < count; index += 1) {
    const file = `${folder}/grown-${index}.ts`;
    await writeFile(copy.path(file), asAnother(texts[index % texts.length] ?? '', index));
  }
}

const asAnother = (text: string, index: number) =>
  text
    .replace(/^ {2}isInMenu: .*\n/m, '')
    .replace(/^ {2}order: \d+,$/m, `  order: ${firstOrder + index},\n  isInMenu: false,`)
    .replace(/^ {2}title: '(.*)',$/m, `  title: '$1 ${index}',`);
