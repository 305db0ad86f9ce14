import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { ProjectCopy } from '../project-copy.ts';

const folder = 'content/services';
/** Beyond the places of the entries there are. */
const firstOrder = 100_000;

/**
 * Adds services to a copy of the project, each with the words of one there is and a title of its own. None stands in the menu: what each page lists
 * would make all pages together grow with the square of their number, whatever builds them.
 */
export async function addServices(copy: ProjectCopy, count: number): Promise<void> {
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
