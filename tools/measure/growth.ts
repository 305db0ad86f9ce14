import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { pages } from '#content';
import { copyProject, type ProjectCopy } from '../test-support/project-copy.ts';

/** The duration of a build must grow linearly up to this number of pages. */
const manyPages = 480;
/** Upper limit of the duration per page with many pages, relative to the current site. It allows for noise, and for pages with longer lists. */
const maxRatio = 1.2;

/**
 * Builds an unchanged copy of the project and one with many pages, and prints the duration per page.
 * @returns whether the growth is linear
 */
export async function reportGrowth(): Promise<boolean> {
  const few = await msPerPage(0);
  const many = await msPerPage(manyPages - pages.length);
  console.info(`${few.toFixed(0)} ms per page with the current site, ${many.toFixed(0)} ms with ${manyPages} pages`);
  return many <= few * maxRatio;
}

async function msPerPage(added: number): Promise<number> {
  const copy = await copyProject();
  try {
    await rm(copy.path('.generated'), { recursive: true });
    await addServices(copy, added);
    const startedMs = performance.now();
    const [, built] = /^Built (\d+) pages/m.exec(await copy.build({}, true)) ?? [];
    return (performance.now() - startedMs) / Number(built);
  } finally {
    await copy.remove();
  }
}

const folder = 'content/services';
/** Greater than the order of every existing entry. */
const firstOrder = 100_000;

/**
 * Adds services to a copy of the project, each a copy of an existing one with another title. None is in the menu, because a menu with all
 * pages on every page grows quadratically in any case.
 */
async function addServices(copy: ProjectCopy, count: number): Promise<void> {
  const names = (await readdir(copy.path(folder))).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(copy.path(`${folder}/${name}`), 'utf8')));
  for (let index = 0; index < count; index += 1) {
    const file = `${folder}/grown-${index}.ts`;
    await writeFile(copy.path(file), withOtherTitle(texts[index % texts.length] ?? '', index));
  }
}

const withOtherTitle = (text: string, index: number) =>
  text
    .replace(/^ {2}isInMenu: .*\n/m, '')
    .replace(/^ {2}order: \d+,$/m, `  order: ${firstOrder + index},\n  isInMenu: false,`)
    .replace(/^ {2}title: '(.*)',$/m, `  title: '$1 ${index}',`);
