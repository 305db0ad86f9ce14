/** Lists the entries of `content/` in `.generated/entries.ts`, so that a new entry needs only a new file. */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeGenerated } from './write-generated.ts';

/** Folders of `content/` with one file for each entry. */
const entryKinds = ['courses', 'internships', 'sectors', 'services', 'products', 'technologies'] as const;

const projectDir = new URL('../../', import.meta.url);

/**
 * Writes `.generated/entries.ts` if its content changed.
 * @param root folder that contains `content/`; ends with a slash
 * @throws Error that names a file whose name cannot be part of an address
 */
export async function generateEntries(root: URL = projectDir): Promise<void> {
  const lists = await Promise.all(
    entryKinds.map(async (kind) => ({ kind, slugs: await listSlugs(new URL(`content/${kind}/`, root), kind) })),
  );
  await writeGenerated('entries.ts', moduleText(lists), fileURLToPath(new URL('.generated', root)));
}

async function listSlugs(dir: URL, kind: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => !name.endsWith('.test.ts') && name !== 'README.md').sort();
  for (const name of names) {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.ts$/.test(name)) {
      throw new Error(`content/${kind}/${name}: the file name becomes the address; write small-letters-and-hyphens.ts`);
    }
  }
  return names.map((name) => name.slice(0, -'.ts'.length));
}

function moduleText(lists: readonly { kind: string; slugs: readonly string[] }[]): string {
  const lines = lists.flatMap(({ kind, slugs }) => [
    ...slugs.map((slug, index) => `import ${kind}${index} from '../content/${kind}/${slug}.ts';`),
    `export const ${kind}: readonly EntrySource[] = [`,
    ...slugs.map(
      (slug, index) => `  { file: 'content/${kind}/${slug}.ts', slug: '${slug}', source: ${kind}${index} },`,
    ),
    '];',
  ]);
  return `// Written by tools/generate/entries.ts.
import type { EntrySource } from '../content/loading/read-content.ts';
${lines.join('\n')}
`;
}

if (import.meta.main) await generateEntries();
