/** Lists the entries and the translations of `content/` in `.generated/entries.ts`, so that a new one needs only a new file. */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeChanged } from '../site-build/paths.ts';

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
  const text = [moduleText(lists), await languagesText(root)].join('\n');
  await writeChanged(fileURLToPath(new URL('.generated/entries.ts', root)), text);
}

/** The list of languages. A language is a folder `content/<code>/`: `language.ts`, and translations at the paths of their originals. */
async function languagesText(root: URL): Promise<string> {
  const content = new URL('content/', root);
  const codes = (await readdir(content)).filter((name) => /^[a-z]{2,3}$/.test(name)).sort();
  const languages = await Promise.all(
    codes.map(async (code) => {
      const names = await readdir(new URL(`${code}/`, content), { recursive: true });
      return {
        code,
        files: names.filter((name) => name.endsWith('.ts') && !['language.ts', 'fact-words.ts'].includes(name)).sort(),
      };
    }),
  );
  const lines = languages.flatMap(({ code, files }) => [
    `import ${code} from '../content/${code}/language.ts';`,
    `import ${code}Originals from '../content/${code}/originals.json' with { type: 'json' };`,
    ...files.map((file, index) => `import ${code}${index} from '../content/${code}/${file}';`),
  ]);
  const tables = languages.map(({ code, files }) => {
    const rows = files.map(
      (file, index) => `{ file: 'content/${code}/${file}', original: 'content/${file}', source: ${code}${index} },`,
    );
    return `  ${code}: { language: { file: 'content/${code}/language.ts', source: ${code} }, originals: ${code}Originals, translations: [\n${rows.join('\n')}\n] },`;
  });
  return `${lines.join('\n')}
export const languages: Readonly<Record<string, { language: Source; originals: Record<string, string>; translations: readonly Translation[] }>> = {
${tables.join('\n')}
};
`;
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
import type { EntrySource, Source } from '../content/loading/read-content.ts';
import type { Translation } from '../content/loading/translate.ts';
${lines.join('\n')}
`;
}
