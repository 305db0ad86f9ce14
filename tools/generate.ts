import { join } from 'node:path';
import { generateColours } from './generate/colours.ts';
import { generateEntries } from './generate/entries.ts';
import { generateHandouts } from './generate/handouts.ts';
import { generatedDir, writeChanged } from './site-build/paths.ts';

/** Generates every file in `.generated/`. Fast if nothing changed, and safe to repeat. */
export async function generate(): Promise<void> {
  await generateSources();
  // The brochures use the fonts that `generateSources` writes.
  const { generateBrochures } = await import('./generate/brochures.ts');
  await generateBrochures();
}

/** Generates all files except the brochures, which take seconds. A build generates those in parallel with its pages. */
export async function generateSources(): Promise<void> {
  await generateEntries();
  await generateHandouts();
  await generateColours();
  // Imported only now, because it imports the content, which needs the generated entries.
  const { generateAssets } = await import('./generate/assets.ts');
  await generateAssets();
  await generateSearchWords();
}

/** Writes the word lists of the search as a separate module, because browser scripts must not import the content. */
async function generateSearchWords(): Promise<void> {
  const { aliases, stopWords } = (await import('#content')).search;
  const text = `// Written by tools/generate.ts.
import type { WordLists } from '../site/text-search/word-index.ts';

export const wordLists: WordLists = ${JSON.stringify({ aliases, stopWords })};
`;
  await writeChanged(join(generatedDir, 'search-words.ts'), text);
}

if (import.meta.main) await generate();
